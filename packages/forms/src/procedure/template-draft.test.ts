import { describe, expect, it } from 'vitest';
import { emptyParts, type TypedTemplate, typedTemplateSchema } from './template-draft.ts';
import { isUntranslated, typeTemplate, untranslatedPaths } from './template-values.ts';

const both = (text: string) => ({ vn: text, en: text });
const given = {
	type: 'BUY' as const,
	title: both('Mua bán'),
	steps: [
		{
			key: 'notary',
			title: both('Công chứng'),
			description: null,
			substeps: [
				{
					key: 'sign',
					title: both('Ký hợp đồng'),
					description: both('Mang bản gốc.'),
					actor: 'NOTARY' as const,
					place: null,
					daysMin: 1,
					daysMax: 2,
					papers: [{ key: 'id', name: both('Căn cước'), hint: null, isRequired: false }],
					fees: [
						{ key: 'fee', name: both('Phí'), text: both('0,1%'), payer: null, asOf: '2017-01-01', source: 'TT 257' },
					],
				},
			],
		},
	],
};
const faults = (typed: TypedTemplate) =>
	typedTemplateSchema.safeParse(typed).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

describe('a template as it is typed', () => {
	it('comes back from the form as it went in', () => {
		expect(typedTemplateSchema.parse(typeTemplate(given))).toEqual(given);
	});

	it('says where it is wrong', () => {
		const typed = typeTemplate(given);
		const [substep] = typed.steps[0]?.substeps ?? [];
		if (!substep) throw new Error('There is no substep.');
		Object.assign(substep, { actor: '', daysMin: '1,5', daysMax: '2', title: { vn: 'Ký', en: '' } });
		expect(faults(typed)).toEqual([
			'steps.0.substeps.0.title.en required',
			'steps.0.substeps.0.actor required',
			'steps.0.substeps.0.daysMin invalid',
		]);
		expect(faults({ ...typed, steps: [] })).toEqual(['steps required']);
	});

	it('knows what stands in one language alone', () => {
		const typed = typeTemplate(given);
		expect(untranslatedPaths(typed)).toEqual([]);
		typed.title.en = ' ';
		const [step] = typed.steps;
		if (step) step.description.en = 'Once signed, it binds.';
		expect(untranslatedPaths(typed)).toEqual(['title.en', 'steps.0.description.vn']);
		expect(isUntranslated({ vn: '', en: '' })).toBe(false);
	});

	it('begins a step with a substep, each under a key of its own', () => {
		const step = emptyParts.steps('a');
		expect(step.substeps).toHaveLength(1);
		expect(step.substeps[0]?.key).not.toBe(step.key);
	});
});
