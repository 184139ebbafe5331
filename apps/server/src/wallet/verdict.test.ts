import { describe, expect, it } from 'vitest';
import type { PaymentState } from '../database/tables.ts';
import { type Said, type Verdict, verdictOf } from './verdict.ts';

const payment = { amount: 50_000, txn_ref: 'AC1', provider_txn_no: null };
const said = { providerTxnNo: '77', amount: 50_000, code: '00', cause: null };
const told = ['pending', 'failed', 'suspect', 'paid'] as const satisfies readonly Said['state'][];

describe('what is said of a payment', () => {
	it.each<[PaymentState, ...Verdict[]]>([
		// pending, failed, suspect, paid
		['CREATED', 'pend', 'fail', 'review', 'settle'],
		['PENDING', 'wait', 'fail', 'review', 'settle'],
		['FAILED', 'wait', 'nothing', 'review', 'settle'],
		['EXPIRED', 'wait', 'nothing', 'review', 'settle'],
		['REVIEW', 'wait', 'fail', 'nothing', 'settle'],
		['SETTLED', 'nothing', 'nothing', 'nothing', 'put_aside_second'],
		['REFUNDED', 'nothing', 'nothing', 'nothing', 'put_aside_second'],
	])('that is %s is judged by what it says', (state, ...verdicts) => {
		const known = state === 'SETTLED' || state === 'REFUNDED' ? '66' : null;
		const judged = told.map((word) =>
			verdictOf({ ...payment, state, provider_txn_no: known }, { ...said, state: word }),
		);
		expect(judged).toEqual(verdicts);
	});

	it.each<[PaymentState, ofDoubt: Verdict]>([
		['CREATED', 'review'],
		['PENDING', 'review'],
		['FAILED', 'review'],
		['EXPIRED', 'review'],
		['REVIEW', 'note_amount'],
		['SETTLED', 'note_amount'],
		['REFUNDED', 'note_amount'],
	])(
		'that is %s with another amount is money where it is paid, and may be where that is in doubt',
		(state, ofDoubt) => {
			const judged = told.map((word) => verdictOf({ ...payment, state }, { ...said, state: word, amount: 49_999 }));
			expect(judged).toEqual(['note_amount', 'note_amount', ofDoubt, 'put_aside_amount']);
		},
	);

	it('needs no amount', () =>
		expect(verdictOf({ ...payment, state: 'CREATED' }, { ...said, state: 'failed', amount: null })).toBe('fail'));

	it.each<[what: string, known: string, told: string | null, Verdict]>([
		['no number', '66', null, 'nothing'],
		['the number that is known', '66', '66', 'nothing'],
		['its own name, when its number is known', '66', 'AC1', 'nothing'],
		['its own name, which stands for its number', 'AC1', 'AC1', 'nothing'],
		['its number, for which its own name stood', 'AC1', '66', 'note_number'],
		['another number', '66', '77', 'put_aside_second'],
	])('that is settled and told of again with %s', (_what, known, providerTxnNo, verdict) => {
		const settled = { ...payment, state: 'SETTLED', provider_txn_no: known } as const;
		expect(verdictOf(settled, { ...said, state: 'paid', providerTxnNo })).toBe(verdict);
	});
});
