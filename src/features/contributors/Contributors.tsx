import type { ReactNode } from 'react';
import type { Words } from '../../i18n/words.ts';
import { CONTRIBUTORS_SHOWN } from '../../site/limits.ts';
import type { Contributor } from '../../source/contributors.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { moreLabel } from './more-label.ts';

type ListWords = Pick<Words, 'contributors' | 'moreContributors'>;

/** The contributors of a page; nothing if none is known. */
export function Contributors({ people, words }: { people: readonly Contributor[]; words: ListWords }): ReactNode {
  if (people.length === 0) return null;
  const more = people.length - CONTRIBUTORS_SHOWN;
  return (
    <section data-chrome data-contributors aria-labelledby="page-contributors" className="group/people mt-8">
      <h2 id="page-contributors" className="font-mono text-xs text-ink-3">
        {words.contributors}
      </h2>
      <div className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-3">
        <ul className="contents">
          {people.map((person, index) => (
            <li key={person.username} className={index < CONTRIBUTORS_SHOWN ? undefined : 'contributor-more'}>
              <Person person={person} />
            </li>
          ))}
        </ul>
        {more > 0 && (
          <button
            type="button"
            data-contributors-more
            className={buttonClass({
              variant: 'ghost',
              size: 'sm',
              className: 'needs-js ml-5.5 justify-self-start group-data-open/people:hidden',
            })}
          >
            {moreLabel(words.moreContributors, more)}
          </button>
        )}
      </div>
    </section>
  );
}

function Person({ person: { name, title, image, profileUrl } }: { person: Contributor }): ReactNode {
  return (
    <a href={profileUrl} rel="noreferrer" className="person">
      <Avatar src={image} name={name} size={24} decorative />
      <span className="person-text">
        <span className="person-name">{name}</span>
        <span>{title}</span>
      </span>
    </a>
  );
}
