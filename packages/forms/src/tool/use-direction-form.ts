import { directionFields } from './address.ts';
import { type Destiny, destinyOf } from './destiny.ts';
import { lunarYearOf, tetOf } from './lunar-year.ts';
import { type DirectionDraft, type DirectionValues, directionSchema } from './schema.ts';
import { type ToolForm, type ToolFormOptions, useToolForm } from './use-tool-form.ts';

/** What the tradition says about somebody's birth. */
export interface BirthFinding extends Destiny {
	lunarYear: number;
	/** First day of the lunar year that begins in the year of birth, YYYY-MM-DD; undefined where no day of birth is known. */
	tet: string | undefined;
	/** Born before it: the lunar year is the one before. */
	isBeforeTet: boolean;
}

/** Somebody's birth and directions. */
export interface DirectionFormState extends ToolForm<DirectionDraft, DirectionValues> {
	/** Undefined while the birth is not known. */
	finding: BirthFinding | undefined;
}

/** The rules of direction and year of birth. */
export function useDirectionForm(options: ToolFormOptions<DirectionDraft>): DirectionFormState {
	const form = useToolForm(directionSchema, directionFields, options);
	return { ...form, finding: form.values && findingOf(form.values) };
}

function findingOf({ born: { year, day }, gender }: DirectionValues): BirthFinding {
	const lunarYear = day === undefined ? year : lunarYearOf(day);
	return {
		lunarYear,
		tet: day === undefined ? undefined : tetOf(year),
		isBeforeTet: lunarYear < year,
		...destinyOf(lunarYear, gender),
	};
}
