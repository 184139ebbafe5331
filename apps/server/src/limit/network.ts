import { isIPv6 } from 'node:net';

/**
 * Whom an address is counted for: of IPv6 the first 64 bits, since whoever has one address there has all of those. An IPv4 address,
 * also one that is written as IPv6, is counted as it is.
 */
export function networkOf(address: string): string {
	const groups = groupsOf(address);
	if (!groups) return address;
	const [high = 0, low = 0] = groups.slice(6);
	return isIPv4(groups) ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : begin(groups, 4);
}

/** The first 48 bits of an IPv6 address: a household or an office may have all the networks in there. An IPv4 address has none. */
export function wideNetworkOf(address: string): string | undefined {
	const groups = groupsOf(address);
	return groups && !isIPv4(groups) ? begin(groups, 3) : undefined;
}

function isIPv4(groups: readonly number[]): boolean {
	return groups.slice(0, 6).join() === '0,0,0,0,0,65535';
}

function begin(groups: readonly number[], count: number): string {
	const hex = groups.slice(0, count).map((group) => group.toString(16));
	return `${hex.join(':')}::/${count * 16}`;
}

/** The eight numbers of an IPv6 address; undefined of anything else. */
function groupsOf(address: string): number[] | undefined {
	if (!isIPv6(address)) return undefined;
	// There it has no dots, and no name of a network card.
	const { hostname } = new URL(`http://[${address.split('%')[0]}]`);
	const [first = [], last = []] = hostname
		.slice(1, -1)
		.split('::')
		.map((part) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : []));
	return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}
