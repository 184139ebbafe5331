import { describe, expect, it } from 'vitest';
import {
	cardCodes,
	gatewayCauses,
	momoPending,
	momoResults,
	nextStepOf,
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

	it('each have a cause with a next step', () => {
		const causes = [vnpayResponses, vnpayStatuses, vnpayRequests, momoResults, zalopayDetails, cardCodes].flatMap(
			(table) => [...table.values()],
		);
		// None is left over that no gateway tells.
		expect(new Set(causes)).toEqual(new Set(gatewayCauses));
		for (const cause of gatewayCauses) expect(nextStepOf(cause)).toMatch(/^(again|later|another_way|support)$/);
	});

	it('never ask somebody to pay again whose money may be gone', () => {
		expect(nextStepOf(vnpayResponses.get('07') ?? 'cancelled')).toBe('support');
		for (const code of ['04', '05', '06', '07', '09', '10', '20'])
			expect(nextStepOf(vnpayStatuses.get(code) ?? 'cancelled')).toBe('support');
	});
});
