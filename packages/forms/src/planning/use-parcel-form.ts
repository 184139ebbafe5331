import { useEffect } from 'react';
import { type SchemaForm, type Submit, useSchemaForm } from '../form/use-schema-form.ts';
import { type ParcelDraft, type ParcelValues, parcelSchema } from './schema.ts';

export type { ParcelValues } from './schema.ts';

export interface ParcelFormOptions {
	/** Legacy code of the commune, which is chosen outside of the form's own fields; undefined while none is. */
	wardId: string | undefined;
	onSubmit: Submit<ParcelValues>;
}

/** The rules of looking a plot up by the numbers on its certificate. */
export function useParcelForm({ wardId = '', onSubmit }: ParcelFormOptions): SchemaForm<ParcelDraft> {
	const form = useSchemaForm(parcelSchema, { defaultValues: { wardId, mapSheetNo: '', landPlotNo: '' }, onSubmit });
	const { setValue, getFieldState } = form.control;
	useEffect(() => {
		// Told off once, a commune that is chosen now is right at once.
		setValue('wardId', wardId, { shouldValidate: getFieldState('wardId').invalid });
	}, [wardId, setValue, getFieldState]);
	return form;
}
