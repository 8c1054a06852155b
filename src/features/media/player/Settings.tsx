import { AudioGainSlider, Menu, type MenuInstance, useAudioGainOptions, usePlaybackRateOptions } from '@vidstack/react';
import { Settings2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PLAYER } from '../../../site/limits.ts';
import { MEDIA_WORDS as WORDS } from '../words.ts';
import { RATES } from './steps.ts';

interface Choice {
  label: string;
  value: string;
  select(): void;
}

function Choices({ label, value, choices }: { label: string; value: string | undefined; choices: readonly Choice[] }) {
  return (
    <Menu.RadioGroup className="player-choices" role="radiogroup" aria-label={label} value={value ?? ''}>
      {choices.map((choice) => (
        <Menu.Radio
          key={choice.value}
          role="radio"
          className="player-choice"
          value={choice.value}
          onSelect={() => choice.select()}
        >
          {choice.label}
        </Menu.Radio>
      ))}
    </Menu.RadioGroup>
  );
}

function Speed(): ReactNode {
  const options = usePlaybackRateOptions({ rates: [...RATES], normalLabel: WORDS.normal });
  const choices = options.map(({ value, select }) => ({ label: `${Number(value)}×`, value, select: () => select() }));
  return (
    <section>
      <p className="player-heading">{WORDS.speed}</p>
      <Choices label={WORDS.speed} value={options.selectedValue} choices={choices} />
    </section>
  );
}

function Boost(): ReactNode {
  const options = useAudioGainOptions({ gains: [...PLAYER.audioGains], disabledLabel: WORDS.off });
  if (options.disabled) return null;
  const { min, max, step } = PLAYER.audioBoost;
  const choices = options.map(({ value, select }) => ({ label: `${Number(value)}×`, value, select: () => select() }));
  return (
    <section>
      <p className="player-heading">{WORDS.boost}</p>
      <AudioGainSlider.Root
        className="player-slider"
        aria-label={WORDS.boost}
        min={min}
        max={max}
        step={step}
        keyStep={step}
      >
        <AudioGainSlider.Track className="player-track">
          <AudioGainSlider.TrackFill className="player-fill" />
        </AudioGainSlider.Track>
        <AudioGainSlider.Thumb className="player-thumb" />
      </AudioGainSlider.Root>
      <Choices label={WORDS.boost} value={options.selectedValue} choices={choices} />
    </section>
  );
}

/** Choices are side by side; the player would seek on these keys, and the menu only supports up and down. */
function moveSideways(event: KeyboardEvent): void {
  const step = { ArrowLeft: 'previousElementSibling', ArrowRight: 'nextElementSibling' } as const;
  const target = event.target as HTMLElement;
  if (!(event.key in step) || target.role !== 'radio') return;
  event.stopPropagation();
  event.preventDefault();
  const next = target[step[event.key as keyof typeof step]];
  if (next instanceof HTMLElement) next.focus();
}

/** Speed, and audio boost unless the film is silent. */
export function Settings({ isSilent }: { isSilent: boolean }): ReactNode {
  const label = isSilent ? WORDS.speed : WORDS.settings;
  const menu = useRef<MenuInstance>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const ending = new AbortController();
    // The menu handles Escape only while focus is inside, which is not the case after a click.
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && menu.current?.close();
    document.addEventListener('keydown', close, ending);
    menu.current?.contentElement?.addEventListener('keydown', moveSideways, ending);
    return () => ending.abort();
  }, [isOpen]);
  return (
    <Menu.Root ref={menu} className="player-menu" onOpen={() => setOpen(true)} onClose={() => setOpen(false)}>
      <Menu.Button className="player-button" aria-label={label}>
        <Settings2 aria-hidden />
      </Menu.Button>
      <Menu.Items className="player-panel" role="group" aria-label={label} placement={null}>
        <Speed />
        {!isSilent && <Boost />}
      </Menu.Items>
    </Menu.Root>
  );
}
