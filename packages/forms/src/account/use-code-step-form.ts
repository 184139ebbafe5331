import { useState } from 'react';
import { attempt, failureOf, type SubmitFailure } from '../form/submit-failure.ts';
import { type SchemaForm, type Submit, useSchemaForm } from '../form/use-schema-form.ts';
import { type CodeStepDraft, type CodeStepValues, codeStepSchema } from './schema.ts';

export interface CodeStepFormOptions {
	/** Checks the code. */
	onSubmit: Submit<CodeStepValues>;
	/** Sends a new code. */
	onResend: Submit<void>;
}

/** A code in progress. */
export interface CodeStepFormState extends SchemaForm<CodeStepDraft> {
	/** Sends a new code, empties the field and leads back to it. */
	resend: () => Promise<void>;
	/** A new code is being sent. */
	resending: boolean;
	/** A new code was sent, and nothing else happened since. */
	resent: boolean;
}

/** The rules of giving a code that was sent. A refused code stays, selected: the next digit replaces it. */
export function useCodeStepForm({ onSubmit, onResend }: CodeStepFormOptions): CodeStepFormState {
	const [resending, setResending] = useState(false);
	/** How sending again ended, until a code is given again. */
	const [resend, setResend] = useState<{ refused: SubmitFailure | undefined }>();
	const form = useSchemaForm(codeStepSchema, {
		defaultValues: { code: '' },
		// A code is whole or it is not: five digits on the way to six are no mistake.
		checkedWhen: 'submitted',
		onSubmit: async (values) => {
			setResend(undefined);
			const refused = await attempt(() => onSubmit(values));
			if (refused) form.control.setFocus('code', { shouldSelect: true });
			return refused;
		},
	});

	return {
		...form,
		failure: resend ? failureOf(resend.refused) : form.failure,
		resending,
		resent: resend !== undefined && !resend.refused,
		resend: async () => {
			setResend(undefined);
			setResending(true);
			const refused = await attempt(onResend);
			setResend({ refused });
			setResending(false);
			if (refused) return;
			form.control.resetField('code');
			form.control.setFocus('code');
		},
	};
}
