import { PillLinks } from '../../layouts/listing/PillLinks.tsx';
import { FIELD_CLASS, Input } from '../../ui/Input.tsx';
import type { IntegrationGroup } from './groups.ts';

/** What `FilterBar` takes. */
export interface FilterBarProps {
  count: number;
  groups: readonly IntegrationGroup[];
  languages: readonly string[];
  kinds: readonly string[];
}

function Choice({ name, label, options }: { name: string; label: string; options: readonly string[] }) {
  return (
    <select name={name} aria-label={label} className={`${FIELD_CLASS} sm:w-44`}>
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option} value={option.toLowerCase()}>
          {option}
        </option>
      ))}
    </select>
  );
}

/** Fields that filter the grid as one types, shown where JavaScript runs, and links to the groups. */
export function FilterBar({ count, groups, languages, kinds }: FilterBarProps) {
  return (
    <div className="mt-7" data-markdown="skip">
      <search className="noscript:hidden">
        <form aria-label="Filter integrations" data-filter>
          <div className="flex gap-2.5 max-sm:flex-col">
            <Input
              type="search"
              name="q"
              aria-label="Filter integrations"
              placeholder={`Filter ${count} integrations`}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="go"
            />
            <div className="flex gap-2.5">
              <Choice name="language" label="Any language" options={languages} />
              <Choice name="kind" label="Any kind" options={kinds} />
            </div>
          </div>
          <p role="status" className="mt-2.5 min-h-5 text-sm text-ink-2" data-count />
        </form>
      </search>
      <div data-group-links>
        <PillLinks label="Groups" links={groups.map(({ id, title }) => ({ title, href: `#${id}` }))} />
      </div>
    </div>
  );
}
