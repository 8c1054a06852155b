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

const GLYPHS: Record<ObservationType, LucideIcon> = {
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

/** The sign of an observation's type, 16 px square, coloured as the text around it. */
export function TypeGlyph({ type, className }: { type: ObservationType; className?: string }) {
  const Glyph = GLYPHS[type];
  return <Glyph aria-hidden="true" className={cn('type-glyph', className)} />;
}
