import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { filterByTag, formatTagInSentence, getTags } from '../lib/tags.ts';
import { defineTag, type Tag } from '../markdown/vocabulary.ts';
import { FAQ_PREVIEW_QUESTIONS } from '../site/limits.ts';
import { sectionById } from '../site/sections.ts';
import { knownNameSchema } from './known.ts';
import type { TagData } from './tag-data.ts';

interface Entry {
  path: string;
  title: string;
}

const all = (tag: string): Entry => ({
  path: `${sectionById('faq').prefix}/tag/${tag}`,
  title: `All questions on ${formatTagInSentence(tag)}`,
});

function Questions({ questions, more }: { questions: readonly Entry[]; more: Entry }): ReactNode {
  return (
    <div className="link-rows not-prose">
      <ul>
        {questions.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>
              {title}
              <ArrowRight aria-hidden />
            </a>
          </li>
        ))}
      </ul>
      <a href={more.path} className="link-rows-more">
        {more.title}
      </a>
    </div>
  );
}

/** `<FaqPreview tag="tracing" />`: the first questions of the FAQ that carry a tag; the tag's page lists all. */
export function faqPreviewTag(pages: TagData['pages']): Tag {
  const questions = pages.filter((page) => page.section === 'faq' && page.tags.length > 0);
  const listed = (tag: string) =>
    filterByTag(questions, tag)
      .sort((a, b) => a.title.localeCompare(b.title, 'en'))
      .slice(0, FAQ_PREVIEW_QUESTIONS);
  return defineTag(
    z.strictObject({ tag: knownNameSchema('tag of the FAQ', getTags(questions)) }),
    ({ tag }) => <Questions questions={listed(tag)} more={all(tag)} />,
    ({ tag }, { absolute }) => {
      const link = ({ path, title }: Entry) => `[${title}](${absolute(path)})`;
      return [...listed(tag).map((page) => `- ${link(page)}`), '', link(all(tag))].join('\n');
    },
    { only: [] },
  );
}
