import { useMemo } from 'react';
import { loanFields } from './address.ts';
import { type Instalment, scheduleOf } from './loan.ts';
import { type LoanDraft, type LoanValues, loanSchema } from './loan-schema.ts';
import { type ToolForm, type ToolFormOptions, useToolForm } from './use-tool-form.ts';

/** A loan that is tried out. */
export interface LoanFormState extends ToolForm<LoanDraft, LoanValues> {
	/** Every month of it; undefined while it cannot be calculated. */
	schedule: readonly Instalment[] | undefined;
}

/** The rules of the loan calculator. */
export function useLoanForm(options: ToolFormOptions<LoanDraft>): LoanFormState {
	const form = useToolForm(loanSchema, loanFields, options);
	// The same terms make the same schedule: a text that is written another way does not draw it again.
	const terms = form.values && JSON.stringify(form.values.terms);
	const schedule = useMemo(() => (terms === undefined ? undefined : scheduleOf(JSON.parse(terms))), [terms]);
	return { ...form, schedule };
}
