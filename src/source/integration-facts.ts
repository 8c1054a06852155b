import type { FrontMatter } from '../schema/front-matter.ts';

type Languages = NonNullable<FrontMatter['languages']>;
type Kind = NonNullable<FrontMatter['kind']>;

const FENCES: readonly [RegExp, Languages[number]][] = [
  [/^\s*```(?:python|py)\b/m, 'Python'],
  [/^\s*```(?:ts|tsx|typescript|js|jsx|javascript)\b/m, 'TypeScript'],
  [/^\s*```java\b/m, 'Java'],
  [/^\s*```go\b/m, 'Go'],
  [/^\s*```(?:csharp|cs)\b/m, '.NET'],
  [/^\s*```ruby\b/m, 'Ruby'],
  [/^\s*```php\b/m, 'PHP'],
  [/^\s*```rust\b/m, 'Rust'],
];

/** The languages of a page: from front matter, otherwise from its code. */
export function pageLanguages({ languages }: Pick<FrontMatter, 'languages'>, source: string): Languages {
  return languages ?? FENCES.flatMap(([fence, language]) => (fence.test(source) ? [language] : []));
}

/** How a tool connects: from front matter, otherwise derived from the page's code. */
export function integrationKind({ kind }: Pick<FrontMatter, 'kind'>, source: string): Kind {
  if (kind) return kind;
  if (/OTEL_EXPORTER|opentelemetry|otlp|openinference/i.test(getCode(source))) return 'opentelemetry';
  return pageLanguages({}, source).length > 0 ? 'sdk' : 'settings';
}

function getCode(source: string): string {
  return Array.from(source.matchAll(/^\s*```[\s\S]*?^\s*```/gm), ([fence]) => fence).join('\n');
}
