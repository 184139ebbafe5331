/** Why a payment or a refund did not work out. What a payer is told of it: `paymentCauses`. */
export type GatewayCause =
	| 'cancelled'
	| 'expired'
	| 'wrong_otp'
	| 'wrong_password'
	| 'wrong_card'
	| 'card_locked'
	| 'card_expired'
	| 'not_registered_online'
	| 'identity_not_verified'
	| 'insufficient_funds'
	| 'daily_limit'
	| 'bank_maintenance'
	| 'gateway_maintenance'
	| 'gateway_busy'
	| 'gateway_error'
	/** Our keys or requests are wrong. */
	| 'misconfigured'
	| 'duplicate'
	| 'unknown_order'
	/** Money was taken and is held: paying again might take it twice. */
	| 'suspected_fraud'
	/** The bank took the money, the gateway does not have it. */
	| 'reversed'
	/** The gateway says two things at once, or what it says of a payment that is long over. */
	| 'unclear'
	| 'account_restricted'
	| 'rejected_by_bank'
	| 'promotion_not_met'
	| 'amount_out_of_range'
	| 'refund_not_allowed'
	| 'refund_failed'
	| 'already_refunded';

type CauseTable = ReadonlyMap<string, GatewayCause>;
const toTable = (causes: Record<string, GatewayCause>): CauseTable => new Map(Object.entries(causes));

/** `vnp_ResponseCode` of a payment. Source: VNPay's tables for 2.1.0. */
export const vnpayResponses = toTable({
	'02': 'misconfigured',
	'03': 'misconfigured',
	'04': 'misconfigured',
	// Versions of the table differ: too many wrong passwords, or not enough money.
	'05': 'wrong_password',
	'06': 'wrong_otp',
	'07': 'suspected_fraud',
	'08': 'bank_maintenance',
	'09': 'not_registered_online',
	'10': 'wrong_card',
	'11': 'expired',
	'12': 'card_locked',
	'13': 'wrong_otp',
	'24': 'cancelled',
	'51': 'insufficient_funds',
	'65': 'daily_limit',
	'75': 'bank_maintenance',
	'79': 'wrong_password',
	'99': 'gateway_error',
});

/** `vnp_TransactionStatus`, for want of a response code that says more. */
export const vnpayStatuses = toTable({
	'02': 'gateway_error',
	'04': 'reversed',
	'05': 'unclear',
	'06': 'unclear',
	'07': 'suspected_fraud',
	'08': 'expired',
	'09': 'unclear',
	'10': 'unclear',
	'11': 'cancelled',
	'20': 'unclear',
});

/** `vnp_ResponseCode` of querydr and refund. */
export const vnpayRequests = toTable({
	'02': 'misconfigured',
	'03': 'misconfigured',
	'08': 'gateway_maintenance',
	'16': 'refund_not_allowed',
	'91': 'unknown_order',
	'93': 'amount_out_of_range',
	'94': 'duplicate',
	'95': 'refund_not_allowed',
	'97': 'misconfigured',
	'99': 'gateway_error',
});

/** `resultCode` of MoMo, without those of success and of payments under way. Source: MoMo's table for v2. */
export const momoResults = toTable({
	'10': 'gateway_maintenance',
	'11': 'misconfigured',
	'12': 'misconfigured',
	'13': 'misconfigured',
	'20': 'misconfigured',
	'21': 'amount_out_of_range',
	'22': 'amount_out_of_range',
	'40': 'duplicate',
	'41': 'duplicate',
	'42': 'unknown_order',
	'43': 'gateway_busy',
	'45': 'misconfigured',
	'47': 'misconfigured',
	'98': 'gateway_error',
	'99': 'gateway_error',
	'1001': 'insufficient_funds',
	'1002': 'rejected_by_bank',
	'1003': 'cancelled',
	'1004': 'daily_limit',
	'1005': 'expired',
	'1006': 'cancelled',
	'1007': 'account_restricted',
	'1017': 'cancelled',
	'1026': 'promotion_not_met',
	'1080': 'refund_failed',
	'1081': 'already_refunded',
	'1088': 'refund_not_allowed',
	'2019': 'misconfigured',
	'4001': 'account_restricted',
	'4002': 'identity_not_verified',
	'4100': 'wrong_password',
});

/** MoMo's codes of payments that are under way. 9000 is money set aside, not taken. */
export const momoPending: ReadonlySet<string> = new Set(['1000', '7000', '7002', '8000', '9000']);

/** `sub_return_code` of ZaloPay, beside a `return_code` of 2. Source: ZaloPay's status codes for v2. */
export const zalopayDetails = toTable({
	'-1': 'refund_failed',
	'-2': 'misconfigured',
	'-3': 'misconfigured',
	'-4': 'refund_not_allowed',
	'-5': 'refund_not_allowed',
	'-6': 'refund_not_allowed',
	'-8': 'unknown_order',
	'-9': 'refund_not_allowed',
	'-10': 'misconfigured',
	'-13': 'refund_not_allowed',
	'-14': 'amount_out_of_range',
	'-18': 'refund_not_allowed',
	'-21': 'unknown_order',
	'-22': 'refund_not_allowed',
	'-23': 'duplicate',
	'-24': 'misconfigured',
	'-25': 'misconfigured',
	'-26': 'misconfigured',
	'-49': 'unknown_order',
	'-53': 'misconfigured',
	'-54': 'expired',
	'-61': 'account_restricted',
	'-62': 'account_restricted',
	'-63': 'insufficient_funds',
	'-65': 'wrong_password',
	'-68': 'duplicate',
	'-92': 'misconfigured',
	'-101': 'unknown_order',
	'-124': 'account_restricted',
	'-217': 'rejected_by_bank',
	'-329': 'cancelled',
	'-332': 'promotion_not_met',
	'-333': 'promotion_not_met',
	'-401': 'misconfigured',
	'-402': 'misconfigured',
	'-403': 'misconfigured',
	'-405': 'misconfigured',
	'-429': 'gateway_busy',
	'-500': 'gateway_error',
	'-999': 'gateway_maintenance',
	'-1330': 'daily_limit',
	'-1331': 'daily_limit',
	'-1332': 'daily_limit',
});

/** `code` of the card gateway beside a charge that was declined. */
export const cardCodes = toTable({
	insufficient_funds: 'insufficient_funds',
	daily_limit: 'daily_limit',
	wrong_card: 'wrong_card',
	wrong_otp: 'wrong_otp',
	card_locked: 'card_locked',
	card_expired: 'card_expired',
	not_enabled_online: 'not_registered_online',
	suspected_fraud: 'suspected_fraud',
	refused: 'rejected_by_bank',
	cancelled: 'cancelled',
	expired: 'expired',
	unauthorized: 'misconfigured',
	amount_too_large: 'amount_out_of_range',
	already_refunded: 'already_refunded',
	not_paid: 'refund_not_allowed',
	not_found: 'unknown_order',
});
