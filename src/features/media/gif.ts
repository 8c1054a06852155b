import { MEDIA_WORDS } from './words.ts';

const HALF = 0.5;

/** Plays each film while it is in view; a press stops it for good, and visitors who want less motion start it themselves. */
export function startGifs(gifs: readonly HTMLElement[]): void {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const loops = new Map(gifs.map((element) => [element, new Loop(element, !lessMotion.matches)]));
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) loops.get(target as HTMLElement)?.see(isIntersecting);
    },
    { threshold: HALF / 2 },
  );
  for (const element of gifs) observer.observe(element);
  lessMotion.addEventListener('change', () => {
    for (const loop of loops.values()) loop.want(!lessMotion.matches);
  });
}

class Loop {
  readonly #element: HTMLElement;
  readonly #video: HTMLVideoElement;
  readonly #button: HTMLButtonElement;
  #wanted: boolean;
  #seen = false;

  constructor(element: HTMLElement, wanted: boolean) {
    this.#element = element;
    this.#video = element.querySelector('video') as HTMLVideoElement;
    this.#button = element.querySelector('button') as HTMLButtonElement;
    // A press that came before this code is a wish to see it.
    this.#wanted = wanted || element.dataset.asked !== undefined;
    this.#button.addEventListener('click', () => this.want(!this.#wanted));
    this.#show();
  }

  see(seen: boolean): void {
    this.#seen = seen;
    this.#run();
  }

  want(wanted: boolean): void {
    this.#wanted = wanted;
    this.#run();
  }

  #run(): void {
    if (this.#wanted && this.#seen) {
      this.#video.autoplay = true;
      // A browser that forbids it, to save power or data, leaves the poster and the button.
      this.#video.play().catch((reason: unknown) => {
        if (!(reason instanceof DOMException && reason.name === 'AbortError')) this.want(false);
      });
    } else {
      this.#video.autoplay = false;
      this.#video.pause();
    }
    this.#show();
  }

  #show(): void {
    const words = this.#wanted ? MEDIA_WORDS.pauseLoop : MEDIA_WORDS.playLoop;
    this.#element.dataset.gif = this.#wanted ? 'playing' : 'paused';
    this.#button.setAttribute('aria-label', words.replace('{title}', this.#element.dataset.title ?? ''));
  }
}
