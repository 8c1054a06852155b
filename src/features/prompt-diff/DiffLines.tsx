import { cn } from '../../lib/cn.ts';
import type { DiffLine, MessageDiff, Piece } from './diff.ts';
import type { PromptWords } from './words.ts';

const SIGN = { same: ' ', added: '+', removed: '−' } as const;
const GROUND = { same: '', added: 'bg-green-wash', removed: 'bg-red-wash' } as const;
const SIGN_INK = { same: '', added: 'text-green-ink', removed: 'text-red-ink' } as const;
const MARK = { same: '', added: 'bg-green/25', removed: 'bg-red/20' } as const;

function Variables({ text }: { text: string }) {
  return text.split(/(\{\{\w+\}\})/).map((part, index) =>
    part.startsWith('{{') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed line never move.
      <span key={index} className="text-blue-ink">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

function PieceText({ piece, kind }: { piece: Piece; kind: DiffLine['kind'] }) {
  if (!piece.changed) return <Variables text={piece.text} />;
  return (
    <span className={cn('rounded-[2px]', MARK[kind])}>
      <Variables text={piece.text} />
    </span>
  );
}

function Line({ line, words }: { line: DiffLine; words: PromptWords }) {
  const { kind, before, after, pieces } = line;
  const gutter = 'hidden select-none pr-2 text-right text-ink-3 @md:block';
  return (
    <li
      className={cn(
        'grid grid-cols-[2rem_minmax(0,1fr)] @md:grid-cols-[2.25rem_2.25rem_2rem_minmax(0,1fr)]',
        GROUND[kind],
      )}
    >
      <span className={gutter}>{before}</span>
      <span className={gutter}>{after}</span>
      <span className={cn('select-none text-center', SIGN_INK[kind])}>
        <span aria-hidden="true">{SIGN[kind]}</span>
        {kind !== 'same' && <span className="sr-only">{words[kind]}</span>}
      </span>
      <span className="min-h-6 whitespace-pre-wrap break-words pr-3 text-ink">
        {pieces.map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed line never move.
          <PieceText key={index} piece={piece} kind={kind} />
        ))}
      </span>
    </li>
  );
}

/** The lines of a diff under the role of each message: old number, new number, sign, text. */
export function DiffLines({ messages, words }: { messages: readonly MessageDiff[]; words: PromptWords }) {
  return messages.map(({ role, lines }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: messages of a prompt are known by their place.
    <div key={index} className="font-mono text-xs leading-6">
      <p className={cn('px-4 pt-2 text-xs text-ink-3', role === 'text' && 'sr-only')}>{role}</p>
      <ol>
        {lines.map((line) => (
          <Line key={`${line.before}-${line.after}`} line={line} words={words} />
        ))}
      </ol>
    </div>
  ));
}
