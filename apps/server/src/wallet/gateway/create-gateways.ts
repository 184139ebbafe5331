import type { Gateway, GatewayParts, Provider } from './gateway.ts';
import type { GatewaySettings } from './gateway-settings.ts';
import { createMomo } from './momo.ts';
import { createVnpay } from './vnpay.ts';
import { createZalopay } from './zalopay.ts';

/** The gateways that are configured, by their names. */
export function createGateways(
	{ vnpay, momo, zalopay }: GatewaySettings,
	parts: GatewayParts = {},
): ReadonlyMap<Provider, Gateway> {
	const gateways = [
		vnpay && createVnpay(vnpay, parts),
		momo && createMomo(momo, parts),
		zalopay && createZalopay(zalopay, parts),
	];
	return new Map(gateways.flatMap((gateway) => (gateway ? [[gateway.provider, gateway]] : [])));
}
