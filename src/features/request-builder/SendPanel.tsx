import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/Input.tsx';
import { Select } from '../../ui/Select.tsx';
import { CredentialFields, emptyCredentials } from './CredentialFields.tsx';
import { Field } from './Field.tsx';
import { ResponseView } from './ResponseView.tsx';
import { type BuilderOperation, type BuiltRequest, getOrigin } from './request.ts';
import { type SendState, send } from './send.ts';
import { WORDS } from './words.ts';

/** The chosen host: none, one that the page may call, or another. */
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
              <option key={label} value={url}>
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
  const isInvalid = text !== '' && getOrigin(text) === undefined;
  return (
    <>
      <Field label={WORDS.hostUrl}>
        {(field) => (
          <Input
            id={field}
            type="url"
            value={text}
            autoComplete="off"
            aria-invalid={isInvalid}
            className="font-mono"
            onChange={(event) =>
              onHost({ kind: 'other', text: event.target.value, origin: getOrigin(event.target.value) })
            }
          />
        )}
      </Field>
      <p className={`text-sm ${isInvalid ? 'text-red-ink' : 'text-ink-2'}`}>
        {isInvalid ? WORDS.badHost : WORDS.onlyCommand}
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
  const [credentials, setCredentials] = useState(() => emptyCredentials(operation.auth));
  const [state, setState] = useState<SendState>({ kind: 'idle' });
  const isBusy = state.kind === 'sending';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setState({ kind: 'sending' });
    setState(await send(request, host, credentials));
  };
  const isReady = request.missing.length === 0 && request.isBodyJson;
  return (
    <form onSubmit={submit} autoComplete="off" className="grid gap-3">
      {credentials && <CredentialFields credentials={credentials} onChange={setCredentials} />}
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
      <ResponseView state={state} />
    </form>
  );
}
