import { MEDIA_WORDS } from './words.ts';

const VISIBLE_SHARE = 0.25;

/** Plays each film while it is in view; a press stops it permanently. With reduced motion, visitors start it themselves. */
export function startGifs(gifs: readonly HTMLElement[]): void {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const loops = new Map(gifs.map((element) => [element, new Loop(element, !lessMotion.matches)]));
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) loops.get(target as HTMLElement)?.setVisible(isIntersecting);
    },
    { threshold: VISIBLE_SHARE },
  );
  for (const element of gifs) observer.observe(element);
  lessMotion.addEventListener('change', () => {
    for (const loop of loops.values()) loop.setShouldPlay(!lessMotion.matches);
  });
}

class Loop {
  readonly #element: HTMLElement;
  readonly #video: HTMLVideoElement;
  readonly #button: HTMLButtonElement;
  #shouldPlay: boolean;
  #isVisible = false;

  constructor(element: HTMLElement, shouldPlay: boolean) {
    this.#element = element;
    this.#video = element.querySelector('video') as HTMLVideoElement;
    this.#button = element.querySelector('button') as HTMLButtonElement;
    // A press before this code loaded starts it.
    this.#shouldPlay = shouldPlay || element.dataset.asked !== undefined;
    this.#button.addEventListener('click', () => this.setShouldPlay(!this.#shouldPlay));
    this.#show();
  }

  setVisible(isVisible: boolean): void {
    this.#isVisible = isVisible;
    this.#run();
  }

  setShouldPlay(shouldPlay: boolean): void {
    this.#shouldPlay = shouldPlay;
    this.#run();
  }

  #run(): void {
    if (this.#shouldPlay && this.#isVisible) {
      this.#video.autoplay = true;
      // If the browser forbids playback, to save power or data, the poster and the button stay.
      this.#video.play().catch((reason: unknown) => {
        if (!(reason instanceof DOMException && reason.name === 'AbortError')) this.setShouldPlay(false);
      });
    } else {
      this.#video.autoplay = false;
      this.#video.pause();
    }
    this.#show();
  }

  #show(): void {
    const words = this.#shouldPlay ? MEDIA_WORDS.pauseLoop : MEDIA_WORDS.playLoop;
    this.#element.dataset.gif = this.#shouldPlay ? 'playing' : 'paused';
    this.#button.setAttribute('aria-label', words.replace('{title}', this.#element.dataset.title ?? ''));
  }
}
