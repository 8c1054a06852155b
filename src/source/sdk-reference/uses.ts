import type { SdkDeclaration } from '../../lib/signatures/outline.ts';
import { declarationId, methodId, SDK_LABELS, type SdkPage } from './book.ts';

/** A function, class or method that pages can use, and where it is described. */
export interface SdkSymbol {
  sdk: SdkPage['sdk'];
  /** `observe`, `Prompts.get`, or a class for its constructor. */
  name: string;
  href: string;
  pattern: RegExp;
  /** Where this is missing, the pattern matches nothing. */
  start: string;
}

/** A page whose samples may use the SDKs. */
export interface SamplePage {
  path: string;
  title: string;
  source: string;
}

/** The links from a page to the reference of one SDK. */
export interface ReferenceLinks {
  label: string;
  symbols: { name: string; href: string }[];
}

const SDKS = ['python', 'typescript'] as const;
const LANGUAGES = { python: ['python', 'py'], typescript: ['ts', 'typescript', 'tsx'] } as const;
const IMPORTS = { python: /^\s*(?:from|import) sightglass\b/m, typescript: /from ['"]@sightglass\// } as const;
/** Language and text of a code block. */
const FENCES = /^[ \t]*```(\w+)[^\n]*\n([\s\S]*?)^[ \t]*```/gm;
const MAX_PAGES = 4;
const MAX_SYMBOLS = 6;

/** Every symbol of the reference, with a pattern that finds its uses in samples. */
export function sdkSymbols(pages: readonly SdkPage[]): SdkSymbol[] {
  return pages.flatMap(({ sdk, path, modules }) => {
    const owners = pages.filter((page) => page.sdk === sdk).flatMap((page) => page.modules);
    const attributes = owners.flatMap(({ declarations }) => declarations).flatMap(({ members }) => members);
    return modules.flatMap(({ declarations }) =>
      declarations.flatMap((declaration) => {
        const named = (name: string, id: string, { start, pattern }: { start: string; pattern: string }) => ({
          sdk,
          name,
          href: `${path}#${id}`,
          pattern: new RegExp(pattern, 'g'),
          start,
        });
        const { name, members } = declaration;
        const receivers = getReceivers(declaration, attributes);
        const methods = members.filter(({ kind }) => kind === 'method');
        return [
          ...(isCallable(declaration)
            ? [named(name, declarationId(declaration), { start: `${name}(`, pattern: `(?<![.\\w])${name}\\(` })]
            : []),
          ...methods.map((method) =>
            named(`${name}.${method.name}`, methodId(name, method.name), {
              start: `.${method.name}`,
              pattern: `(?:${receivers})\\.${method.name}(?:<[^(]*>)?\\(`,
            }),
          ),
        ];
      }),
    );
  });
}

const isCallable = ({ kind, code }: SdkDeclaration) =>
  kind === 'function' || (kind === 'class' && !/^class /.test(code));

/** How samples reach an object of a class: an attribute of that type, such as `sg.prompts`, or a variable named after it. */
function getReceivers({ name }: SdkDeclaration, members: readonly { name: string; code: string }[]): string {
  const methodPatterns = members.filter(({ code }) => code === name).map((member) => `\\.${member.name}`);
  const variable = `(?<![.\\w])${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return [...methodPatterns, variable, ...(/^Sightglass(?:Client)?$/.test(name) ? ['(?<![.\\w])sg'] : [])].join('|');
}

function countUses({ source }: SamplePage, symbols: readonly SdkSymbol[]): Map<SdkSymbol, number> {
  const counts = new Map<SdkSymbol, number>();
  // Looking for an import first is much faster than finding all samples, and most pages use no SDK.
  const imported = SDKS.filter((sdk) => IMPORTS[sdk].test(source));
  const fences = imported.length > 0 ? [...source.matchAll(FENCES)] : [];
  for (const sdk of imported) {
    const languages: readonly string[] = LANGUAGES[sdk];
    const code = fences
      .flatMap(([, language = '', text = '']) => (languages.includes(language) ? text : []))
      .join('\n');
    if (!IMPORTS[sdk].test(code)) continue;
    for (const symbol of symbols.filter((one) => one.sdk === sdk)) {
      // Looking for a text is much faster than for a pattern, and most pages use few symbols.
      const count = code.includes(symbol.start) ? (code.match(symbol.pattern)?.length ?? 0) : 0;
      if (count > 0) counts.set(symbol, count);
    }
  }
  return counts;
}

/** Finds the pages that use each symbol most, and the symbols that each page uses most. */
export function findUses(pages: readonly SdkPage[], samples: readonly SamplePage[]) {
  const symbols = sdkSymbols(pages);
  const uses = samples.flatMap((page) =>
    Array.from(countUses(page, symbols), ([symbol, count]) => ({ page, symbol, count })),
  );
  const sorted = uses.sort((a, b) => b.count - a.count || (a.page.path < b.page.path ? -1 : 1));
  const bySymbol = Map.groupBy(sorted, ({ symbol }) => symbol.href);
  const byPage = Map.groupBy(sorted, ({ page }) => page.path);
  return {
    getPagesUsing: (href: string): SamplePage[] =>
      (bySymbol.get(href) ?? []).slice(0, MAX_PAGES).map(({ page }) => page),
    getLinks: (path: string): ReferenceLinks[] => referenceLinks((byPage.get(path) ?? []).map(({ symbol }) => symbol)),
  };
}

function referenceLinks(symbols: readonly SdkSymbol[]): ReferenceLinks[] {
  return SDKS.flatMap((sdk) => {
    const sdkSymbols = symbols.filter((symbol) => symbol.sdk === sdk).slice(0, MAX_SYMBOLS);
    const label = `${SDK_LABELS[sdk]} reference`;
    return sdkSymbols.length > 0 ? [{ label, symbols: sdkSymbols.map(({ name, href }) => ({ name, href })) }] : [];
  });
}
