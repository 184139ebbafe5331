import { describe, expect, it } from 'vitest';
import { openAt } from '../shell/open-at.ts';
import { type PlanningView, planningHref, readPlanningView } from './planning-address.ts';

const read = (query: string) => readPlanningView(new URLSearchParams(query));

describe('the address of planning checks', () => {
	it('says what is shown, and is read back as it was written', () => {
		const views: [PlanningView, string][] = [
			[{ name: 'list', filter: undefined, search: '', page: 1 }, '/planning-check'],
			[
				{ name: 'list', filter: 'unpaid', search: 'Bến Nghé', page: 2 },
				'/planning-check?status=unpaid&search=B%E1%BA%BFn+Ngh%C3%A9&page=2',
			],
			[{ name: 'new', listing: undefined }, '/planning-check?new'],
			[{ name: 'new', listing: 17 }, '/planning-check?new&listing=17'],
			[{ name: 'one', id: 'a', tab: undefined }, '/planning-check?id=a'],
			[{ name: 'one', id: 'a', tab: 'answer' }, '/planning-check?id=a&tab=answer'],
			[{ name: 'edit', id: 'a' }, '/planning-check?id=a&edit'],
			[{ name: 'pay', id: 'a', payment: undefined }, '/planning-check?id=a&pay'],
			[{ name: 'pay', id: 'a', payment: 'p' }, '/planning-check?id=a&payment=p'],
		];
		for (const [view, href] of views) {
			expect(planningHref(view)).toBe(href);
			expect(readPlanningView(new URL(href, 'http://here').searchParams)).toEqual(view);
		}
	});

	it('makes nothing of what it does not know', () => {
		expect(read('status=lost&page=-1')).toEqual({ name: 'list', filter: undefined, search: '', page: 1 });
		expect(read('new&listing=1e999')).toEqual({ name: 'new', listing: undefined });
		expect(read('id=a&tab=secret')).toEqual({ name: 'one', id: 'a', tab: undefined });
	});
});

describe('what is open at an address of the page of planning checks', () => {
	const at = (view: PlanningView) => openAt(new URL(planningHref(view), 'http://here.invalid'), readPlanningView);
	const list: PlanningView = { name: 'list', filter: undefined, search: '', page: 1 };
	it.each<[string, PlanningView, PlanningView]>([
		['a change and its check', { name: 'edit', id: 'a' }, { name: 'one', id: 'a', tab: undefined }],
		['a change and the list', { name: 'edit', id: 'a' }, list],
		['a new one and that of a listing', { name: 'new', listing: undefined }, { name: 'new', listing: 5 }],
	])('are two: %s', (_name, one, other) => {
		expect(at(one)).not.toBe(at(other));
	});
});
