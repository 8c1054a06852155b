import type { Versions } from '../schema/reference.ts';
import type { SectionId } from '../site/sections.ts';

const PYTHON_SDK = /^\s*(?:from|import) sightglass\b/m;
const TYPESCRIPT_SDK = /from ['"]@sightglass\//;
const PUBLIC_API = /\/api\/public\//;

/** The versions that a page holds for, as far as its samples and its section tell. */
export function getAppliesTo(source: string, section: SectionId, versions: Versions | undefined): string[] {
  if (!versions) return [];
  return [
    ...(PYTHON_SDK.test(source) ? [`Python SDK ${versions.python}`] : []),
    ...(TYPESCRIPT_SDK.test(source) ? [`TypeScript SDK ${versions.typescript}`] : []),
    ...(PUBLIC_API.test(source) ? [`public API ${versions.api}`] : []),
    ...(section === 'self-hosting' ? [`platform ${versions.platform}`] : []),
  ];
}
