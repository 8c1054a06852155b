import { getText, type TreeNode, walk } from '../markdown/tree.ts';
import type { Versions } from '../schema/reference.ts';
import { BRAND } from '../site/brand.ts';
import type { Section } from '../site/sections.ts';

const PYTHON_SDK = /^\s*(?:from|import) sightglass\b/m;
const TYPESCRIPT_SDK = /from ['"]@sightglass\//;
const PUBLIC_API = /\/api\/public\//;

/** Returns what a page applies to: the cloud service if the section is about it, the platform, and what the samples use. */
export function getAppliesTo(
  source: string,
  { versioned }: Pick<Section, 'versioned'>,
  versions: Versions | undefined,
): string[] {
  if (!versions || !versioned) return [];
  return [
    ...(versioned === 'cloud' ? [`${BRAND.name} Cloud`] : []),
    `platform ${versions.platform}`,
    ...(PYTHON_SDK.test(source) ? [`Python SDK ${versions.python}`] : []),
    ...(TYPESCRIPT_SDK.test(source) ? [`TypeScript SDK ${versions.typescript}`] : []),
    ...(PUBLIC_API.test(source) ? [`public API ${versions.api}`] : []),
  ];
}

/** Returns the code of a page, including snippets and the cells of a notebook. */
export function getSampleCode(tree: TreeNode): string {
  const samples: string[] = [];
  walk(tree, (node) => {
    if (node.tagName === 'pre') samples.push(getText(node));
  });
  return samples.join('\n');
}
