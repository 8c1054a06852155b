import { useId } from 'react';
import { Input } from '../../ui/Input.tsx';
import { Select } from '../../ui/Select.tsx';
import type { BuilderOperation, BuilderParameter, Draft } from './request.ts';
import { WORDS } from './words.ts';

interface BuilderFieldsProps {
  operation: BuilderOperation;
  draft: Draft;
  isBodyJson: boolean;
  onChange(draft: Draft): void;
}

/** The fields of a request: one for each parameter, and one for the body. */
export function BuilderFields({ operation, draft, isBodyJson, onChange }: BuilderFieldsProps) {
  const { parameters, body } = operation;
  const set = (name: string, value: string) => onChange({ ...draft, values: { ...draft.values, [name]: value } });
  return (
    <>
      {parameters.length > 0 && (
        <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-3">
          <legend className="mb-2 text-sm font-medium text-ink">{WORDS.parameters}</legend>
          {parameters.map((parameter) => (
            <ParameterField
              key={parameter.name}
              parameter={parameter}
              value={draft.values[parameter.name] ?? ''}
              onChange={(value) => set(parameter.name, value)}
            />
          ))}
        </fieldset>
      )}
      {body !== undefined && (
        <BodyField value={draft.body} isJson={isBodyJson} onChange={(text) => onChange({ ...draft, body: text })} />
      )}
    </>
  );
}

interface ParameterFieldProps {
  parameter: BuilderParameter;
  value: string;
  onChange(value: string): void;
}

function ParameterField({
  parameter: { name, required, fallback, values, list },
  value,
  onChange,
}: ParameterFieldProps) {
  const id = useId();
  const hint = list ? WORDS.several : undefined;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 flex flex-wrap gap-x-2 text-xs text-ink-2">
        <span className="font-mono">{name}</span>
        {required && <span className="text-amber-ink">{WORDS.required}</span>}
        {hint && <span className="text-ink-3">{hint}</span>}
      </label>
      {values && !list ? (
        <Select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {!required && <option value="">{fallback ?? WORDS.any}</option>}
          {values.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      ) : (
        <Input
          id={id}
          value={value}
          placeholder={fallback}
          required={required}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          className="font-mono"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  );
}

const BODY_ROWS = { min: 4, max: 16 } as const;

function BodyField({ value, isJson, onChange }: { value: string; isJson: boolean; onChange(text: string): void }) {
  const id = useId();
  const rows = Math.min(BODY_ROWS.max, Math.max(BODY_ROWS.min, value.split('\n').length + 1));
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-sm font-medium text-ink">
        {WORDS.body}
      </label>
      <textarea
        id={id}
        value={value}
        rows={rows}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-invalid={!isJson}
        aria-describedby={isJson ? undefined : `${id}fault`}
        onChange={(event) => onChange(event.target.value)}
        className="request-builder-body"
      />
      {!isJson && (
        <p id={`${id}fault`} className="mt-1 text-sm text-red-ink">
          {WORDS.badBody}
        </p>
      )}
    </div>
  );
}
