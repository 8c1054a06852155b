import {
  Blocks,
  BookOpen,
  ChefHat,
  CircleHelp,
  Compass,
  FileText,
  History,
  Landmark,
  type LucideIcon,
  Newspaper,
  Server,
  ShieldCheck,
  Users,
} from 'lucide-react';
import type { IconName } from '../lib/icon-names.ts';

const ICONS: Readonly<Record<IconName, LucideIcon>> = {
  blocks: Blocks,
  'book-open': BookOpen,
  'chef-hat': ChefHat,
  'circle-help': CircleHelp,
  compass: Compass,
  'file-text': FileText,
  history: History,
  landmark: Landmark,
  newspaper: Newspaper,
  server: Server,
  'shield-check': ShieldCheck,
  users: Users,
};

/** An icon that data names, such as that of a section; hidden from screen readers. */
export function NamedIcon({ name, className }: { name: IconName; className?: string }) {
  const Icon = ICONS[name];
  return <Icon aria-hidden className={className} />;
}
