import { expect, it } from 'vitest';
import { investSchema, readQuantity } from './schema.ts';

it.each([
	['12', 12],
	['1.000', 1_000],
	['1,000', 1_000],
	['1 000 000', 1_000_000],
	[' 7 ', 7],
	['٣', undefined],
	['', undefined],
	['2,5', undefined],
	['-3', undefined],
	['1.000,5', undefined],
	['ba', undefined],
	['9'.repeat(20), undefined],
])('reads "%s" as %s', (text, quantity) => {
	expect(readQuantity(text)).toBe(quantity);
});

const range = { min: 3, max: 40, minRule: 'minInvestment', maxRule: 'left' } as const;
const codesOf = (from: Parameters<typeof investSchema>[0], draft: object) =>
	investSchema(from)
		.safeParse(draft)
		.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

it.each([
	[{ quantity: '', accepted: true }, ['quantity required']],
	[{ quantity: 'x', accepted: true }, ['quantity not_whole']],
	[{ quantity: '2', accepted: true }, ['quantity too_small']],
	[{ quantity: '41', accepted: true }, ['quantity too_large']],
	[{ quantity: '3', accepted: false }, ['accepted required']],
	[{ quantity: '40', accepted: true }, undefined],
])('says of %j: %j', (draft, codes) => {
	expect(codesOf(range, draft)).toEqual(codes);
});

it('says why nothing can be bought', () => {
	expect(codesOf({ closed: 'held' }, { quantity: '3', accepted: true })).toEqual(['quantity held']);
});
