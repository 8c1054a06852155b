import { useState } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Menu, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from './Menu.tsx';
import { MenuRadioGroup, MenuRadioItem } from './MenuChoice.tsx';
import { MenuSub, MenuSubContent, MenuSubTrigger } from './MenuSub.tsx';
import { Tooltip } from './Tooltip.tsx';

function DialogDemo() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Open dialog
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Delete this prompt?"
        description="Versions in use stay readable."
        closeLabel="Close"
        footer={
          <>
            <Button variant="ghost" onClick={close}>
              Keep it
            </Button>
            <Button variant="destructive" onClick={close}>
              Delete
            </Button>
          </>
        }
      >
        <p className="text-sm">Traces that were linked to it keep their link.</p>
      </Dialog>
    </>
  );
}

function MenuDemo() {
  const [theme, setTheme] = useState('system');
  return (
    <Menu>
      <MenuTrigger>
        <Button variant="outline">Open menu</Button>
      </MenuTrigger>
      <MenuContent>
        <MenuItem href="#page">A link</MenuItem>
        <MenuItem disabled>Not now</MenuItem>
        <MenuSub>
          <MenuSubTrigger>More</MenuSubTrigger>
          <MenuSubContent>
            <MenuItem>Copy as SVG</MenuItem>
            <MenuItem>Download PNG</MenuItem>
          </MenuSubContent>
        </MenuSub>
        <MenuItem>Rename</MenuItem>
        <MenuSeparator />
        <MenuLabel>Theme</MenuLabel>
        <MenuRadioGroup value={theme} onValueChange={setTheme}>
          {['system', 'light', 'dark'].map((id) => (
            <MenuRadioItem key={id} value={id}>
              {id}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}

/** The parts of the UI kit that need a browser. */
export default function GalleryDemos() {
  return (
    <div className="flex flex-wrap gap-3">
      <DialogDemo />
      <MenuDemo />
      <Tooltip content="Shows after 700 ms, or at once on focus.">
        <Button variant="outline">Hover me</Button>
      </Tooltip>
    </div>
  );
}
