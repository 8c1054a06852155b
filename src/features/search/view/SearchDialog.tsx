import type { ReactNode } from 'react';
import { Island } from '../../../render/Island.tsx';
import type { LocaleId } from '../../../site/locales.ts';
import Search from './Search.island.tsx';

/** What the header says to the search dialog. */
export interface SearchDialogProps {
  locale: LocaleId;
  placeholder: string;
  label: string;
  /** False where no server counts queries. */
  hasServer: boolean;
}

/** The search dialog, asleep until the header's field, its icon or the shortcut is touched. */
export function SearchDialog(props: SearchDialogProps): ReactNode {
  return <Island component={Search} on="script" props={props} />;
}
