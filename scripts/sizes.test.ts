import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import sizes from '../packages/sizes.json' with { type: 'json' };

const readme = readFileSync(new URL('../packages/ui/README.md', import.meta.url), 'utf8');

it('are told by the README of ui as packages/sizes.json holds them', () => {
	const table = /## Weight.*?((?:\n\|.*)+)/s.exec(readme)?.[1]?.trim().split('\n') ?? [];
	const [names = [], , figures = []] = table.map((row) => row.match(/[\w.-]+/g) ?? []);
	const told = names.map((name, column) => [`ui/primitives/${name}`, Number(figures[column])]);
	expect(told).not.toEqual([]);
	expect(sizes).toMatchObject(Object.fromEntries(told));
	const { screen, 'screen with i18next': whole, 'screen.css': styles } = sizes;
	expect(readme).toContain(`${screen} KB of script (with i18next ${whole}) and ${styles} KB of styles`);
});
