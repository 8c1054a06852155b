import type { Fault } from '../../lib/fault.ts';
import type { SdkMessage } from '../../schema/platform.ts';
import type { Sample } from './fences.ts';

const LOGGED = /^(?:\S+ )*?(?:(?:DEBUG|INFO|WARNING|ERROR)[: ]+sightglass: ?|\[sightglass\] )/;
const NUMBERS = new Set(['count', 'ms', 'seconds', 'pause', 'version']);

/** Faults for lines that look like messages of the SDKs but are not. */
export function messageFaults(sample: Sample, messages: readonly SdkMessage[], codes: readonly string[]): Fault[] {
  return sample.code.split('\n').flatMap((line, index) => {
    const match = matchMessage(line, messages);
    const text = line.replace(LOGGED, '');
    const covers = getGlob(text);
    if (!match || messages.some((message) => getPattern(message.text, codes).test(text) || covers(message.text)))
      return [];
    return [
      {
        file: sample.file,
        line: sample.line + index,
        problem: 'The SDKs do not log this message.',
        remedy: `contracts/messages.json has "${match.text}"`,
      },
    ];
  });
}

/** Finds the message that a line looks like: by the prefix of the SDK, or by its beginning. */
export function matchMessage(line: string, messages: readonly SdkMessage[]): SdkMessage | undefined {
  const text = line.replace(LOGGED, '');
  const shared = (message: SdkMessage) => {
    const end = [...message.text].findIndex((letter, index) => letter !== text[index]);
    return end < 0 ? message.text.length : end;
  };
  const best = messages.reduce<SdkMessage | undefined>(
    (first, message) => (first && shared(first) >= shared(message) ? first : message),
    undefined,
  );
  if (LOGGED.test(line)) return best;
  return messages.find((message) => getOpening(message) !== '' && text.startsWith(getOpening(message))) && best;
}

/** Returns the fixed beginning of a message; too short ones are ignored. */
function getOpening({ text }: SdkMessage): string {
  const [opening = ''] = /^[^{:"]*[:"]?/.exec(text) ?? [];
  return opening.length < 8 ? '' : opening.slice(0, 20);
}

/** A `*` may also match several parts of a message. */
function getGlob(text: string): (message: string) => boolean {
  if (!text.includes('*')) return () => false;
  const pattern = new RegExp(`^${text.split('*').map(RegExp.escape).join('.+')}$`);
  return (message) => pattern.test(message);
}

/** Creates the pattern of a message; `*` matches any text in what readers paste. */
export function getPattern(text: string, codes: readonly string[]): RegExp {
  const parts = text.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) return RegExp.escape(part);
    if (NUMBERS.has(name)) return '(?:\\d+|\\*)';
    if (name === 'status') return '(?:\\d{3}|\\*)';
    return name === 'code' ? `(?:${codes.join('|')}|\\*)` : '.+';
  });
  return new RegExp(`^${parts.join('')}$`);
}
