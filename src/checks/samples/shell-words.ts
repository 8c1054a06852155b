/** A word of a shell command, with its line counted from zero; variables are not expanded. */
export interface ShellWord {
  text: string;
  line: number;
}

/** Splits a shell text into commands and words: removes quotes, joins continued lines and skips here-documents. */
export function shellCommands(code: string): ShellWord[][] {
  const commands: ShellWord[][] = [[]];
  let word: ShellWord | undefined;
  let line = 0;
  const text = withoutHereDocuments(code);
  const push = () => {
    if (word) commands.at(-1)?.push(word);
    word = undefined;
  };
  const add = (part: string) => {
    word ??= { text: '', line };
    word.text += part;
  };
  for (let index = 0; index < text.length; index++) {
    const char = text[index] ?? '';
    if (char === '\\') {
      if (text[index + 1] !== '\n') add(text[index + 1] ?? '');
      else line++;
      index++;
    } else if (char === "'" || char === '"') {
      const end = findClosingQuote(text, index, char);
      add('');
      add(text.slice(index + 1, end));
      line += text.slice(index, end).split('\n').length - 1;
      index = end;
    } else if (char === '#' && !word) {
      index = ((text.indexOf('\n', index) + text.length + 1) % (text.length + 1)) - 1;
    } else if (/[\n;|&()]/.test(char)) {
      push();
      commands.push([]);
      if (char === '\n') line++;
    } else if (/\s/.test(char)) push();
    else add(char);
  }
  push();
  return commands.filter((words) => words.length > 0);
}

function findClosingQuote(text: string, start: number, quote: string): number {
  for (let index = start + 1; index < text.length; index++) {
    if (quote === '"' && text[index] === '\\') index++;
    else if (text[index] === quote) return index;
  }
  return text.length;
}

function withoutHereDocuments(code: string): string {
  return code.replace(
    /(<<-?\s*['"]?(\w+)['"]?[^\n]*\n)([\s\S]*?)(\n\s*\2(?=\n|$))/g,
    (_, start: string, __, body: string, end: string) => `${start}${body.replace(/[^\n]/g, '')}${end}`,
  );
}
