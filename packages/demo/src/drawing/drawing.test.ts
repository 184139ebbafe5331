import { describe, expect, it } from 'vitest';
import { type Drawing, type DrawingSubject, drawListing, type SubjectKind } from './drawing.ts';
import { createRandom } from './random.ts';

const kinds: SubjectKind[] = [
	'house',
	'townhouse',
	'villa',
	'apartment',
	'shophouse',
	'land',
	'farmland',
	'warehouse',
	'office',
	'room',
	'project',
];
const built = kinds.filter((kind) => kind !== 'land' && kind !== 'farmland');

function subject(facts: Partial<DrawingSubject> = {}): DrawingSubject {
	return {
		seed: 7,
		kind: 'house',
		area: 64,
		facade: 4,
		floors: 3,
		bedrooms: 4,
		toilets: 3,
		alley: 'car',
		shape: 'straight',
		direction: 'SOUTH_EAST',
		mapSheetNo: '12',
		landPlotNo: '345',
		...facts,
	};
}

function draw(name: Drawing['name'], facts: Partial<DrawingSubject> = {}): Drawing {
	const drawing = drawListing(subject(facts)).find((one) => one.name === name);
	if (!drawing) throw new Error(`no ${name}`);
	return drawing;
}

/** What is written on a drawing. */
function words({ svg }: Drawing): string[] {
	return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text as string);
}

/** Many different subjects, sensible and less so. */
function* manySubjects(n: number): Generator<DrawingSubject> {
	const random = createRandom(2026);
	for (let i = 0; i < n; i++) {
		yield {
			seed: random.int(0, 2 ** 31),
			kind: kinds[i % kinds.length] as SubjectKind,
			area: random.pick([18, 36, 64.5, 120, 480, 5_000, 40_000]),
			facade: random.pick([null, 2.8, 4, 5.25, 8, 14, 40]),
			floors: random.pick([null, 1, 2, 3, 4, 5, 6, 7, 12]),
			bedrooms: random.pick([null, 0, 1, 2, 3, 5, 9]),
			toilets: random.pick([null, 0, 1, 2, 4, 7]),
			alley: random.pick(['street', 'car', 'narrow', null] as const),
			shape: random.pick(['straight', 'wider', 'narrower'] as const),
			direction: random.pick(['EAST', 'NORTH_WEST', 'SOUTH', null] as const),
			mapSheetNo: random.pick(['7', null]),
			landPlotNo: random.pick(['1204', '88', null]),
		};
	}
}

/** The first fault in the nesting or quoting of an XML text, or null. */
function xmlFault(xml: string): string | null {
	const open: string[] = [];
	let rest = xml;
	while (rest !== '') {
		const text = /^[^<]+/.exec(rest)?.[0];
		if (text !== undefined) {
			if (/&(?!(?:amp|lt|gt|quot);)|>/.test(text)) return `bare sign in “${text}”`;
			rest = rest.slice(text.length);
			continue;
		}
		const tag = /^<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z\d-]+="[^"<]*")*)(\/?)>/.exec(rest);
		if (!tag) return `no tag at “${rest.slice(0, 60)}”`;
		const [whole, closing, name = '', attributes = '', empty] = tag;
		const names = [...attributes.matchAll(/\s([a-zA-Z\d-]+)=/g)].map(([, attribute]) => attribute);
		if (new Set(names).size !== names.length) return `attribute twice in ${whole}`;
		if (closing) {
			if (open.pop() !== name) return `</${name}> closes another element`;
		} else if (!empty) open.push(name);
		rest = rest.slice(whole.length);
	}
	return open.length > 0 ? `${open.join()} stays open` : null;
}

describe('drawListing', () => {
	it.each(built)('draws front, plan and site of a %s', (kind) => {
		expect(drawListing(subject({ kind })).map(({ name }) => name)).toEqual(['elevation', 'plan', 'site']);
	});

	it.each(['land', 'farmland'] as const)('draws a view and the cadastral extract of %s', (kind) => {
		expect(drawListing(subject({ kind })).map(({ name }) => name)).toEqual(['elevation', 'site']);
	});

	it('draws the same for the same facts', () => {
		for (const one of manySubjects(44)) expect(drawListing(one)).toEqual(drawListing({ ...one }));
	});

	it.each(kinds)('draws every %s differently', (kind) => {
		const fronts = Array.from({ length: 12 }, (_, seed) => draw('elevation', { kind, seed }).svg);
		expect(new Set(fronts).size).toBe(12);
	});

	it('writes sound XML without a broken number, under 9 KB, in 4:3', () => {
		for (const one of manySubjects(660)) {
			for (const { svg, width, height, name } of drawListing(one)) {
				const about = `${name} of ${JSON.stringify(one)}`;
				expect(xmlFault(svg), about).toBeNull();
				expect(svg, about).not.toMatch(/NaN|undefined|Infinity|null| d="[^"]*e/);
				expect(Buffer.byteLength(svg), about).toBeLessThan(9 * 1024);
				expect([width, height]).toEqual([1200, 900]);
				expect(svg).toContain('viewBox="0 0 1200 900"');
				expect(svg).toMatch(/<title>[^<]+<\/title>/);
			}
		}
	});

	it('points only at what it defines', () => {
		for (const one of manySubjects(66)) {
			for (const { svg } of drawListing(one)) {
				const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
				expect(new Set(ids).size).toBe(ids.length);
				for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(ids).toContain(id);
			}
		}
	});

	it('keeps the ids of different drawings apart, for a page that inlines them', () => {
		const first = draw('site', { seed: 1 }).svg.match(/\sid="([^"]+)"/)?.[1];
		expect(draw('site', { seed: 2 }).svg).not.toContain(`"${first}"`);
	});

	it('needs nothing but itself', () => {
		for (const one of manySubjects(33))
			for (const { svg } of drawListing(one))
				expect(svg).not.toMatch(
					/<(script|style|image|foreignObject)|\son\w+=|style=|href="(?!#)|http(?!:\/\/www\.w3\.org\/2000\/svg)/,
				);
	});

	it('escapes what people typed', () => {
		const { svg, caption } = draw('site', { landPlotNo: '<b>&"', mapSheetNo: '1\u0000\ud8002' });
		expect(xmlFault(svg)).toBeNull();
		expect(svg).toContain('&lt;b&gt;&amp;&quot;');
		for (const bad of ['\u0000', '\ud800']) expect(svg).not.toContain(bad);
		expect(caption.vn).toContain('thửa <b>&"');
	});

	it('survives facts that cannot be', () => {
		const odd = {
			area: Number.NaN,
			facade: -4,
			floors: Number.POSITIVE_INFINITY,
			bedrooms: 4_000,
			toilets: -1,
			landPlotNo: 'x'.repeat(500),
		};
		for (const kind of kinds)
			for (const { svg } of drawListing(subject({ kind, ...odd }))) expect(svg).not.toMatch(/NaN|undefined|Infinity/);
	});
});

describe('the front', () => {
	it.each([1, 2, 3, 4, 5, 6])('of a house of %i storeys shows as many', (floors) => {
		for (let seed = 0; seed < 20; seed++) {
			const drawing = draw('elevation', { floors, seed });
			// One level mark for each floor line above the ground; a house of one storey also marks its ridge.
			const marks = words(drawing).filter((text) => /^\+\d+,\d\d$/.test(text));
			expect(marks).toHaveLength(floors === 1 ? 2 : floors);
			expect(drawing.caption.vn).toContain(`${floors} tầng`);
			expect(words(drawing).join()).toContain(`${floors} tầng`);
		}
	});

	it('writes its width with a decimal comma, and none that the listing does not say', () => {
		expect(words(draw('elevation', { facade: 4.5 }))).toContain('4,5');
		expect(draw('elevation', { facade: 4.5 }).caption).toEqual({
			vn: 'Mặt đứng nhà, 3 tầng, ngang 4,5 m',
			en: 'Front of the house, 3 storeys, 4.5 m wide',
		});
		for (let seed = 0; seed < 20; seed++)
			expect(words(draw('elevation', { facade: null, seed })).join()).not.toMatch(/Ngang/);
	});

	it.each(['house', 'townhouse', 'villa', 'shophouse', 'office', 'room', 'land', 'farmland'] as const)(
		'of a %s bears the red of the seal',
		(kind) => {
			for (let seed = 0; seed < 10; seed++) expect(draw('elevation', { kind, seed }).svg).toContain('#b3352c');
		},
	);
});

describe('the plan', () => {
	it.each([
		{ kind: 'house', floors: 1, bedrooms: 2, toilets: 1 },
		{ kind: 'house', floors: 3, bedrooms: 4, toilets: 3 },
		{ kind: 'house', floors: 4, bedrooms: 3, toilets: 5 },
		{ kind: 'house', floors: 6, bedrooms: 12, toilets: 8 },
		{ kind: 'townhouse', floors: 3, bedrooms: 5, toilets: 4, facade: 8, area: 110 },
		{ kind: 'shophouse', floors: 2, bedrooms: 1, toilets: 2 },
		{ kind: 'villa', floors: 2, bedrooms: 5, toilets: 6, facade: 14, area: 300 },
		{ kind: 'apartment', floors: null, bedrooms: 2, toilets: 2, facade: null, area: 72 },
		{ kind: 'apartment', floors: null, bedrooms: 5, toilets: 3, facade: null, area: 180 },
		{ kind: 'apartment', floors: null, bedrooms: 0, toilets: 1, facade: null, area: 32 },
		{ kind: 'room', floors: 2, bedrooms: 1, toilets: 1, facade: null, area: 22 },
	] as const)('of a $kind has $bedrooms bedrooms and $toilets toilets on $floors storeys', (facts) => {
		for (let seed = 0; seed < 25; seed++) {
			const names = words(draw('plan', { ...facts, seed }));
			expect(names.filter((name) => /^Ngủ \d+$/.test(name)).sort()).toEqual(
				Array.from({ length: facts.bedrooms }, (_, i) => `Ngủ ${i + 1}`).sort(),
			);
			expect(names.filter((name) => name === 'WC')).toHaveLength(facts.toilets);
		}
	});

	it('has one drawing for each storey', () => {
		const titles = words(draw('plan', { floors: 4 })).filter((text) => /^TẦNG \d$/.test(text));
		expect(titles).toEqual(['TẦNG 1', 'TẦNG 2', 'TẦNG 3', 'TẦNG 4']);
	});

	it('says that it is an illustration', () => {
		expect(draw('plan').caption).toEqual({
			vn: 'Mặt bằng bố trí, 4 phòng ngủ, 3 WC, minh họa',
			en: 'Floor plan, 4 bedrooms, 3 toilets, illustrative',
		});
	});
});

describe('the site', () => {
	it('writes number over area, the lengths of the sides and the sheet', () => {
		const texts = words(draw('site', { area: 60, facade: 4 }));
		expect(texts).toEqual(expect.arrayContaining(['345', '60', '4', '15', 'Tờ 12 · Thửa 345 · 60 m²']));
	});

	it('keeps the area of a plot that widens at the back', () => {
		const texts = words(draw('site', { area: 117, facade: 5, shape: 'wider' }));
		// 5 m in front and 6,7 m behind make 117 m² with a depth of 20 m.
		expect(texts).toEqual(expect.arrayContaining(['5', '6,7', '20,02']));
	});

	it('turns the north arrow with the front', () => {
		const turns = (['SOUTH', 'EAST', 'NORTH', 'WEST'] as const).map((direction) => {
			const [, turn] = /rotate\((-?\d+(?:\.\d+)?) 1096 118\)/.exec(draw('site', { direction }).svg) ?? [];
			return Number(turn);
		});
		const [south = 0] = turns;
		expect(turns.map((turn) => (turn - south + 360) % 360)).toEqual([0, 90, 180, 270]);
		expect(draw('site', { direction: null }).svg).not.toContain('1096 118');
	});
});

describe('captions', () => {
	it('are in both languages', () => {
		for (const kind of kinds) {
			for (const { caption } of drawListing(subject({ kind, area: 1_250.5 }))) {
				expect(caption.vn).not.toBe('');
				expect(caption.en).not.toBe('');
				expect(caption.en).toMatch(/^[\x20-\x7e²]+$/);
			}
		}
		expect(draw('site', { area: 1_250.5 }).caption).toEqual({
			vn: 'Sơ đồ thửa đất, tờ 12, thửa 345, 1.250,5 m²',
			en: 'Sketch of the plot, sheet 12, plot 345, 1,250.5 m²',
		});
	});
});

describe('createRandom', () => {
	it('gives the same sequence for the same seed', () => {
		const [a, b] = [createRandom(5), createRandom(5)];
		expect(Array.from({ length: 5 }, a.next)).toEqual(Array.from({ length: 5 }, b.next));
	});

	it('keeps to its limits', () => {
		const random = createRandom(9);
		const rolls = Array.from({ length: 2_000 }, () => random.int(2, 4));
		expect(new Set(rolls)).toEqual(new Set([2, 3, 4]));
		expect(
			Array.from({ length: 200 }, () =>
				random.weighted([
					['a', 1],
					['b', 0],
				] as const),
			),
		).not.toContain('b');
		expect(random.chance(0)).toBe(false);
		expect(random.chance(1)).toBe(true);
		expect(() => random.pick([])).toThrow(RangeError);
	});
});
