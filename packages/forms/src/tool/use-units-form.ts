import { useEffect, useMemo } from 'react';
import { unitsFields } from './address.ts';
import { type AreaUnit, areaUnits, convertArea } from './area-units.ts';
import { fractionOf, type Rounded, roundTo } from './fraction.ts';
import { type UnitsDraft, type UnitsValues, unitsSchema } from './schema.ts';
import { type ToolForm, type ToolFormOptions, useToolForm } from './use-tool-form.ts';
import { splitArea } from './written-area.ts';

/** An area in every unit. */
export interface UnitsFormState extends ToolForm<UnitsDraft, UnitsValues> {
	/** Undefined while there is no area. */
	results: readonly { unit: AreaUnit; amount: Rounded }[] | undefined;
}

/** Decimals that are shown: of what is less than one, more. */
const DIGITS = 4;
const DIGITS_SMALL = 6;

/** The rules of converting areas. */
export function useUnitsForm(options: ToolFormOptions<UnitsDraft>): UnitsFormState {
	const { locale } = options;
	const form = useToolForm(
		useMemo(() => unitsSchema(locale), [locale]),
		unitsFields,
		options,
	);
	const { values, draft, set } = form;
	const { unit: written } = splitArea(draft.value);
	// The choice says what is written, before the field is left and only its number stays.
	useEffect(() => {
		if (written && written !== draft.unit) set({ unit: written });
	});
	return {
		...form,
		results:
			values &&
			areaUnits.map((unit) => {
				const exact = convertArea(fractionOf(values.value), values.unit, unit);
				return { unit, amount: roundTo(exact, exact.over < exact.under ? DIGITS_SMALL : DIGITS) };
			}),
	};
}
