import { type ReactNode, useId, useLayoutEffect, useState } from 'react';
import { chooseTab } from '../../../lib/choose-tab.ts';
import { readStored, writeStored } from '../../../lib/safe-storage.ts';
import { LANGUAGE_KEY } from '../../../site/synced-tabs.ts';

interface SampleTabsProps {
  versions: readonly { label: string; content: ReactNode }[];
}

/** Versions of one sample: selects the reader's language, and remembers a choice. Without JavaScript all are shown. */
export function SampleTabs({ versions }: SampleTabsProps): ReactNode {
  const [chosen, setChosen] = useState<number>();
  const name = useId();
  const labels = versions.map(({ label }) => label);
  const joined = labels.join('\n');
  useLayoutEffect(() => {
    setChosen(chooseTab(joined.split('\n'), [readStored(LANGUAGE_KEY)]) ?? 0);
  }, [joined]);
  const choose = (index: number) => {
    setChosen(index);
    writeStored(LANGUAGE_KEY, labels[index] ?? '');
  };
  return (
    <div className="chat-samples">
      {chosen !== undefined && (
        <div role="radiogroup" className="chat-tabs">
          {labels.map((label, index) => (
            <label key={label}>
              <input
                type="radio"
                name={name}
                checked={chosen === index}
                onChange={() => choose(index)}
                className="sr-only"
              />
              {label}
            </label>
          ))}
        </div>
      )}
      {versions.map(({ label, content }, index) => (
        <div key={label} hidden={chosen !== undefined && chosen !== index}>
          {content}
        </div>
      ))}
    </div>
  );
}
