import { findClosestMatch } from '../../lib/closest-match.ts';
import type { Fault } from '../../lib/fault.ts';
import type { Operations } from '../../schema/platform.ts';
import type { Sample } from './fences.ts';
import { type ShellWord, shellCommands } from './shell-words.ts';

/** Faults for unknown commands of the containers and unknown options. */
export function commandFaults(sample: Sample, { commands, executable }: Operations): Fault[] {
  return shellCommands(sample.code).flatMap((words): Fault[] => {
    const call = findCommand(words, executable);
    const [name, ...rest] = call?.words ?? [];
    if (!call || !name) return [];
    const fault = (problem: string, suggestion: string | undefined, known: readonly string[]): Fault => ({
      file: sample.file,
      line: sample.line + name.line,
      problem,
      remedy: suggestion ? `Did you mean "${suggestion}"?` : `Known: ${known.join(', ')}.`,
    });
    const imageCommands = commands.filter(({ image }) => call.image === undefined || image === call.image);
    const names = imageCommands.map(({ command }) => command.split(' ')[0] ?? '');
    if (!names.includes(name.text)) {
      const where = call.image ? `The container ${call.image}` : 'The executable';
      return [fault(`${where} has no command "${name.text}".`, findClosestMatch(name.text, names), names)];
    }
    const options = imageCommands.flatMap(({ command }) =>
      command.startsWith(name.text) ? (command.match(/--[\w-]+/g) ?? []) : [],
    );
    return rest
      .map(({ text }) => text.split('=')[0] ?? '')
      .filter((text) => text.startsWith('--') && !options.includes(text))
      .map((text) =>
        fault(`The command "${name.text}" has no option ${text}.`, findClosestMatch(text, options), options),
      );
  });
}

/** Finds the command that runs in a container: `docker compose run web ...`, one of our images with an argument, or the executable itself. */
function findCommand(
  words: readonly ShellWord[],
  executable: string,
): { image?: 'web' | 'worker'; words: ShellWord[] } | undefined {
  const texts = words.map(({ text }) => text);
  const after = (index: number) => words.slice(index + 1);
  const imageIndex = texts.findIndex((text) => /^ghcr\.io\/sightglass-example\/(web|worker):/.test(text));
  if (imageIndex > 0 && texts.includes('run')) {
    const image = texts[imageIndex]?.includes('/web:') ? 'web' : 'worker';
    return { image, words: after(imageIndex) };
  }
  const run = texts[0] === 'docker' && texts[1] === 'compose' ? texts.indexOf('run') : -1;
  const service = run < 0 ? -1 : texts.findIndex((text, index) => index > run && /^(web|worker)$/.test(text));
  if (service > 0) return { image: texts[service] as 'web' | 'worker', words: after(service) };
  const dashes = texts.indexOf('--');
  if (dashes > 0 && texts[dashes + 1] === executable) return { words: after(dashes + 1) };
  return texts[0] === executable ? { words: after(0) } : undefined;
}
