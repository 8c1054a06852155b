import { writeStored } from '../../lib/safe-storage.ts';
import { ANNOUNCEMENT } from '../../site/announcement.ts';

/** Hides the announcement permanently once it is dismissed, in every open window. */
export default function start(): void {
  const hide = () => {
    document.documentElement.dataset.announced = '';
  };
  document.querySelector('[data-announcement-dismiss]')?.addEventListener('click', () => {
    writeStored(ANNOUNCEMENT.key, 'dismissed');
    hide();
    document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
  });
  addEventListener('storage', ({ key, newValue }) => key === ANNOUNCEMENT.key && newValue && hide());
}
