import { readdirSync } from 'node:fs';
import { getCpuSeconds, getResidentMb, getSession } from '../process-usage.ts';

const INTERVAL_MS = 200;

/** Samples the processes of a session until `stop`, which returns their CPU time and the highest sum of their memory. */
export function watchSession(leader: number): { stop(): { cpuSeconds: number; rssMb: number } } {
  const cpu = new Map<number, number>();
  let peakMb = 0;
  const sample = () => {
    let sum = 0;
    for (const pid of listProcesses()) {
      if (getSession(pid) !== leader) continue;
      sum += getResidentMb(pid) ?? 0;
      cpu.set(pid, getCpuSeconds(pid) ?? cpu.get(pid) ?? 0);
    }
    peakMb = Math.max(peakMb, sum);
  };
  const timer = setInterval(sample, INTERVAL_MS);
  return {
    stop() {
      clearInterval(timer);
      return { cpuSeconds: cpu.values().reduce((total, seconds) => total + seconds, 0), rssMb: peakMb };
    },
  };
}

function listProcesses(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}
