import * as invest from '@ancu/api/invest';
import * as listing from '@ancu/api/listing';
import * as map from '@ancu/api/map';
import * as planning from '@ancu/api/planning';
import * as procedure from '@ancu/api/procedure';
import * as verification from '@ancu/api/verification';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { showsListings } from './use-shown-anew.ts';

/** Fields of the contract that answer listings, or how many of them there are on a page. */
const ofListings =
	/\bget\w*LocationInfo(?!Changes|Relaxation|Total)\w*\(|\bgetAll(?:MyInvestedProject|RequestGreenCheck)\(/;

const others = {
	'what a form begins with': ['ListingForm', 'ListingOfProcedure', 'PlotOfListing'],
	'a page of its own, which always asks': ['OwnCheckedListing'],
	'which listings are saved, whatever they say': ['SavedIds'],
};

const queries = Object.values({ ...invest, ...listing, ...map, ...planning, ...procedure, ...verification }).flatMap(
	(one) => (typeof one === 'function' && 'rootKey' in one && 'document' in one ? [one] : []),
);

it('has every query look again that shows listings', () => {
	const client = new QueryClient();
	const touched = (name: string) => client.getQueryCache().findAll({ ...showsListings, queryKey: [name] }).length > 0;
	const names = queries.flatMap(({ document, rootKey }) => (ofListings.test(String(document)) ? [rootKey] : []));
	for (const name of names) client.setQueryData([name], {});
	expect(names.filter((name) => !touched(name)).sort()).toEqual(Object.values(others).flat().sort());
});
