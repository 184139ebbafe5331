import { expect, it, vi } from 'vitest';

const noReact = vi.hoisted(() => () => {
	throw new Error('React was asked for.');
});
vi.mock('react', noReact);
vi.mock('react-hook-form', noReact);
vi.mock('@hookform/resolvers/zod', noReact);

/** Domains whose index has their hooks too, as the README says. */
const withHooks = ['account', 'form', 'wallet'];
const entries = Object.entries(import.meta.glob('./*/{index,schema,calc}.ts'));

it.each(entries)('%s asks for React only where the README says so', async (entry, load) => {
	const hasHooks = withHooks.some((domain) => entry === `./${domain}/index.ts`);
	if (hasHooks) await expect(load()).rejects.toThrow();
	else await expect(load()).resolves.toBeDefined();
});
