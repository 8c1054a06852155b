import { type Cell, getSource } from './notebook-file.ts';

/** A package with its pinned version. */
export interface Requirement {
  /** Name with extras, such as `httpx[http2]`. */
  name: string;
  version: string;
}

/** Packages that the recorder provides in place of the published ones. */
const RECORDED = new Set(['sightglass']);

/** Reads the pins of `%pip install` lines, also where a backslash continues them. */
export function readRequirements(cells: readonly Cell[]): Requirement[] {
  const text = cells.map(getSource).join('\n').replace(/\\\n/g, ' ');
  const lines = text.match(/^\s*[%!]pip3? install .*$/gm) ?? [];
  return lines
    .flatMap((line) => line.replace(/^\s*[%!]pip3? install/, '').split(/\s+/))
    .map((word) => word.replace(/^["']|["']$/g, ''))
    .flatMap((word) => {
      const match = /^([A-Za-z\d][\w.-]*(?:\[[\w,.-]+\])?)==([\w.+!-]+)$/.exec(word);
      return match?.[1] && match[2] ? [{ name: match[1], version: match[2] }] : [];
    });
}

/** What pip has to install: everything that the recorder does not provide. */
export const getInstallable = (requirements: readonly Requirement[]): Requirement[] =>
  requirements.filter(({ name }) => !RECORDED.has(name.toLowerCase()));
