import type { FigureData } from './figure.ts';

type Panel = FigureData<'SettingsPanel'>;

/** The value of a field in words. */
export function settingValue(field: Panel['fields'][number]): string {
  if (field.type === 'switch') return field.on ? 'On' : 'Off';
  return field.type === 'secret' ? 'Hidden' : field.value;
}

/** Settings as Markdown: the path, a line for each field, and the button. */
export function settingsMarkdown({ path, fields, action }: Panel): string {
  const lines = fields.map((field) => {
    const note = field.note ? ` (${field.note})` : '';
    return `- ${field.label}: ${settingValue(field)}${note}`;
  });
  const button = action ? `\n\nButton: ${action}` : '';
  return `**${path.join(' › ')}**\n\n${lines.join('\n')}${button}`;
}
