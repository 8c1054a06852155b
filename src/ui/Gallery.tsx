import type { ReactNode } from 'react';
import { GalleryBlocks, GalleryButtons, GalleryFields, GalleryMarks } from './GalleryControls.tsx';
import { GalleryProse } from './GalleryProse.tsx';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-line pt-4 [&>*]:min-w-0">
      <h3 className="font-mono text-xs text-ink-3">{title}</h3>
      {children}
    </section>
  );
}

function Pane({ scheme }: { scheme: 'light' | 'dark' }) {
  return (
    <div
      className={`${scheme === 'light' ? 'scheme-light' : 'scheme-dark'} grid content-start gap-8 px-4 py-8 sm:px-8 [&>*]:min-w-0`}
    >
      <h2 className="text-2xl font-semibold">{scheme === 'light' ? 'Light' : 'Dark'}</h2>
      <Part title="Button, IconButton">
        <GalleryButtons />
      </Part>
      <Part title="Badge, Kbd, Avatar">
        <GalleryMarks />
      </Part>
      <Part title="Input, Select">
        <GalleryFields prefix={scheme} />
      </Part>
      <Part title="Tabs, Accordion, Card">
        <GalleryBlocks prefix={scheme} />
      </Part>
      <Part title="Prose, code">
        <GalleryProse prefix={scheme} />
      </Part>
    </div>
  );
}

/** The whole UI kit on one page, light and dark side by side; `demos` is the island with the interactive parts. */
export function UiGallery({ demos }: { demos: ReactNode }) {
  return (
    <div>
      <header className="grid gap-4 px-4 py-8 sm:px-8">
        <h1 className="text-3xl font-semibold">UI kit</h1>
        <section className="grid gap-3">
          <h2 className="font-mono text-xs text-ink-3">Dialog, Menu, Tooltip</h2>
          {demos}
        </section>
      </header>
      <div className="grid lg:grid-cols-2 [&>*]:min-w-0">
        <Pane scheme="light" />
        <Pane scheme="dark" />
      </div>
    </div>
  );
}
