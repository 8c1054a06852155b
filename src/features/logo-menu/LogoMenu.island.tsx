import { useEffect, useRef, useState } from 'react';
import { Menu, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from '../../ui/Menu.tsx';
import { LOGO_FILES, LOGO_SVG_PATH } from './logo-files.ts';

type CopyStatus = 'no' | 'yes' | 'failed';

const COPY_WORDS: Readonly<Record<CopyStatus, string>> = {
  no: 'Copy logo as SVG',
  yes: 'Copied',
  failed: 'Copying is not allowed here',
};

async function copyLogo(): Promise<CopyStatus> {
  try {
    const response = await fetch(LOGO_SVG_PATH);
    if (!response.ok) return 'failed';
    await navigator.clipboard.writeText(await response.text());
    return 'yes';
  } catch {
    return 'failed';
  }
}

/** The menu behind a right click on the logo: open home in a new tab, copy or download the logo and the icon. */
export default function LogoMenu() {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [copied, setCopied] = useState<CopyStatus>('no');
  useEffect(() => {
    const island = anchor.current?.closest('sg-island');
    const show = () => {
      setCopied('no');
      setOpen(true);
    };
    island?.addEventListener('logo-menu:open', show);
    return () => island?.removeEventListener('logo-menu:open', show);
  }, []);
  const copy = (event: Event) => {
    event.preventDefault();
    void copyLogo().then(setCopied);
  };
  return (
    <Menu open={open} onOpenChange={setOpen}>
      <MenuTrigger>
        <button
          ref={anchor}
          type="button"
          tabIndex={-1}
          aria-label="Logo files"
          className="pointer-events-none absolute bottom-0 left-0 size-0 overflow-hidden"
        />
      </MenuTrigger>
      <MenuContent align="start" onCloseAutoFocus={(event) => refocusLogo(event, anchor.current)}>
        <MenuItem href="/" target="_blank">
          Open home in a new tab
        </MenuItem>
        <MenuItem onSelect={copy}>{COPY_WORDS[copied]}</MenuItem>
        <MenuSeparator />
        <MenuLabel>Download</MenuLabel>
        {LOGO_FILES.map(({ title, href }) => (
          <MenuItem key={href} href={href} download>
            {title}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
}

function refocusLogo(event: Event, anchor: HTMLElement | null): void {
  event.preventDefault();
  anchor?.closest('[data-logo]')?.querySelector('a')?.focus();
}
