import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { BuilderFields } from './BuilderFields.tsx';
import { CommandBlock } from './CommandBlock.tsx';
import { type BuilderOperation, buildRequest, getCommand, getInitialDraft } from './request.ts';
import { type HostChoice, SendPanel } from './SendPanel.tsx';
import { WORDS } from './words.ts';

/** Props of the builder: the operation, and the hosts that the page may call. */
export interface BuilderProps {
  operation: BuilderOperation;
  hosts: readonly { label: string; url: string }[];
}

/** Builds a request: its fields, its command, and a button to send it. */
export default function RequestBuilder({ operation, hosts }: BuilderProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}panel` : undefined}
        onClick={() => setOpen(!isOpen)}
        className="request-builder-open"
      >
        <ChevronRight aria-hidden className={isOpen ? 'rotate-90' : undefined} />
        {WORDS.open}
      </button>
      {isOpen && (
        <div id={`${id}panel`} className="request-builder-panel">
          <Panel operation={operation} hosts={hosts} />
        </div>
      )}
    </>
  );
}

function Panel({ operation, hosts }: BuilderProps) {
  const [draft, setDraft] = useState(() => getInitialDraft(operation));
  const [host, setHost] = useState<HostChoice>({ kind: 'none' });
  const request = buildRequest(operation, draft);
  const origin = host.kind === 'none' ? undefined : host.origin;
  return (
    <>
      <BuilderFields operation={operation} draft={draft} isBodyJson={request.isBodyJson} onChange={setDraft} />
      {request.missing.length > 0 && (
        <p className="text-sm text-amber-ink">
          {WORDS.missing} <span className="font-mono">{request.missing.join(', ')}</span>
        </p>
      )}
      <CommandBlock text={getCommand(request, origin, operation.auth)} />
      <SendPanel operation={operation} request={request} hosts={hosts} host={host} onHost={setHost} />
    </>
  );
}
