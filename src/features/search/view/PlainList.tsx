import { ArrowRight, Clock, Layers, LifeBuoy, type LucideIcon, Sparkles, SpellCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { getSection } from '../../../site/sections.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Option } from './Option.tsx';
import { LIST_ID } from './option-id.ts';
import { SectionIcon } from './ResultLines.tsx';
import type { Row } from './rows.ts';
import type { PanelProps } from './SearchPanel.tsx';
import type { SearchWords } from './words.ts';

/** The short lists: recent searches and starting points, or what to try without results. */
export function PlainList(props: PanelProps) {
  const { rows, words, search } = props;
  const numbered = rows.map((row, index) => ({ row, index }));
  const recent = numbered.filter(({ row }) => row.kind === 'recent');
  const start = numbered.filter(({ row }) => row.kind === 'start');
  const other = numbered.filter(({ row }) => row.kind !== 'recent' && row.kind !== 'start');
  const clear = (
    <button
      type="button"
      onClick={() => {
        search.clearRecent();
        search.input.current?.focus();
      }}
      className={buttonClass({ variant: 'ghost', size: 'xs' })}
    >
      {words.clear}
    </button>
  );
  return (
    <div className="search-list">
      {recent.length > 0 && <div className="absolute top-2 right-3">{clear}</div>}
      <div id={LIST_ID} role="listbox" aria-label={words.results}>
        <Group {...props} title={words.recent} lines={recent} />
        <Group {...props} title={words.start} lines={start} />
        <Group {...props} lines={other} />
      </div>
    </div>
  );
}

type GroupProps = PanelProps & { title?: string; lines: readonly { row: Row; index: number }[] };

function Group({ title, lines, search, rows, actions, words }: GroupProps) {
  if (lines.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options in a list, not of fields
    <div role="group" aria-label={title ?? words.results} className="pb-2">
      {title && (
        <div role="presentation" className="px-3 pt-2 pb-1.5 font-mono text-xs text-ink-3">
          {title}
        </div>
      )}
      {lines.map(({ row, index }) => (
        <Option
          key={index}
          row={row}
          index={index}
          count={rows.length}
          selected={index === search.state.selected}
          onClick={actions.click}
          onPoint={(pointedIndex) => search.dispatch({ type: 'select', index: pointedIndex, follow: false })}
        >
          {getLine(row, words)}
        </Option>
      ))}
    </div>
  );
}

function getLine(row: Row, words: SearchWords): ReactNode {
  switch (row.kind) {
    case 'recent':
      return <Line icon={Clock} title={row.query} />;
    case 'start':
      return <Line section={getSection(row.url).id} title={words.starts[row.point.id]} aside={row.point.path} />;
    case 'suggestion':
      return <Line icon={SpellCheck} title={`${words.suggestion} “${row.query}”`} />;
    case 'tab':
      return <Line icon={Layers} title={row.tab} aside={words.inTab(row.count)} />;
    case 'assistant':
      return <Line icon={Sparkles} title={words.assistant} aside={words.assistantHelp} />;
    case 'support':
      return <Line icon={LifeBuoy} title={words.support} aside={words.supportHelp} />;
    default:
      return null;
  }
}

interface LineProps {
  icon?: LucideIcon;
  section?: string;
  title: string;
  aside?: string;
}

function Line({ icon: Icon = ArrowRight, section, title, aside }: LineProps) {
  return (
    <>
      {section ? <SectionIcon section={section} /> : <Icon aria-hidden className="search-icon" />}
      {/* If there is only room for one, it shows the name of the line. */}
      <span className={aside ? 'shrink-0 grow text-ink' : 'min-w-0 grow truncate text-ink'}>{title}</span>
      {aside && <span className="search-trail min-w-0 shrink">{aside}</span>}
    </>
  );
}
