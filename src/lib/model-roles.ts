export interface RoleModel {
  role: string;
  id: string;
}

const PLACEHOLDER = /\{\{model:([^{}\s]*)\}\}/g;

/** Replaces each `{{model:role}}` with the id of that role; unknown roles stay as they are. */
export function expandModelRoles(text: string, models: readonly RoleModel[]): string {
  if (!text.includes('{{model:')) return text;
  const ids = new Map(models.map(({ role, id }) => [role, id]));
  return text.replace(PLACEHOLDER, (placeholder, role: string) => ids.get(role) ?? placeholder);
}

/** Finds every role in a text, with its line. */
export function findModelRoles(text: string): { role: string; line: number }[] {
  return text
    .split('\n')
    .flatMap((code, index) => Array.from(code.matchAll(PLACEHOLDER), ([, role = '']) => ({ role, line: index + 1 })));
}

/** Returns the placeholder for the model of a role. */
export function modelPlaceholder(role: string): string {
  return `{{model:${role}}}`;
}
