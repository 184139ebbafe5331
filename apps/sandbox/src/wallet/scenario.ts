import { type Claim, type Gateway, gateways, type Outcome } from './payment.ts';
import { type Forgery, forgeries } from './signature.ts';

interface Scenario {
	/** For people. */
	name: string;
	gateways: readonly (Gateway | 'bank')[];
	/** Kinds of it, the first of which is taken when none is named. */
	variants?: readonly string[];
}

/**
 * What the gateways do on demand. Those that a payment goes through start when the payer is done; `gateway_down`, `refund`
 * and `bank_transfer` wait for the next request of that kind.
 */
export const scenarios = {
	happy_ipn_first: { name: 'Thông báo đến trước, trình duyệt quay về sau', gateways },
	happy_return_first: { name: 'Trình duyệt quay về trước, 30 giây sau mới thông báo', gateways },
	cancel: { name: 'Người trả tiền huỷ', gateways },
	insufficient: { name: 'Không đủ số dư', gateways },
	expired: { name: 'Hết hạn thanh toán', gateways },
	declined: { name: 'Từ chối với mã tự chọn', gateways },
	replay: { name: 'Cùng một thông báo năm lần', gateways, variants: ['concurrent', 'sequential'] },
	late_success_after_expiry: { name: 'Thành công sau khi đã hết hạn', gateways },
	success_after_failed_ipn: { name: 'Báo thất bại, một phút sau báo thành công', gateways },
	amount_mismatch: { name: 'Số tiền đã trả khác số tiền yêu cầu', gateways },
	forged: { name: 'Thông báo giả chữ ký, tiền chưa trả', gateways, variants: forgeries },
	wrong_terminal: { name: 'Thông báo của đơn vị khác, tiền chưa trả', gateways: ['vnpay', 'momo', 'zalopay'] },
	unknown_order: { name: 'Thông báo cho mã đơn không có, tiền chưa trả', gateways },
	ipn_never: { name: 'Đã trả nhưng không bao giờ thông báo', gateways },
	ipn_retry: { name: 'Hai lần trả lời đầu bị thất lạc nên gửi lại', gateways },
	query_unsigned: {
		name: 'Không thông báo, trả lời truy vấn không có chữ ký đúng',
		gateways: ['vnpay'],
		variants: ['missing', 'bitflip'],
	},
	query_processing: { name: 'Mãi vẫn đang xử lý', gateways, variants: ['processing', 'authorised'] },
	status07: { name: 'Đã trừ tiền, nghi ngờ gian lận (07)', gateways: ['vnpay'] },
	gateway_down: {
		name: 'Cổng thanh toán không trả lời',
		gateways,
		variants: ['error', 'refused', 'hang', 'lost'],
	},
	refund: { name: 'Hoàn tiền chậm hoặc thất bại', gateways, variants: ['processing', 'failed'] },
	bank_transfer: {
		name: 'Chuyển khoản lạ',
		gateways: ['bank'],
		variants: ['memo', 'amount', 'wrapped', 'duplicate', 'late', 'never', 'forged'],
	},
} as const satisfies Record<string, Scenario>;

export type ScenarioId = keyof typeof scenarios;
export const scenarioIds = Object.keys(scenarios) as ScenarioId[];

/** Scenarios that are no payment's, but the next request's. */
export const requestScenarios: readonly ScenarioId[] = ['gateway_down', 'refund', 'bank_transfer'];

/** A scenario as it was asked for. */
export interface Script {
	scenario: ScenarioId;
	variant: string | undefined;
	/** What `declined` answers with, in the gateway's own codes. */
	code: string | undefined;
}

/** Something that happens once a payer is done. */
export interface Step {
	/** Seconds after the payer was done; or after the payment's time was over. */
	after?: number;
	afterExpiry?: number;
	/** How it stands from now on. */
	becomes?: Outcome;
	code?: string | undefined;
	/** Added to what was paid, in đồng. */
	more?: number;
	/** How often the website is told. */
	notices: number;
	/** All at the same time. */
	together?: boolean;
	/** What it is told in place of the truth. */
	says?: Partial<Claim>;
	/** Answers that never arrive. */
	lostAnswers?: number;
	/** Sent by somebody who is no gateway: whatever the answer, never again. */
	once?: boolean;
}

/** What happens when a payer is done with an outcome. The first step happens at once, and its claim is what the browser takes back. */
export function stepsOf(script: Script | undefined, outcome: Outcome): readonly [Step, ...Step[]] {
	const ends = (becomes: Outcome, more: Partial<Step> = {}): Step => ({ becomes, notices: 1, ...more });
	const unpaid = (says: Partial<Claim>, more: Partial<Step> = {}): Step => ({
		notices: 1,
		says: { status: 'paid', ...says },
		...more,
	});
	switch (script?.scenario) {
		case 'happy_return_first':
			return [ends(outcome, { notices: 0 }), { after: 30, notices: 1 }];
		case 'cancel':
			return [ends('cancelled')];
		case 'insufficient':
			return [ends('insufficient')];
		case 'expired':
			return [ends('expired')];
		case 'status07':
			return [ends('suspected')];
		case 'declined':
			return [ends('declined', { code: script.code })];
		case 'replay':
			return [ends(outcome, { notices: 5, together: script.variant !== 'sequential' })];
		case 'late_success_after_expiry':
			return [ends('processing', { notices: 0 }), ends(outcome, { afterExpiry: 60 })];
		case 'success_after_failed_ipn':
			return [ends('insufficient'), ends('paid', { after: 60 })];
		case 'amount_mismatch':
			return [ends(outcome, { more: -1_000 })];
		case 'forged':
			return [unpaid({ forgery: (script.variant ?? 'bitflip') as Forgery }, { once: true })];
		case 'wrong_terminal':
			return [unpaid({ isStrange: true })];
		case 'unknown_order':
			return [unpaid({ ref: 'UNKNOWN-0001' })];
		case 'ipn_never':
		case 'query_unsigned':
			return [ends(outcome, { notices: 0 })];
		case 'ipn_retry':
			return [ends(outcome, { lostAnswers: 2 })];
		case 'query_processing':
			return script.variant === 'authorised'
				? [ends('processing', { code: '9000' })]
				: [ends('processing', { notices: 0 })];
		default:
			return [ends(outcome)];
	}
}
