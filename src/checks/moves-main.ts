import { FaultError, formatFault } from '../lib/fault.ts';
import { recordMoves } from './moves.ts';

try {
  const { done, left } = await recordMoves(process.cwd());
  for (const line of done) console.log(line);
  for (const fault of left) console.error(formatFault(fault));
  process.exit(left.length > 0 ? 1 : 0);
} catch (error) {
  if (!(error instanceof FaultError)) throw error;
  for (const fault of error.faults) console.error(formatFault(fault));
  process.exit(1);
}
