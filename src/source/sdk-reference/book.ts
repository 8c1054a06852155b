import type { Field } from '../../lib/openapi/fields.ts';
import type { SdkDeclaration } from '../../lib/signatures/outline.ts';
import { pythonSignatures } from '../../lib/signatures/python.ts';
import { pythonOutline } from '../../lib/signatures/python-outline.ts';
import { typescriptSignatures } from '../../lib/signatures/typescript.ts';
import { typescriptOutline } from '../../lib/signatures/typescript-outline.ts';
import type { SdkReference } from '../../schema/sdk-reference.ts';
import { sectionById } from '../../site/sections.ts';

type PageData = SdkReference[number];

/** A module or package with the declarations that a page lists. */
export interface SdkModule {
  file: string;
  module: string;
  doc: string;
  declarations: SdkDeclaration[];
  /** Parameters by function or method: `observe`, `Prompts.get`, a class for its constructor. */
  parameters: ReadonlyMap<string, Field[]>;
}

export interface SdkPage extends Omit<PageData, 'modules'> {
  path: string;
  modules: SdkModule[];
}

export const SDK_LABELS = { python: 'Python SDK', typescript: 'TypeScript SDK' } as const;

/** The slug of a page within its section of the documentation. */
export const getStem = ({ sdk, slug }: Pick<PageData, 'sdk' | 'slug'>) => `sdk/${sdk}/reference/${slug}`;

/** Reads the declarations of all pages. Throws if a page names one that its file doesn't have. */
export function sdkBook(reference: SdkReference, read: (file: string) => string): SdkPage[] {
  return reference.map((page) => ({
    ...page,
    path: `${sectionById('docs').prefix}/${getStem(page)}`,
    modules: page.modules.map((module) => readModule(module, page.sdk, read(module.file))),
  }));
}

function readModule(
  { file, module, symbols }: PageData['modules'][number],
  sdk: PageData['sdk'],
  source: string,
): SdkModule {
  const { doc, declarations } =
    sdk === 'python' ? pythonOutline(source) : { doc: '', declarations: typescriptOutline(source) };
  const parameters = sdk === 'python' ? pythonSignatures(source) : typescriptSignatures(source);
  const chosen = symbols?.map((name) => {
    const found = declarations.find((declaration) => declaration.name === name);
    if (!found) throw new Error(`${file} has no ${name}.`);
    return found;
  });
  // The description of a whole module belongs to the page that lists all of it.
  return { file, module, doc: chosen ? '' : doc, declarations: chosen ?? declarations, parameters };
}

const kebab = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();

/** The id of a declaration's heading; types and classes carry their kind, because `generation` and `Generation` both exist. */
export function declarationId({ name, kind }: Pick<SdkDeclaration, 'name' | 'kind'>): string {
  return kind === 'class' || kind === 'type' ? `${kebab(name)}-${kind}` : kebab(name);
}

/** The id of a method's heading. */
export const methodId = (owner: string, method: string) => `${kebab(owner)}-${kebab(method)}`;
