interface EditableNotebook {
  cells: [{ metadata: { sightglass?: { aliases?: string[]; headingAliases?: Record<string, string> } } }];
}

export function isNotebook(file: string): boolean {
  return file.endsWith('.ipynb');
}

/** Adds a former path to the front matter in the first cell of a notebook. */
export function addNotebookAlias(source: string, path: string): string {
  return edit(source, (front) => ({ ...front, aliases: [...(front.aliases ?? []), path] }));
}

/** Adds a former heading id in the same place. */
export function addNotebookHeadingAlias(source: string, former: string, now: string): string {
  return edit(source, (front) => ({ ...front, headingAliases: { ...front.headingAliases, [former]: now } }));
}

type NotebookFrontMatter = NonNullable<EditableNotebook['cells'][0]['metadata']['sightglass']>;

/** Formats notebooks as Jupyter does: one space of indentation and a newline at the end. */
function edit(source: string, change: (front: NotebookFrontMatter) => NotebookFrontMatter): string {
  const notebook = JSON.parse(source) as EditableNotebook;
  const { metadata } = notebook.cells[0];
  metadata.sightglass = change(metadata.sightglass ?? {});
  return `${JSON.stringify(notebook, null, 1)}\n`;
}
