import { describe, expect, it } from 'vitest';
import { paymentCauses } from '../payment-cause.ts';
import {
	cardCodes,
	momoPending,
	momoResults,
	vnpayRequests,
	vnpayResponses,
	vnpayStatuses,
	zalopayDetails,
} from './gateway-codes.ts';
import momo from './vectors/momo.json' with { type: 'json' };
import vnpay from './vectors/vnpay.json' with { type: 'json' };

describe('codes of the gateways', () => {
	it.each(Object.entries(momo.resultCodes))('MoMo’s %s (%s) is known', (code) => {
		const isPending = momo.pending_codes.includes(Number(code));
		expect(momoPending.has(code)).toBe(isPending);
		expect(momoResults.has(code)).toBe(!isPending && code !== '0');
	});

	it('VNPay’s are known', () => {
		for (const { params } of vnpay.ipn_and_return)
			if (params.vnp_ResponseCode !== '00') expect([...vnpayResponses.keys()]).toContain(params.vnp_ResponseCode);
		const responses = ['05', '06', '07', '09', '10', '11', '12', '13', '24', '51', '65', '75', '79', '99'];
		expect([...vnpayResponses.keys()]).toEqual(expect.arrayContaining(responses));
		const statuses = ['02', '04', '05', '06', '07', '08', '09', '10', '11', '20'];
		expect([...vnpayStatuses.keys()].sort()).toEqual(statuses);
		const requests = ['02', '03', '08', '16', '91', '93', '94', '95', '97', '99'];
		expect([...vnpayRequests.keys()].sort()).toEqual(requests);
	});

	it('leave no cause over that none of them tells', () => {
		const causes = [vnpayResponses, vnpayStatuses, vnpayRequests, momoResults, zalopayDetails, cardCodes].flatMap(
			(table) => [...table.values()],
		);
		expect([...new Set(causes)].sort()).toEqual(Object.keys(paymentCauses).sort());
	});

	it('never ask somebody to pay again whose money may be gone', () => {
		const told = [
			vnpayResponses.get('07'),
			...['04', '05', '06', '07', '09', '10', '20'].map((code) => vnpayStatuses.get(code)),
		];
		// What the page says of it: `payment-view.test.ts` of the interface.
		for (const cause of told) expect(cause && paymentCauses[cause]).toBe('SUSPECTED_FRAUD');
	});
});
