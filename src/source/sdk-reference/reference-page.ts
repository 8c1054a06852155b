import type { Field } from '../../lib/openapi/fields.ts';
import type { SdkDeclaration, SdkMember } from '../../lib/signatures/outline.ts';
import { mdxCode, mdxFence, mdxFront, mdxParams, mdxText } from '../api-reference/mdx.ts';
import { declarationId, methodId, SDK_LABELS, type SdkModule, type SdkPage } from './book.ts';
import type { SamplePage } from './uses.ts';

/** The data of a page other than its declarations: the pages whose samples use a symbol, by the URL of its description. */
export interface PageContext {
  getPagesUsing(href: string): readonly SamplePage[];
}

/** A page of the SDK reference as MDX. */
export function referencePage(page: SdkPage, context: PageContext): string {
  const label = SDK_LABELS[page.sdk];
  const name = page.name.charAt(0).toLowerCase() + page.name.slice(1);
  const hasSeveralModules = page.modules.length > 1;
  const write = createDeclarationWriter(page, context, hasSeveralModules ? 3 : 2);
  return `${[
    mdxFront({
      title: `${label} reference: ${/^[A-Z][a-z]+[A-Z]/.test(page.name) ? page.name : name}`,
      sidebarTitle: page.name,
      description: page.description,
      questions: page.questions,
      // Signatures repeat the text of the guides, which explain them and come first.
      boost: 0.7,
    }),
    page.intro,
    ...page.modules.flatMap((module) => [
      ...moduleHead(module, hasSeveralModules),
      ...module.declarations.flatMap((declaration) => write(declaration, module)),
    ]),
  ].join('\n\n')}\n`;
}

/** Where to import from; on a page with several modules, each has a heading. */
function moduleHead({ module, doc }: SdkModule, hasSeveralModules: boolean): string[] {
  const from = `Import from ${mdxCode(module)}.`;
  if (!hasSeveralModules) return [from];
  const id = `${module.split(/[./]/).at(-1)}-module`;
  return [`## ${mdxCode(module)} [#${id}]`, [from, mdxText(doc)].filter(Boolean).join(' ')];
}

function createDeclarationWriter({ sdk, path }: SdkPage, { getPagesUsing }: PageContext, level: number) {
  const heading = (depth: number, text: string, id: string) => `${'#'.repeat(depth)} ${mdxCode(text)} [#${id}]`;
  const language = sdk === 'python' ? 'python' : 'ts';
  const usedIn = (id: string) => {
    const links = getPagesUsing(`${path}#${id}`).map(({ title, path: href }) => `[${mdxText(title)}](${href})`);
    return links.length > 0 ? [`Used in ${links.join(', ')}.`] : [];
  };
  const method = (owner: string, { name, doc, code }: SdkMember, { parameters }: SdkModule) => {
    const id = methodId(owner, name);
    return [
      heading(level + 1, `${owner}.${name}`, id),
      ...(doc ? [mdxText(doc)] : []),
      mdxFence(language, code),
      ...parameterBlocks(parameters.get(`${owner}.${name}`)),
      ...usedIn(id),
    ];
  };
  return (declaration: SdkDeclaration, module: SdkModule): string[] => {
    const { name, kind, doc, code, members } = declaration;
    const id = declarationId(declaration);
    const attributes = members.filter((member) => member.kind === 'attribute');
    return [
      heading(level, name, id),
      ...(doc ? [mdxText(doc)] : []),
      kind === 'constant' ? `An object of type ${mdxCode(code)}.` : mdxFence(language, code),
      ...parameterBlocks(module.parameters.get(name)),
      ...(attributes.length > 0
        ? [`**${sdk === 'python' ? 'Attributes' : 'Properties'}**`, attributeList(attributes)]
        : []),
      ...usedIn(id),
      ...members.filter((member) => member.kind === 'method').flatMap((member) => method(name, member, module)),
    ];
  };
}

function parameterBlocks(fields: readonly Field[] = []): string[] {
  if (fields.length === 0) return [];
  const list = fields.map(({ name, type, required, default: fallback, meaning }) => ({
    name,
    facts: [mdxCode(oneLine(type)), ...(fallback === undefined ? [] : [`default ${mdxCode(String(fallback))}`])].join(
      ', ',
    ),
    isRequired: required,
    meaning: mdxText(meaning),
  }));
  return ['**Parameters**', mdxParams(list)];
}

function attributeList(attributes: readonly SdkMember[]): string {
  return mdxParams(
    attributes.map(({ name, code, isOptional, doc }) => ({
      name,
      facts: `${mdxCode(oneLine(code))}${isOptional ? ', optional' : ''}`,
      meaning: mdxText(doc),
    })),
  );
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
