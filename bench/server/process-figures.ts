import { readFileSync } from 'node:fs';

/** What a process has had of the processor, as the kernel counts it: hundredths of a second. */
export function processorMs(pid: number): number {
	const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
	return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** What of a process is in memory. */
export function memoryMegabytes(pid: number): number {
	return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
}
