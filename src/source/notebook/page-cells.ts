import { type Fault, FaultError } from '../../lib/fault.ts';
import { readPictureHeader } from '../../lib/picture-header.ts';
import { cellFile, type PageCell, type ShownOutput, type Visibility } from '../../markdown/notebook/cells.ts';
import { type Notebook, type NotebookCell, type NotebookOutput, validRun } from '../../schema/notebook.ts';
import { BRAND } from '../../site/brand.ts';
import { pictureVersion } from '../pictures.ts';
import { withoutTitle } from './parse-notebook.ts';

/** An image in the outputs of a notebook, as a file of the site. */
export interface OutputFile {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The parts of a notebook that its page shows, and the images in its outputs. */
export interface PageCells {
  cells: PageCell[];
  files: Map<string, OutputFile>;
}

type DataOutput = Extract<NotebookOutput, { output_type: 'display_data' | 'execute_result' }>;
type CodeCell = Extract<NotebookCell, { cell_type: 'code' }>;

const PICTURES = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/svg+xml': 'svg' } as const;
/** What an SVG must not contain: scripts, handlers, foreign content, references to other files. */
const ACTIVE_SVG = /<script|<foreignObject|\son\w+\s*=|javascript:|(?:href|src)\s*=\s*["'](?!#|data:image\/)/i;
const SHELL_LINE = /^\s*(%%(bash|sh)\b|%pip\b|%conda\b|!)/;

/** Turns the cells of a notebook into those of its page; outputs are shown only if they come from a run of the current code. */
export function pageCells(notebook: Notebook, { file, folder }: { file: string; folder: string }): PageCells {
  const files = new Map<string, OutputFile>();
  const wasRun = validRun(notebook) !== undefined;
  const language = getLanguage(notebook);
  const cells = notebook.cells.flatMap((cell, index): PageCell[] => {
    const { id, source } = cell;
    const tags = new Set(cell.metadata.tags ?? []);
    if (cell.cell_type === 'raw' || tags.has('hidden')) return [];
    if (cell.cell_type === 'markdown')
      return [{ kind: 'markdown', id, text: linkPaths(index === 0 ? withoutTitle(source) : source) }];
    const outputs = wasRun ? getVisibleOutputs(cell, { file, folder, files }) : [];
    const visibility = (tag: string): Visibility => (tags.has(tag) ? 'folded' : 'shown');
    return [
      {
        kind: 'code',
        id,
        text: source,
        language: isShell(source) ? 'bash' : language,
        input: visibility('hide-input'),
        output: visibility('hide-output'),
        outputs,
        trace: cell.metadata.sightglass?.trace,
      },
    ];
  });
  return { cells, files };
}

/** Notebooks use absolute URLs of pages, because they are read elsewhere too; on the site the path is enough. */
const linkPaths = (markdown: string) => markdown.replaceAll(`](${BRAND.siteUrl}/`, '](/');

/** The language of the kernel, as used in fences. */
function getLanguage({ metadata: { language_info, kernelspec } }: Notebook): string {
  return /typescript|deno|javascript/i.test(language_info?.name ?? kernelspec?.name ?? '') ? 'ts' : 'python';
}

/** True if every line is a shell command. */
function isShell(source: string): boolean {
  const lines = source.split('\n').filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'));
  if (/^\s*%%(bash|sh)\b/.test(lines[0] ?? '')) return true;
  return lines.length > 0 && lines.every((line) => SHELL_LINE.test(line));
}

interface OutputContext {
  file: string;
  /** Where the site serves the images of the notebook. */
  folder: string;
  files: Map<string, OutputFile>;
}

function getVisibleOutputs(cell: CodeCell, place: OutputContext): ShownOutput[] {
  return cell.outputs.flatMap((output, index): ShownOutput[] => {
    if (output.output_type === 'stream' || output.output_type === 'error') return [output];
    const shown = dataOutput(output, `${cell.id}-${index + 1}`, place, cell.id);
    return shown ? [shown] : [];
  });
}

const asText = (value: unknown): string => (Array.isArray(value) ? value.join('') : String(value ?? ''));

/** The richest form of an output that a page can show. */
function dataOutput(output: DataOutput, name: string, place: OutputContext, cell: string): ShownOutput | undefined {
  const { data } = output;
  for (const [type, ending] of Object.entries(PICTURES))
    if (data[type] !== undefined) return pictureOutput(output, { type, ending, name, cell }, place);
  if (data['text/html'] !== undefined) return { output_type: 'html', text: asText(data['text/html']) };
  if (data['text/markdown'] !== undefined) return { output_type: 'markdown', text: asText(data['text/markdown']) };
  if (data['application/json'] !== undefined)
    return { output_type: 'json', text: JSON.stringify(data['application/json'], null, 2) };
  if (data['text/plain'] !== undefined) return { output_type: 'text', text: asText(data['text/plain']) };
  return undefined;
}

function pictureOutput(
  output: DataOutput,
  { type, ending, name, cell }: { type: string; ending: string; name: string; cell: string },
  { file, folder, files }: OutputContext,
): ShownOutput {
  const value = asText(output.data[type]);
  const fault = (problem: string, remedy: string): Fault => ({ file: cellFile(file, cell), problem, remedy });
  if (ending === 'svg' && ACTIVE_SVG.test(value))
    throw new FaultError([fault('An SVG output contains scripts or references to other files.', 'Print it as PNG.')]);
  const bytes = new Uint8Array(ending === 'svg' ? Buffer.from(value, 'utf8') : Buffer.from(value, 'base64'));
  const header = readPictureHeader(bytes);
  if (!header || header.width === 0 || header.height === 0)
    throw new FaultError([fault(`An output of type ${type} is not a picture.`, 'Run the notebook again.')]);
  const src = `${folder}/${name}.${ending}`;
  files.set(src, { type, bytes });
  const { width, height } = header;
  const alt = getAlt(output, type) ?? `Picture printed by the cell "${cell}"`;
  return { output_type: 'picture', picture: { src, alt, width, height, version: pictureVersion(bytes), sized: false } };
}

/** The author's text alternative of an image: `alt` in the metadata of the output. */
function getAlt({ metadata = {} }: DataOutput, type: string): string | undefined {
  const typeMetadata = metadata[type] as { alt?: unknown } | undefined;
  const alt = typeMetadata?.alt ?? metadata.alt;
  return typeof alt === 'string' && alt.trim() !== '' ? alt : undefined;
}
