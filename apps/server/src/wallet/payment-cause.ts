import type { PaymentCause } from '../graphql/schema.generated.ts';
import type { GatewayCause } from './gateway/gateway-codes.ts';

/** Why a payment was not made, in the contract's words: what a payer can tell apart. */
export const paymentCauses: Readonly<Record<GatewayCause, PaymentCause>> = {
	cancelled: 'CANCELLED',
	expired: 'EXPIRED',
	wrong_otp: 'WRONG_OTP',
	wrong_password: 'WRONG_OTP',
	wrong_card: 'WRONG_CARD',
	card_locked: 'CARD_LOCKED',
	card_expired: 'CARD_EXPIRED',
	not_registered_online: 'NOT_ENABLED_ONLINE',
	identity_not_verified: 'NOT_ENABLED_ONLINE',
	insufficient_funds: 'INSUFFICIENT_FUNDS',
	daily_limit: 'DAILY_LIMIT',
	bank_maintenance: 'BANK_MAINTENANCE',
	gateway_maintenance: 'GATEWAY_ERROR',
	gateway_busy: 'GATEWAY_ERROR',
	gateway_error: 'GATEWAY_ERROR',
	misconfigured: 'GATEWAY_ERROR',
	duplicate: 'GATEWAY_ERROR',
	unknown_order: 'GATEWAY_ERROR',
	suspected_fraud: 'SUSPECTED_FRAUD',
	reversed: 'SUSPECTED_FRAUD',
	unclear: 'SUSPECTED_FRAUD',
	account_restricted: 'REFUSED',
	rejected_by_bank: 'REFUSED',
	promotion_not_met: 'REFUSED',
	amount_out_of_range: 'REFUSED',
	refund_not_allowed: 'REFUSED',
	refund_failed: 'REFUSED',
	already_refunded: 'REFUSED',
};
