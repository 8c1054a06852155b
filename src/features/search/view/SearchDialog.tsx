import type { ReactNode } from 'react';
import { Island } from '../../../render/Island.tsx';
import type { LocaleId } from '../../../site/locales.ts';
import Search from './Search.island.tsx';

/** Props from the header. */
export interface SearchDialogProps {
  locale: LocaleId;
  placeholder: string;
  label: string;
  /** False if no server counts queries. */
  hasServer: boolean;
}

/** The search dialog, hydrated when the header's field, its icon or the shortcut is used. */
export function SearchDialog(props: SearchDialogProps): ReactNode {
  return <Island component={Search} on="script" props={props} />;
}
