import { type TreeNode, textOf, walk } from '../markdown/tree.ts';
import type { Versions } from '../schema/reference.ts';
import type { Section } from '../site/sections.ts';

const PYTHON_SDK = /^\s*(?:from|import) sightglass\b/m;
const TYPESCRIPT_SDK = /from ['"]@sightglass\//;
const PUBLIC_API = /\/api\/public\//;

/** The versions that a page applies to: the platform, and what its samples use. */
export function getAppliesTo(
  source: string,
  { versioned }: Pick<Section, 'versioned'>,
  versions: Versions | undefined,
): string[] {
  if (!versions || !versioned) return [];
  return [
    `platform ${versions.platform}`,
    ...(PYTHON_SDK.test(source) ? [`Python SDK ${versions.python}`] : []),
    ...(TYPESCRIPT_SDK.test(source) ? [`TypeScript SDK ${versions.typescript}`] : []),
    ...(PUBLIC_API.test(source) ? [`public API ${versions.api}`] : []),
  ];
}

/** The code of a page, with what snippets and the cells of a notebook bring in. */
export function codeIn(tree: TreeNode): string {
  const samples: string[] = [];
  walk(tree, (node) => {
    if (node.tagName === 'pre') samples.push(textOf(node));
  });
  return samples.join('\n');
}
