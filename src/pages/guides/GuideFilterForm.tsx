import { formatTag } from '../../lib/tags.ts';
import { GUIDE_LEVELS } from '../../schema/front-matter.ts';
import { FIELD_CLASS, Input } from '../../ui/Input.tsx';
import { type Guide, groupGuides } from './groups.ts';

interface Option {
  value: string;
  label: string;
}

function Choice({ name, label, options }: { name: string; label: string; options: readonly Option[] }) {
  return (
    <select name={name} aria-label={label} className={FIELD_CLASS}>
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** Fields that filter the guides. The selects work through CSS alone; the text field needs JavaScript. */
export function GuideFilterForm({ guides }: { guides: readonly Guide[] }) {
  const languages = [...new Set(guides.flatMap(({ guide }) => guide.languages))].sort();
  const levels = GUIDE_LEVELS.filter((level) => guides.some(({ guide }) => guide.level === level));
  return (
    <search className="mt-5 block" data-markdown="skip">
      <form aria-label="Filter guides" data-guide-filter autoComplete="off">
        <Input
          type="search"
          name="q"
          aria-label="Filter guides by text"
          placeholder={`Filter ${guides.length} guides`}
          autoComplete="off"
          spellCheck={false}
          className="needs-js"
        />
        <div className="mt-2.5 grid grid-cols-2 gap-2.5 sm:grid-cols-3 [&>:first-child]:max-sm:col-span-2">
          <Choice
            name="category"
            label="Any category"
            options={groupGuides(guides).map(({ id, title }) => ({ value: id, label: title }))}
          />
          <Choice
            name="level"
            label="Any level"
            options={levels.map((level) => ({ value: level, label: formatTag(level) }))}
          />
          <Choice
            name="language"
            label="Any language"
            options={languages.map((language) => ({ value: language.toLowerCase(), label: language }))}
          />
        </div>
        <p role="status" className="needs-js mt-2.5 min-h-5 text-sm text-ink-2" data-count />
      </form>
    </search>
  );
}
