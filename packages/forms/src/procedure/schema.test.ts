import { describe, expect, it } from 'vitest';
import { DOCUMENT_IMAGES_MAX, suggestDocumentSchema } from './document-schema.ts';
import { procedureRecordSchema, procedureRecordUpdateSchema, procedureSubstepSchema } from './schema.ts';
import { procedureTemplateSchema } from './template-schema.ts';

interface Parser {
	safeParse: (given: unknown) => { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined };
}
const faults = (schema: Parser, given: unknown) =>
	schema.safeParse(given).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

describe('a procedure that is started', () => {
	it('needs a type and a name, and makes nothing of what is empty', () => {
		expect(procedureRecordSchema.parse({ type: 'BUY', name: ' Nhà mẹ ', description: '  ' })).toEqual({
			type: 'BUY',
			name: 'Nhà mẹ',
			description: null,
		});
		expect(faults(procedureRecordSchema, {})).toEqual(['type required', 'name required']);
	});

	it('says everything that is wrong at once', () => {
		expect(
			faults(procedureRecordSchema, {
				type: 'SELL',
				name: 'a'.repeat(121),
				description: 'a'.repeat(1_001),
				side: 'NOTARY',
				price: 1.5,
			}),
		).toEqual(['type required', 'name too_long', 'description too_long', 'side unknown', 'price invalid']);
		expect(faults(procedureRecordSchema, { type: 'BUY', name: 'a', price: 0 })).toEqual(['price too_small']);
	});

	it('is changed in what is named, and never loses its name', () => {
		expect(procedureRecordUpdateSchema.parse({ description: '' })).toEqual({ description: null });
		expect(procedureRecordUpdateSchema.parse({})).toEqual({});
		expect(faults(procedureRecordUpdateSchema, { name: '' })).toEqual(['name required']);
	});
});

describe('a substep that is changed', () => {
	it('keeps what is left out, and loses what is empty', () => {
		expect(procedureSubstepSchema.parse({})).toEqual({});
		expect(procedureSubstepSchema.parse({ note: ' ', dueOn: null })).toEqual({ note: null, dueOn: null });
	});

	it.each([
		[{ note: 'a'.repeat(2_001) }, ['note too_long']],
		[{ dueOn: '31/12/2026' }, ['dueOn invalid']],
		[{ dueOn: '0026-12-31' }, ['dueOn invalid']],
		[{ dueOn: '2026-02-31' }, ['dueOn invalid']],
		[{ fileLinkIds: Array.from({ length: 11 }, (_, index) => `${index}`) }, ['fileLinkIds over_limit']],
		[
			{
				replaces: [
					{ oldId: 'a', newId: 'b' },
					{ oldId: 'c', newId: 'b' },
				],
			},
			['replaces duplicate'],
		],
	])('is refused for %j', (given, expected) => {
		expect(faults(procedureSubstepSchema, given)).toEqual(expected);
	});
});

describe('a template', () => {
	const both = { vn: 'Chữ', en: 'Text' };
	const paper = { key: 'paper', name: both, isRequired: true };
	const fee = { key: 'fee', name: both, text: both, asOf: '2026-07-01', source: 'Luật' };
	const substep = { key: 'sub', title: both, actor: 'BUYER', papers: [paper], fees: [fee] };
	const template = (...substeps: object[]) => ({
		type: 'BUY',
		title: both,
		steps: [{ key: 'step', title: both, substeps: substeps.length > 0 ? substeps : [substep] }],
	});

	it('may leave texts out, but not in one language alone', () => {
		const given = template({ ...substep, description: { vn: ' ', en: '' }, place: both });
		const [step] = procedureTemplateSchema.parse(given).steps;
		expect(step?.substeps[0]).toMatchObject({ description: null, place: both });
		const half = template({ ...substep, description: { vn: 'Chữ', en: '' }, place: { vn: '', en: 'Text' } });
		expect(faults(procedureTemplateSchema, half)).toEqual([
			'steps.0.substeps.0.description.en required',
			'steps.0.substeps.0.place.vn required',
		]);
	});

	it.each<[string, object, string]>([
		['title.en', template({ ...substep, title: { vn: 'Chữ', en: ' ' } }), 'steps.0.substeps.0.title.en required'],
		['key', template({ ...substep, key: 'a b' }), 'steps.0.substeps.0.key invalid'],
		['actor', template({ ...substep, actor: 'MOTHER' }), 'steps.0.substeps.0.actor required'],
		['keys of papers', template({ ...substep, papers: [paper, paper] }), 'steps.0.substeps.0.papers duplicate'],
		['keys of fees', template({ ...substep, fees: [fee, fee] }), 'steps.0.substeps.0.fees duplicate'],
		[
			'date of a fee',
			template({ ...substep, fees: [{ ...fee, asOf: '2026' }] }),
			'steps.0.substeps.0.fees.0.asOf invalid',
		],
		[
			'day that the calendar has not',
			template({ ...substep, fees: [{ ...fee, asOf: '2026-02-31' }] }),
			'steps.0.substeps.0.fees.0.asOf invalid',
		],
		['no day', template({ ...substep, fees: [{ ...fee, asOf: '' }] }), 'steps.0.substeps.0.fees.0.asOf required'],
		['source', template({ ...substep, fees: [{ ...fee, source: '' }] }), 'steps.0.substeps.0.fees.0.source required'],
		['days', template({ ...substep, daysMin: 5, daysMax: 4 }), 'steps.0.substeps.0.daysMax below_min'],
		['most days', template({ ...substep, daysMin: 5 }), 'steps.0.substeps.0.daysMax required'],
		['fewest days', template({ ...substep, daysMin: -1, daysMax: 1 }), 'steps.0.substeps.0.daysMin too_small'],
		['no steps', { ...template(), steps: [] }, 'steps required'],
		['no substeps', { ...template(), steps: [{ key: 'a', title: both, substeps: [] }] }, 'steps.0.substeps required'],
	])('is refused for its %s', (_name, given, expected) => {
		expect(faults(procedureTemplateSchema, given)).toEqual([expected]);
	});

	it('may have the same key in two steps', () => {
		const [step] = template().steps;
		expect(faults(procedureTemplateSchema, { ...template(), steps: [step, { ...step, key: 'other' }] })).toEqual([]);
	});
});

describe('a suggested document', () => {
	const both = { vn: 'Chữ', en: 'Text' };
	const document = { title: both, content: both, types: ['BUY'], link: null };

	it('names what it helps with once, in the order of the types, and makes nothing of an empty link', () => {
		const given = {
			title: both,
			content: { vn: ' - một\n- hai ', en: 'One' },
			types: ['DONATE', 'BUY', 'DONATE'],
			link: ' ',
		};
		expect(suggestDocumentSchema.parse(given)).toEqual({
			title: both,
			content: { vn: '- một\n- hai', en: 'One' },
			types: ['BUY', 'DONATE'],
			link: null,
		});
		expect(faults(suggestDocumentSchema, { ...document, link: 'https://dichvucong.gov.vn/x?y=1' })).toEqual([]);
		expect(faults(suggestDocumentSchema, { ...document, link: undefined })).toEqual([]);
	});

	it('may have six pictures, each with its words in both languages', () => {
		const images = Array.from({ length: DOCUMENT_IMAGES_MAX }, (_, at) => ({ image: `photo/${at}.webp`, alt: both }));
		const spaced = { image: 'photo/a.webp', alt: { vn: ' Con dấu ', en: 'The seal' } };
		expect(suggestDocumentSchema.parse({ ...document, images: [spaced] }).images).toEqual([
			{ image: 'photo/a.webp', alt: { vn: 'Con dấu', en: 'The seal' } },
		]);
		for (const fitting of [images, [], null, undefined])
			expect(faults(suggestDocumentSchema, { ...document, images: fitting })).toEqual([]);
		expect(faults(suggestDocumentSchema, { ...document, images: [...images, spaced] })).toEqual(['images over_limit']);
	});

	it.each([
		[{ title: { vn: 'Chữ', en: ' ' } }, ['title.en required']],
		[{ title: { vn: 'a'.repeat(201), en: 'a'.repeat(200) } }, ['title.vn too_long']],
		[{ content: { vn: '', en: 'a'.repeat(2_001) } }, ['content.vn required', 'content.en too_long']],
		[{ types: [] }, ['types required']],
		[{ link: 'http://dichvucong.gov.vn' }, ['link invalid']],
		[{ link: 'dichvucong.gov.vn' }, ['link invalid']],
		[{ link: 'javascript:alert(1)' }, ['link invalid']],
		[{ link: 'https://dichvucong.gov.vn@example.com' }, ['link invalid']],
		[{ link: 'https://localhost' }, ['link invalid']],
		[{ link: `https://a.vn/${'a'.repeat(488)}` }, ['link too_long']],
		[{ images: [{ image: 'a', alt: { vn: 'Chữ', en: ' ' } }] }, ['images.0.alt.en required']],
		[{ images: [{ image: 'a', alt: { vn: 'a'.repeat(201), en: 'b' } }] }, ['images.0.alt.vn too_long']],
		[{ images: [{ image: 'a'.repeat(201), alt: both }] }, ['images.0.image invalid']],
		[
			{
				images: [
					{ image: 'a', alt: both },
					{ image: 'b', alt: both },
					{ image: 'a', alt: both },
				],
			},
			['images duplicate'],
		],
		// Two that have not arrived are two that are missing.
		[
			{
				images: [
					{ image: '', alt: both },
					{ image: '', alt: both },
				],
			},
			['images.0.image required', 'images.1.image required'],
		],
	])('is refused for %j', (change, expected) => {
		expect(faults(suggestDocumentSchema, { ...document, ...change })).toEqual(expected);
	});
});
