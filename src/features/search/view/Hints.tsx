import { Kbd } from '../../../ui/Kbd.tsx';
import { isApple } from './shortcut.ts';
import type { SearchWords } from './words.ts';

/** Explains the keys to readers with a keyboard. */
export function Hints({ words: { hints } }: { words: SearchWords }) {
  const command = isApple(navigator.platform) ? '⌘' : 'Ctrl';
  const rows: [keys: string[], text: string][] = [
    [['↑', '↓'], hints.move],
    [['↵'], hints.open],
    [[command, '↵'], hints.window],
    [['Tab'], hints.tab],
    [['Esc'], hints.close],
  ];
  return (
    <div aria-hidden className="search-hints">
      {rows.map(([keys, text]) => (
        <span key={text} className="flex items-center gap-1">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          <span className="ml-0.5">{text}</span>
        </span>
      ))}
    </div>
  );
}
