import type { ListingCardFragment } from '@ancu/api/listing';
import { describe, expect, it } from 'vitest';
import { shareOut } from './share-out.ts';

const at = (id: string, day: number) => ({ id, createdAt: `2026-11-${day}T00:00:00Z` }) as ListingCardFragment;
const ids = (listings: ListingCardFragment[] | undefined) => listings?.map(({ id }) => id);

describe('the shelves of the home page', () => {
	const sale = { data: [at('a', 20), at('b', 19), at('c', 18)], priorityPost: [at('b', 19)] };
	const rent = { data: [at('d', 21), at('e', 10)], priorityPost: [at('d', 21)] };

	it('have each listing once, and in front what was paid to stand there, newest first', () => {
		const shelves = shareOut({ sale, rent }, 4);
		expect(ids(shelves.priority)).toEqual(['d', 'b']);
		expect(ids(shelves.sale)).toEqual(['a', 'c']);
		expect(ids(shelves.rent)).toEqual(['e']);
	});

	it('are no longer than they may be', () => {
		const shelves = shareOut({ sale, rent }, 1);
		expect(ids(shelves.priority)).toEqual(['d']);
		expect(ids(shelves.sale)).toEqual(['a']);
	});

	it('hold twice what two searches found only once', () => {
		expect(ids(shareOut({ sale, again: sale }, 4).priority)).toEqual(['b']);
	});

	it('leave to a later search what it found too', () => {
		const offering = { data: [at('c', 18)], priorityPost: [] };
		const shelves = shareOut({ sale, offering }, 4);
		expect(ids(shelves.sale)).toEqual(['a']);
		expect(ids(shelves.offering)).toEqual(['c']);
	});

	it('wait for what is not there yet', () => {
		const shelves = shareOut({ sale: undefined, rent }, 4);
		expect(shelves.sale).toBeUndefined();
		expect(ids(shelves.priority)).toEqual(['d']);
		expect(shareOut({ sale: undefined }, 4).priority).toBeUndefined();
	});
});
