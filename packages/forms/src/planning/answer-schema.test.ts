import { describe, expect, it } from 'vitest';
import { planningAnswerSchema } from './answer-schema.ts';

const answer = {
	zones: [
		{ landCode: ' odt ', area: 96 },
		{ landCode: 'DGT', area: 24 },
	],
	confidence: 'HIGH',
	asOf: '2026-03-10',
};
const codes = (change: object) =>
	planningAnswerSchema
		.safeParse({ ...answer, ...change })
		.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

describe('an answer to a planning check', () => {
	it('is zones, how sure it is, and of which day', () => {
		expect(planningAnswerSchema.parse(answer).zones[0]).toEqual({ landCode: 'ODT', area: 96 });
	});

	it('has a name for a code that no list knows', () => {
		expect(codes({ zones: [{ landCode: 'HH-2', area: 10 }] })).toEqual(['zones.0.name unknown_code']);
		expect(codes({ zones: [{ landCode: 'HH-2', name: 'Đất hỗn hợp', area: 10 }] })).toEqual([]);
	});

	it.each([
		[{ zones: [] }, 'zones required'],
		[{ zones: undefined }, 'zones required'],
		[{ zones: [{ landCode: '', area: 0 }] }, 'zones.0.landCode required'],
		[{ zones: [{ landCode: 'ODT', area: -1 }] }, 'zones.0.area too_small'],
		[{ roadReserve: 120.5 }, 'roadReserve over_plot'],
		[{ maxDensity: 101 }, 'maxDensity too_large'],
		[{ storeys: 2.5 }, 'storeys invalid'],
		[{ horizon: 1999 }, 'horizon too_small'],
		[{ confidence: undefined }, 'confidence required'],
		[{ asOf: '' }, 'asOf required'],
		[{ asOf: '2999-01-01' }, 'asOf in_future'],
		[{ asOf: '2026-02-31' }, 'asOf invalid'],
		[{ decidedOn: '2025-13-99' }, 'decidedOn invalid'],
		[{ decidedOn: '2026-03-11' }, 'decidedOn after_as_of'],
		[{ fileLinkIds: Array.from({ length: 11 }, String) }, 'fileLinkIds over_limit'],
	])('is not taken with %j', (change, code) => {
		expect(codes(change)).toContain(code);
	});
});
