import { writeSync } from 'node:fs';

/**
 * Loaded before a measured program: when it exits, writes its resource usage to the third file descriptor. Plain
 * JavaScript, because to remove types Node would load a compiler, and the measured program would seem 0.1 s slower.
 */
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeSync(3, JSON.stringify({ cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, rssMb: maxRSS / 1024 }));
});
