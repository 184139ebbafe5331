import type { Submit } from '../form/use-schema-form.ts';
import { type TrackedForm, useTrackedForm } from '../form/use-tracked-form.ts';
import { formatNumber, type Locale } from '../format/index.ts';
import { readAmount } from '../wallet/amount.ts';
import { type ProcedureDraft, procedureDraftSchema } from './record-draft.ts';
import type { ProcedureRecordValues } from './schema.ts';

export interface ProcedureFormOptions {
	/** What the form begins with: what a listing says (its price in đồng). @default nothing, on the buyer's side */
	defaultValues?: Partial<Omit<ProcedureDraft, 'price'> & { price: number | null }> | undefined;
	/** The language whose separators group the digits. */
	locale: Locale;
	/** Fields that the server refuses bear the names of ProcedureRecordInput. */
	onSubmit: Submit<ProcedureRecordValues>;
}

/** A procedure that is about to be started. */
export interface ProcedureFormState extends Omit<TrackedForm<ProcedureDraft>, 'quietly'> {
	values: ProcedureDraft;
	/** What the price is read as, in đồng; undefined while it is none. */
	price: number | undefined;
	/** Sets what is chosen and not typed. */
	choose: (change: Partial<Pick<ProcedureDraft, 'type' | 'side'>>) => void;
	/** Writes the price with its digits grouped, once the field is left. */
	groupDigits: () => void;
}

/** The rules of starting a procedure. */
export function useProcedureForm({
	defaultValues: { price: asked, ...others } = {},
	locale,
	onSubmit,
}: ProcedureFormOptions): ProcedureFormState {
	const form = useTrackedForm<ProcedureDraft, ProcedureRecordValues>(procedureDraftSchema, {
		defaultValues: {
			type: '',
			side: 'BUYER',
			name: '',
			description: '',
			locationInfoId: '',
			...others,
			price: asked ? formatNumber(asked, locale) : '',
		},
		onSubmit,
		// The kind is no plain input.
		leadsToError: false,
	});
	const { control } = form;
	const values = control.watch();
	return {
		...form,
		values,
		price: readAmount(values.price),
		choose: ({ type, side }) => {
			if (type !== undefined) control.setValue('type', type, { shouldValidate: true, shouldDirty: true });
			if (side !== undefined) control.setValue('side', side, { shouldDirty: true });
		},
		groupDigits: () => {
			const typed = control.getValues('price');
			const dong = readAmount(typed);
			const written = dong === undefined ? typed : formatNumber(dong, locale);
			// Going through a field changes nothing.
			if (written !== typed) control.setValue('price', written, { shouldValidate: true });
		},
	};
}
