import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const file = path.join(import.meta.dirname, 'plans.md');

/** Whether `npm run bench -- NAME --plans` asks to write down how statements run. */
export const wantsPlans = process.argv.includes('--plans');

/** Writes how a database runs what is asked of it into `plans.md`, in place of what stood there under the same title. */
export async function writePlans(title: string, plans: readonly (readonly [name: string, string[]])[]): Promise<void> {
	const written = await readFile(file, 'utf8').catch(() => '');
	const others = written.split(/^(?=# )/m).filter((section) => section.trim() && !section.startsWith(`# ${title}\n`));
	const parts = plans.flatMap(([name, each]) => [
		`## ${name}`,
		...each.filter(Boolean).map((plan) => `\`\`\`\n${plan}\n\`\`\``),
	]);
	const sections = [...others, [`# ${title}`, ...parts].join('\n\n')];
	await writeFile(file, `${sections.map((section) => section.trim()).join('\n\n')}\n`);
}
