/** What a way of paying takes at once, in đồng. */
export interface PaymentLimits {
	min: number;
	max: number;
}

/** What every way of paying takes at once: the server refuses the rest, and forms say it before. */
export const paymentLimits = {
	WALLET: { min: 1, max: Number.MAX_SAFE_INTEGER },
	// A fast transfer by NAPAS 247 stays below 500 million.
	TRANSFER: { min: 1, max: 499_999_999 },
	// VNPay's own words: from 5,000 to below a thousand million đồng.
	BANK: { min: 5_000, max: 999_999_999 },
	CARD: { min: 5_000, max: 999_999_999 },
	// MoMo's own words for captureWallet.
	MOMO: { min: 1_000, max: 50_000_000 },
	// ZaloPay publishes none: these keep amounts within what the other gateways take.
	ZALOPAY: { min: 1_000, max: 999_999_999 },
} as const satisfies Record<string, PaymentLimits>;

/** Whether a way of paying takes an amount, in đồng, at once. */
export function takesAtOnce(method: keyof typeof paymentLimits, amount: number): boolean {
	const { min, max } = paymentLimits[method];
	return amount >= min && amount <= max;
}
