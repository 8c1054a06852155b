import { BrandMark } from '../../features/brand-mark/BrandMark.tsx';

/** Props of Eyebrow; `level` draws a small sight glass, filled that far (0 to 1), before the words. */
export interface EyebrowProps {
  level?: number;
  children: string;
}

/** The small mono line above a heading. */
export function Eyebrow({ level, children }: EyebrowProps) {
  return (
    <p className="flex items-center gap-2.5 font-mono text-[13px] text-ink-3 leading-5">
      {level !== undefined && <BrandMark level={level} className="size-[18px] text-ink-3" />}
      {children}
    </p>
  );
}
