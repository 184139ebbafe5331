import { expect, it } from 'vitest';
import { searchAddress } from './search-address.ts';

it.each([
	['/real-estate', 'BUY', 'nhà', '/real-estate?q=nh%C3%A0'],
	['/real-estate', 'BUY', 'nhà cho thuê', '/rent?q=nh%C3%A0+cho+thu%C3%AA'],
	['/rent', 'RENT', '#1353', '/search?q=%231353'],
	['/search', 'BUY', 'nhà cho thuê', '/search?q=nh%C3%A0+cho+thu%C3%AA&type=RENT'],
] as const)('on %s for %s: %s', (pathname, tradingType, search, expected) =>
	expect(searchAddress({ pathname, filter: { tradingType, search }, view: 'list' })).toBe(expected),
);
