import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml } from '../markdown/front-matter.ts';
import {
  type KnownQuestions,
  type SiteQuestions,
  sectionQuestionsSchema,
  type UnansweredQuestion,
  unansweredSchema,
} from '../schema/section-questions.ts';
import { readText } from './read-text.ts';

/** The folder with the questions of sections: `/docs/tracing` has `docs/tracing.yaml` here. */
export const QUESTIONS_FOLDER = 'content/data/questions';

/** Questions that no page answers. */
export const UNANSWERED_FILE = 'content/data/unanswered.yaml';

/** Examples of questions about something else, one per line. */
export const OFF_TOPIC_FILE = 'content/data/off-topic.txt';

const HOME_FILE = 'home.yaml';

export function getQuestionsFile(path: string): string {
  return `${QUESTIONS_FOLDER}/${path === '/' ? HOME_FILE : `${path.slice(1)}.yaml`}`;
}

/** Reads the questions of all sections. Throws a FaultError that names file and line. */
export function readSectionQuestions(root: string): SiteQuestions {
  const folder = join(root, QUESTIONS_FOLDER);
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
  return Object.fromEntries(
    names.map((name) => {
      const file = `${QUESTIONS_FOLDER}/${name}`;
      const path = name === HOME_FILE ? '/' : `/${name.replace(/\.yaml$/, '')}`;
      return [path, parseYaml(readText(root, file), file, sectionQuestionsSchema)];
    }),
  );
}

/** Reads the questions that no page answers. */
export function readUnanswered(root: string): UnansweredQuestion[] {
  if (!existsSync(join(root, UNANSWERED_FILE))) return [];
  return parseYaml(readText(root, UNANSWERED_FILE), UNANSWERED_FILE, unansweredSchema);
}

/** Reads the examples of questions about something else. */
function readOffTopic(root: string): string[] {
  if (!existsSync(join(root, OFF_TOPIC_FILE))) return [];
  return readText(root, OFF_TOPIC_FILE).split('\n').filter(Boolean);
}

/** All known questions of readers. */
export function readKnownQuestions(root: string): KnownQuestions {
  const unanswered = readUnanswered(root).map(({ question }) => question);
  return { answered: readSectionQuestions(root), unanswered, offTopic: readOffTopic(root) };
}
