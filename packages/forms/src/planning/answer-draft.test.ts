import { describe, expect, it } from 'vitest';
import {
	emptyAnswer,
	emptyZone,
	readFacts,
	readTypedAnswer,
	type TypedAnswer,
	typeAnswer,
	typedAnswerSchema,
} from './answer-draft.ts';

const typed: TypedAnswer = {
	...emptyAnswer,
	zones: [
		{ landCode: 'odt', name: '', area: '96 m²' },
		{ landCode: 'HH-2', name: ' Đất hỗn hợp ', area: '24,5' },
	],
	roadReserve: '24',
	maxDensity: '80 %',
	floorAreaRatio: '3,2',
	storeys: '5',
	horizon: '2030',
	confidence: 'HIGH',
	asOf: '2026-03-10',
};
const codes = (change: Partial<TypedAnswer>) =>
	typedAnswerSchema
		.safeParse({ ...typed, ...change })
		.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

describe('a typed answer', () => {
	it('becomes what the server takes', () => {
		expect(typedAnswerSchema.parse(typed)).toMatchObject({
			zones: [
				{ landCode: 'ODT', area: 96 },
				{ landCode: 'HH-2', name: 'Đất hỗn hợp', area: 24.5 },
			],
			roadReserve: 24,
			maxDensity: 80,
			floorAreaRatio: 3.2,
			storeys: 5,
			horizon: 2030,
			decidedOn: null,
		});
	});

	it.each([
		[{ zones: [emptyZone] }, ['zones.0.landCode required', 'zones.0.area required']],
		[{ zones: [{ landCode: 'ODT', name: '', area: 'to' }] }, ['zones.0.area invalid']],
		[{ zones: [{ landCode: 'ODT', name: '', area: '0' }] }, ['zones.0.area too_small']],
		[{ storeys: '2,5' }, ['storeys invalid']],
		[{ floorAreaRatio: 'ba' }, ['floorAreaRatio invalid']],
		[{ confidence: '', asOf: '' }, ['confidence required', 'asOf required']],
	])('with %j says %j', (change, expected) => {
		expect(codes(change)).toEqual(expect.arrayContaining(expected));
	});

	it('tells what it comes to while it is not whole', () => {
		const facts = readFacts({
			...typed,
			zones: [...typed.zones, { landCode: 'DGT', name: '', area: '' }],
			storeys: '-',
		});
		expect(facts.rows.map(({ percent }) => percent)).toEqual([79.7, 20.3, 0]);
		expect(facts.zones).toHaveLength(2);
		expect(facts).toMatchObject({ whole: 120.5, roadReserve: 24, storeys: null });
	});

	it('is read again as it was kept, and nothing else is', () => {
		expect(readTypedAnswer(JSON.stringify(typed))).toEqual(typed);
		expect(readTypedAnswer('{"zones":[]}')).toBeUndefined();
		expect(readTypedAnswer(null)).toBeUndefined();
	});

	const given = {
		zones: [{ landCode: 'ODT', name: null, area: 1250.5 }],
		roadReserve: null,
		maxDensity: 80,
		floorAreaRatio: 3.2,
		storeys: 5,
		planName: null,
		decision: '1/QĐ',
		decidedOn: '2024-01-02',
		horizon: 2030,
		source: null,
		confidence: 'LOW' as const,
		asOf: '2026-03-10',
		content: 'Toàn bộ thửa đất …',
		fileLinks: [{ id: 'a', name: 'ban-ve.pdf', url: '/files/a' }],
	};

	it('of an answer that was given says the same again', () => {
		const { content, ...rest } = typedAnswerSchema.parse(typeAnswer(given, false));
		expect(content).toBe('');
		expect(rest).toMatchObject({
			zones: [{ landCode: 'ODT', area: 1250.5 }],
			maxDensity: 80,
			floorAreaRatio: 3.2,
			storeys: 5,
			decidedOn: '2024-01-02',
			horizon: 2030,
			fileLinkIds: ['a'],
		});
		expect(typeAnswer(given, true).content).toBe(given.content);
	});

	const areas = [0.0001, 0.125, 1.232, 1.5, 3.125, 9.9999, 12.125, 100.125, 999.999, 1_250, 1234.125, 123_456.125, 1e7];
	it.each(areas)('of an area of %d m² says the same again', (area) => {
		const zones = [...given.zones, { landCode: 'CLN', name: null, area }];
		const typedAnew = typeAnswer({ ...given, zones, roadReserve: area }, false);
		expect(typedAnswerSchema.parse(typedAnew)).toMatchObject({ zones: [{}, { area }], roadReserve: area });
	});

	it.each([0, 0.125, 1, 1.375, 2.5, 12.875, 30])('of a ratio of %d says the same again', (ratio) => {
		const typedAnew = typeAnswer({ ...given, maxDensity: ratio, floorAreaRatio: ratio }, false);
		expect(typedAnswerSchema.parse(typedAnew)).toMatchObject({ maxDensity: ratio, floorAreaRatio: ratio });
	});
});
