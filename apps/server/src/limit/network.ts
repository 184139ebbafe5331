import { isIPv6 } from 'node:net';

/**
 * Whom an address is counted for: of IPv6 the first 64 bits, since whoever has one address there has all of those. An IPv4 address,
 * also one that is written as IPv6, is counted as it is.
 */
export function networkOf(address: string): string {
	if (!isIPv6(address)) return address;
	const groups = groupsOf(address);
	const [high = 0, low = 0] = groups.slice(6);
	if (groups.slice(0, 6).join() === '0,0,0,0,0,65535') return [high >> 8, high & 255, low >> 8, low & 255].join('.');
	return `${groups
		.slice(0, 4)
		.map((group) => group.toString(16))
		.join(':')}::/64`;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
	// There it has no dots, and no name of a network card.
	const { hostname } = new URL(`http://[${address.split('%')[0]}]`);
	const [first = [], last = []] = hostname
		.slice(1, -1)
		.split('::')
		.map((part) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : []));
	return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}
