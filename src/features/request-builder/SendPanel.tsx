import { TriangleAlert } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/Input.tsx';
import { Select } from '../../ui/Select.tsx';
import { Answer } from './Answer.tsx';
import { type BuilderOperation, type BuiltRequest, originOf } from './request.ts';
import { type Keys, type Outcome, send } from './send.ts';
import { WORDS } from './words.ts';

/** The host that a request is for: none, one that the page may call, or another. */
export type HostChoice =
  | { kind: 'none' }
  | { kind: 'region'; origin: string }
  | { kind: 'other'; text: string; origin?: string };

interface SendPanelProps {
  operation: BuilderOperation;
  request: BuiltRequest;
  hosts: readonly { label: string; url: string }[];
  host: HostChoice;
  onHost(host: HostChoice): void;
}

const OTHER = 'other';

/** The choice of a host and, where the page may call it, keys and a button that sends the request. */
export function SendPanel({ operation, request, hosts, host, onHost }: SendPanelProps) {
  const id = useId();
  const choose = (value: string) => {
    if (value === OTHER) onHost({ kind: 'other', text: '' });
    else onHost(value ? { kind: 'region', origin: value } : { kind: 'none' });
  };
  return (
    <section aria-labelledby={`${id}title`} className="grid gap-3 border-t border-line pt-4">
      <h3 id={`${id}title`} className="text-sm font-medium text-ink">
        {WORDS.send}
      </h3>
      <Field label={WORDS.host}>
        {(field) => (
          <Select
            id={field}
            value={host.kind === 'region' ? host.origin : host.kind === 'other' ? OTHER : ''}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="">{WORDS.noHost}</option>
            {hosts.map(({ label, url }) => (
              <option key={url} value={url}>
                {label}: {url}
              </option>
            ))}
            <option value={OTHER}>{WORDS.otherHost}</option>
          </Select>
        )}
      </Field>
      {host.kind === 'other' && <OtherHost text={host.text} onHost={onHost} />}
      {host.kind === 'region' && (
        <Sender key={host.origin} operation={operation} request={request} host={host.origin} />
      )}
    </section>
  );
}

function OtherHost({ text, onHost }: { text: string; onHost(host: HostChoice): void }) {
  const isWrong = text !== '' && originOf(text) === undefined;
  return (
    <>
      <Field label={WORDS.hostAddress}>
        {(field) => (
          <Input
            id={field}
            type="url"
            value={text}
            autoComplete="off"
            aria-invalid={isWrong}
            className="font-mono"
            onChange={(event) =>
              onHost({ kind: 'other', text: event.target.value, origin: originOf(event.target.value) })
            }
          />
        )}
      </Field>
      <p className={`text-sm ${isWrong ? 'text-red-ink' : 'text-ink-2'}`}>
        {isWrong ? WORDS.badHost : WORDS.onlyCommand}
      </p>
    </>
  );
}

interface SenderProps {
  operation: BuilderOperation;
  request: BuiltRequest;
  host: string;
}

function Sender({ operation, request, host }: SenderProps) {
  const [keys, setKeys] = useState<Keys>({ publicKey: '', secretKey: '' });
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' });
  const isBusy = outcome.kind === 'sending';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setOutcome({ kind: 'sending' });
    setOutcome(await send(request, host, operation.keys ? keys : undefined));
  };
  const isReady = request.missing.length === 0 && request.isBodyJson;
  return (
    <form onSubmit={submit} autoComplete="off" className="grid gap-3">
      {operation.keys && <KeyFields keys={keys} onChange={setKeys} />}
      <Button
        type="submit"
        size="sm"
        variant={request.method === 'DELETE' ? 'destructive' : 'default'}
        disabled={!isReady}
        aria-disabled={isBusy}
        className="justify-self-start"
      >
        {isBusy ? WORDS.sending : `${WORDS.send} ${request.method}`}
      </Button>
      <Answer outcome={outcome} />
    </form>
  );
}

function KeyFields({ keys, onChange }: { keys: Keys; onChange(keys: Keys): void }) {
  const shared = { required: true, spellCheck: false, autoComplete: 'off', className: 'font-mono' } as const;
  return (
    <>
      <p className="flex gap-2 rounded-md bg-amber-wash px-3 py-2 text-sm text-ink-2">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-amber-ink" />
        {WORDS.warning}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={WORDS.publicKey}>
          {(id) => (
            <Input
              {...shared}
              id={id}
              placeholder="pk-sg-..."
              value={keys.publicKey}
              onChange={(event) => onChange({ ...keys, publicKey: event.target.value })}
            />
          )}
        </Field>
        <Field label={WORDS.secretKey}>
          {(id) => (
            <Input
              {...shared}
              id={id}
              type="password"
              placeholder="sk-sg-..."
              value={keys.secretKey}
              onChange={(event) => onChange({ ...keys, secretKey: event.target.value })}
            />
          )}
        </Field>
      </div>
    </>
  );
}

function Field({ label, children }: { label: string; children(id: string): React.ReactNode }) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-xs text-ink-2">
        {label}
      </label>
      {children(id)}
    </div>
  );
}
