import { TriangleAlert } from 'lucide-react';
import type { Auth } from '../../lib/openapi/operations.ts';
import { Input } from '../../ui/Input.tsx';
import { Field } from './Field.tsx';
import type { Credentials } from './send.ts';
import { WORDS } from './words.ts';

/** Returns empty credentials for an operation; undefined if it needs none. */
export function emptyCredentials(auth: Auth): Credentials | undefined {
  if (auth === 'none') return undefined;
  return auth === 'bearer' ? { token: '' } : { publicKey: '', secretKey: '' };
}

interface CredentialFieldsProps {
  credentials: Credentials;
  onChange(credentials: Credentials): void;
}

/** The fields for keys or a token, with a warning. */
export function CredentialFields({ credentials, onChange }: CredentialFieldsProps) {
  return (
    <>
      <p className="flex gap-2 rounded-md bg-amber-wash px-3 py-2 text-sm text-ink-2">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-amber-ink" />
        {WORDS.warning}
      </p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-3">
        {'token' in credentials ? (
          <SecretField
            label={WORDS.token}
            isHidden
            value={credentials.token}
            onChange={(token) => onChange({ token })}
          />
        ) : (
          <>
            <SecretField
              label={WORDS.publicKey}
              example="pk-sg-..."
              value={credentials.publicKey}
              onChange={(publicKey) => onChange({ ...credentials, publicKey })}
            />
            <SecretField
              label={WORDS.secretKey}
              example="sk-sg-..."
              isHidden
              value={credentials.secretKey}
              onChange={(secretKey) => onChange({ ...credentials, secretKey })}
            />
          </>
        )}
      </div>
    </>
  );
}

interface SecretFieldProps {
  label: string;
  value: string;
  example?: string;
  isHidden?: boolean;
  onChange(value: string): void;
}

function SecretField({ label, value, example, isHidden, onChange }: SecretFieldProps) {
  return (
    <Field label={label}>
      {(id) => (
        <Input
          id={id}
          type={isHidden ? 'password' : 'text'}
          required
          spellCheck={false}
          autoComplete="off"
          placeholder={example}
          value={value}
          className="font-mono"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
