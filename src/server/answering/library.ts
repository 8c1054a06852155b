import type { Passage } from '../../assistant/passage.ts';
import { passagesOf } from '../assistant/passages.ts';
import type { Renderer } from '../renderer.tsx';
import { trailOf } from '../search/documents.ts';

/** What the assistant knows of a page. */
export interface LibraryPage {
  title: string;
  description: string;
  /** Questions that its author says it answers. */
  questions: readonly string[];
  /** Names on the way to the page. */
  trail: readonly string[];
  passages: readonly Passage[];
}

/** The pages that the assistant quotes from. */
export interface Library {
  page(path: string): Promise<LibraryPage | undefined>;
}

/** The library over what a renderer shows. */
export function libraryOf(renderer: () => Renderer): Library {
  return { page: (path) => libraryPage(renderer(), path) };
}

async function libraryPage(renderer: Renderer, path: string): Promise<LibraryPage | undefined> {
  const { site } = renderer;
  const front = site.pages.get(path)?.front;
  const page = front ?? site.coded.get(path);
  const text = page && (await renderer.text(path));
  if (!page || !text) return undefined;
  return {
    title: page.title,
    description: page.description,
    questions: [...(front?.questions ?? []), ...(front?.wordings ?? [])],
    trail: trailOf(path, site),
    passages: passagesOf(text),
  };
}
