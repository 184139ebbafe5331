import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// Another tab is another copy of the module on the same storage.
const openTab = async () => {
	vi.resetModules();
	const { storedList } = await import('./stored-list.ts');
	return storedList('numbers', 3, (value): value is number => typeof value === 'number');
};

const kept = new Map<string, string>();
beforeEach(() => {
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
	});
});
afterEach(() => {
	vi.unstubAllGlobals();
	kept.clear();
});

it('adds to what another tab wrote meanwhile', async () => {
	const here = await openTab();
	here.add(1);
	const there = await openTab();
	there.add(2);
	there.add(3);
	here.add(4);
	expect(kept.get('numbers')).toBe('[4,3,2]');
	here.remove(2);
	expect(kept.get('numbers')).toBe('[4,3]');
});

it('does not bring back what another tab cleared', async () => {
	const here = await openTab();
	here.add(1);
	const there = await openTab();
	there.clear();
	here.add(2);
	expect(kept.get('numbers')).toBe('[2]');
});
