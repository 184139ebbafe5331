import type { TypedTemplate, TypedText } from './template-draft.ts';
import type { ProcedureTemplateValues } from './template-schema.ts';

type Frozen<Value> = Value extends readonly (infer Item)[]
	? readonly Frozen<Item>[]
	: Value extends object
		? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
		: Value;

/** A template as the contract gives it. */
export type GivenTemplate = Frozen<ProcedureTemplateValues>;

/** A template as its form begins with it. */
export function typeTemplate({ type, title, steps }: GivenTemplate): TypedTemplate {
	return {
		type,
		title: copy(title),
		steps: steps.map(({ key, title: name, description, substeps }) => ({
			key,
			title: copy(name),
			description: copy(description),
			substeps: substeps.map((substep) => ({
				key: substep.key,
				title: copy(substep.title),
				description: copy(substep.description),
				actor: substep.actor,
				place: copy(substep.place),
				daysMin: String(substep.daysMin ?? ''),
				daysMax: String(substep.daysMax ?? ''),
				papers: substep.papers.map((paper) => ({
					key: paper.key,
					name: copy(paper.name),
					hint: copy(paper.hint),
					isRequired: paper.isRequired,
				})),
				fees: substep.fees.map((fee) => ({
					key: fee.key,
					name: copy(fee.name),
					text: copy(fee.text),
					payer: fee.payer ?? '',
					asOf: fee.asOf,
					source: fee.source,
				})),
			})),
		})),
	};
}

/** Paths of the texts that are missing in one language alone, from top to bottom, as `steps.0.title.en`. */
export function untranslatedPaths(part: unknown, path = ''): string[] {
	if (typeof part !== 'object' || part === null) return [];
	if (isText(part)) return isUntranslated(part) ? [`${path}.${part.vn.trim() ? 'en' : 'vn'}`] : [];
	return Object.entries(part).flatMap(([key, inner]) => untranslatedPaths(inner, path ? `${path}.${key}` : key));
}

/** A text stands in one language alone. */
export function isUntranslated({ vn, en }: TypedText): boolean {
	return (vn.trim() === '') !== (en.trim() === '');
}

function isText(part: object): part is TypedText {
	return 'vn' in part && 'en' in part;
}

function copy(text: TypedText | null | undefined): TypedText {
	return { vn: text?.vn ?? '', en: text?.en ?? '' };
}
