import { DrawnFigure, type FigureFrame } from '../../ui/DrawnFigure.tsx';
import { commentAuthor, countComments } from './comment-markdown.ts';
import type { FigureData } from './figure.ts';
import { Chip, PanelHead } from './PanelHead.tsx';

type Thread = FigureData<'CommentThread'>;

const MENTION = /(@[\w-]+)/;

/** The text of a comment; every second piece is a mention. */
function CommentText({ text }: { text: string }) {
  const pieces = text
    .split(MENTION)
    .map((piece, index) => ({ piece, isMention: index % 2 === 1, key: `${index} ${piece}` }));
  return (
    <p className="whitespace-pre-line break-words text-[13px] text-ink leading-5">
      {pieces.map(({ piece, isMention, key }) =>
        isMention ? (
          <span key={key} className="rounded-sm bg-amber-wash px-0.5 font-medium">
            {piece}
          </span>
        ) : (
          piece
        ),
      )}
    </p>
  );
}

function CommentRow({ comment }: { comment: Thread['comments'][number] }) {
  const author = commentAuthor(comment);
  return (
    <li className="flex gap-3 border-line border-t px-4 py-3 first:border-t-0">
      <span
        aria-hidden="true"
        className="flex size-7 shrink-0 items-center justify-center rounded-full border border-line bg-sunken font-medium text-xs text-ink-2"
      >
        {author.charAt(0)}
      </span>
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-2 text-[13px] leading-5">
          <span className="font-medium text-ink">{author}</span>
          <span className="font-mono text-xs text-ink-3 tabular-nums">{comment.time}</span>
          {comment.on && <Chip>{comment.on}</Chip>}
        </p>
        <CommentText text={comment.text} />
      </div>
    </li>
  );
}

/** The comments on an object, oldest first, with the step each belongs to. */
export function CommentThread({ thread, ...frame }: { thread: Thread } & FigureFrame) {
  return (
    <DrawnFigure summary={`${countComments(thread)} on ${thread.object}`} {...frame}>
      <PanelHead title="Comments" note={thread.object} />
      <ol>
        {thread.comments.map((comment) => (
          <CommentRow key={`${comment.time} ${comment.text}`} comment={comment} />
        ))}
      </ol>
    </DrawnFigure>
  );
}
