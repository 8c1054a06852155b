import { existsSync, readFileSync } from 'node:fs';

/** Resident memory of a process, from Linux's /proc, which counts in kB; undefined if the system doesn't report it. */
export function getResidentMb(pid: number | undefined): number | undefined {
  const kb = /^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`) ?? '')?.[1];
  return kb ? Number(kb) / 1024 : undefined;
}

/** User and system time of a process, from Linux's /proc, in ticks of 10 ms; undefined if the system doesn't report it. */
export function getCpuSeconds(pid: number | undefined): number | undefined {
  const fields = readStatFields(pid);
  return fields && (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Returns the CPU time of the exited children of a process, and of the children that they waited for. */
export function getChildCpuSeconds(pid: number): number | undefined {
  const fields = readStatFields(pid);
  return fields && (Number(fields[13]) + Number(fields[14])) / 100;
}

/** Returns the session of a process: the process ID of its leader. */
export function getSession(pid: number): number | undefined {
  const fields = readStatFields(pid);
  return fields && Number(fields[3]);
}

/** Fields of /proc/<pid>/stat after the name of the program, which may contain spaces. */
function readStatFields(pid: number | undefined): string[] | undefined {
  return read(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ');
}

/** The process may exit between two reads. */
function read(file: string): string | undefined {
  try {
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  } catch {
    return undefined;
  }
}
