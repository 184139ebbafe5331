import { describe, expect, it } from 'vitest';
import { networkOf, wideNetworkOf } from './network.ts';

describe('whom an address is counted for', () => {
	it.each([
		['203.0.113.7', '203.0.113.7'],
		['::ffff:1.2.3.4', '1.2.3.4'],
		['::FFFF:102:304', '1.2.3.4'],
		['0:0:0:0:0:ffff:255.254.1.0', '255.254.1.0'],
	])('IPv4 %s is %s', (address, counted) => expect(networkOf(address)).toBe(counted));

	it.each([
		'2001:db8:1:2::',
		'2001:db8:1:2::7',
		'2001:db8:1:2:3:4:5:6',
		'2001:0DB8:0001:0002:FFFF::',
		'2001:db8:1:2::1.2.3.4',
		'2001:db8:1:2::7%eth0',
	])('IPv6 %s is its network', (address) => expect(networkOf(address)).toBe('2001:db8:1:2::/64'));

	it.each([
		['::', '0:0:0:0::/64'],
		['::1', '0:0:0:0::/64'],
		['1::', '1:0:0:0::/64'],
		['2001:db8::1', '2001:db8:0:0::/64'],
		['2001:db8:0:1::1', '2001:db8:0:1::/64'],
		['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
		['::1.2.3.4', '0:0:0:0::/64'],
	])('IPv6 %s is %s', (address, network) => expect(networkOf(address)).toBe(network));

	it('what is no address is counted as it is', () => expect(networkOf('unknown')).toBe('unknown'));

	it.each([
		['2001:db8:1:2::7', '2001:db8:1::/48'],
		['2001:db8::1', '2001:db8:0::/48'],
		['203.0.113.7', undefined],
		['::ffff:1.2.3.4', undefined],
		['unknown', undefined],
	])('the wider network of %s is %s', (address, network) => expect(wideNetworkOf(address)).toBe(network));
});
