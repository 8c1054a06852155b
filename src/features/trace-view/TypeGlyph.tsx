import {
  Bot,
  Circle,
  DatabaseSearch,
  Gauge,
  Grip,
  Link2,
  type LucideIcon,
  RectangleHorizontal,
  ShieldCheck,
  TextQuote,
  Wrench,
} from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import type { ObservationType } from './trace.ts';

const ICONS: Record<ObservationType, LucideIcon> = {
  agent: Bot,
  chain: Link2,
  embedding: Grip,
  evaluator: Gauge,
  event: Circle,
  generation: TextQuote,
  guardrail: ShieldCheck,
  retriever: DatabaseSearch,
  span: RectangleHorizontal,
  tool: Wrench,
};

/** The icon of an observation's type, 16 px square, in the colour of the text around it. */
export function TypeGlyph({ type, className }: { type: ObservationType; className?: string }) {
  const Icon = ICONS[type];
  return <Icon aria-hidden="true" className={cn('type-glyph', className)} />;
}
