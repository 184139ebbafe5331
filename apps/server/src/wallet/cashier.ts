import { type PaymentLimits, paymentLimits } from '@ancu/forms/wallet';
import type { PaymentProvider } from '../database/tables.ts';
import type { PaymentMethod } from '../graphql/schema.generated.ts';
import { type BankFeed, createBankFeed } from './gateway/bank-feed.ts';
import { type CardGateway, createCardGateway } from './gateway/card.ts';
import { createGateways } from './gateway/create-gateways.ts';
import type { Gateway, Provider } from './gateway/gateway.ts';
import type { BankSettings, GatewaySettings } from './gateway/gateway-settings.ts';
import type { PaymentPurpose, PurposeName } from './payment-purpose.ts';

/** The ways to be paid that are switched on, and what is paid for. */
export interface Cashier {
	gateways: ReadonlyMap<Provider, Gateway>;
	card: CardGateway | undefined;
	/** Our account, and what tells of money in it. */
	bank: (BankSettings & { feed: BankFeed }) | undefined;
	purposes: ReadonlyMap<PurposeName, PaymentPurpose>;
}

/** What payments need besides the database. */
export function createCashier(settings: GatewaySettings, purposes: readonly PaymentPurpose[]): Cashier {
	return {
		gateways: createGateways(settings),
		card: settings.card && createCardGateway(settings.card),
		bank: settings.bank && { ...settings.bank, feed: createBankFeed(settings.bank) },
		purposes: new Map(purposes.map((purpose) => [purpose.name, purpose])),
	};
}

/** Who takes the money of a method. */
export const providerOf: Readonly<Record<PaymentMethod, PaymentProvider>> = {
	WALLET: 'wallet',
	TRANSFER: 'bank',
	CARD: 'card',
	BANK: 'vnpay',
	MOMO: 'momo',
	ZALOPAY: 'zalopay',
};

/** Who can be asked how a payment stands: a gateway with pages, or the one for cards. */
export function gatewayOf({ gateways, card }: Cashier, provider: PaymentProvider) {
	return provider === 'card' ? card : gateways.get(provider as Provider);
}

/** What a provider takes in one payment, in đồng; undefined when it is switched off. */
export function limitsOf(cashier: Cashier, provider: PaymentProvider): PaymentLimits | undefined {
	if (provider === 'wallet') return paymentLimits.WALLET;
	if (provider === 'bank') return cashier.bank && paymentLimits.TRANSFER;
	return gatewayOf(cashier, provider)?.limits;
}

/** The methods that people may choose: those that are not switched off. */
export function offeredMethods(cashier: Cashier): PaymentMethod[] {
	const methods = Object.keys(providerOf) as PaymentMethod[];
	return methods.filter((method) => limitsOf(cashier, providerOf[method]) !== undefined);
}
