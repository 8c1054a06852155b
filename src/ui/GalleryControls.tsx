import { ArrowRight, BookOpen, Search } from 'lucide-react';
import { Accordion } from './Accordion.tsx';
import { Avatar } from './Avatar.tsx';
import { Badge } from './Badge.tsx';
import { Button, type ButtonStyle } from './Button.tsx';
import { Card } from './Card.tsx';
import { IconButton } from './IconButton.tsx';
import { Input } from './Input.tsx';
import { Kbd } from './Kbd.tsx';
import { Select } from './Select.tsx';
import { Tabs } from './Tabs.tsx';

/** Every variant of Button, in the order of the specification. */
export const BUTTON_VARIANTS = [
  'default',
  'destructive',
  'outline',
  'secondary',
  'ghost',
  'link',
  'cta',
] as const satisfies readonly ButtonStyle['variant'][];

/** Every size of Button, in the order of the specification. */
export const BUTTON_SIZES = [
  'default',
  'xs',
  'sm',
  'lg',
  'xl',
  'pill',
  'icon',
  'iconXs',
] as const satisfies readonly ButtonStyle['size'][];

const BADGE_TONES = ['neutral', 'amber', 'green', 'red', 'blue'] as const;
const PERSON = {
  name: 'Ada Winter',
  src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="%23c9c3b6" d="M0 0h8v8H0z"/%3E%3Ccircle fill="%238a5300" cx="4" cy="3" r="1.5"/%3E%3Cpath fill="%238a5300" d="M1 8a3 3 0 0 1 6 0"/%3E%3C/svg%3E',
};

/** All variants and sizes of Button. */
export function GalleryButtons() {
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        {BUTTON_VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button disabled>disabled</Button>
        <Button href="#buttons" variant="cta">
          with href
          <ArrowRight aria-hidden />
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {BUTTON_SIZES.map((size) =>
          size === 'icon' || size === 'iconXs' ? (
            <IconButton key={size} size={size} variant="outline" label={size}>
              <Search aria-hidden />
            </IconButton>
          ) : (
            <Button key={size} size={size} variant="outline">
              {size}
            </Button>
          ),
        )}
      </div>
    </div>
  );
}

/** Badges, keys and avatars. */
export function GalleryMarks() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {BADGE_TONES.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <span className="flex gap-1">
        <Kbd>⌘</Kbd>
        <Kbd>K</Kbd>
      </span>
      {([24, 40, 48] as const).map((size) => (
        <Avatar key={size} size={size} {...PERSON} />
      ))}
      {([24, 40, 48] as const).map((size) => (
        <Avatar key={size} size={size} name={PERSON.name} />
      ))}
    </div>
  );
}

/** Text field and select; `prefix` makes ids unique. */
export function GalleryFields({ prefix }: { prefix: string }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Input aria-label="E-mail" type="email" placeholder="you@company.example" />
      <Input aria-label="Broken value" aria-invalid defaultValue="not-an-address" />
      <Input aria-label="Switched off" disabled defaultValue="disabled" />
      <Select aria-label="Region" id={`${prefix}-region`} defaultValue="eu">
        <option value="eu">EU</option>
        <option value="us">US</option>
      </Select>
    </div>
  );
}

/** Tabs, accordion and cards; `prefix` makes ids unique. */
export function GalleryBlocks({ prefix }: { prefix: string }) {
  const tabs = ['Python', 'TypeScript', 'OpenTelemetry', 'cURL'];
  return (
    <div className="grid gap-8">
      <Tabs
        id={`${prefix}-tabs`}
        label="Language"
        items={tabs.map((label) => ({ label, panel: <p>The panel for {label}.</p> }))}
      />
      <div>
        <Accordion name={`${prefix}-faq`} open summary="What is a unit?">
          One trace, observation or score.
        </Accordion>
        <Accordion name={`${prefix}-faq`} summary="Can I host it myself?">
          Yes: two containers and four stores.
        </Accordion>
      </div>
      <div className="cards">
        <Card title="Tracing" href="#tracing" icon={<BookOpen aria-hidden />} meta="12 pages">
          See every call your application makes.
        </Card>
        <Card title="A plain card" meta="2025-11-02">
          It is not a link, so it does not react.
        </Card>
      </div>
    </div>
  );
}
