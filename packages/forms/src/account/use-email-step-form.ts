import { type SchemaForm, type Submit, useSchemaForm } from '../form/use-schema-form.ts';
import { type EmailStepDraft, type EmailStepValues, emailStepSchema } from './schema.ts';

export interface EmailStepFormOptions {
	/** What stands in the form at first. */
	defaultValues?: Partial<EmailStepDraft> | undefined;
	onSubmit: Submit<EmailStepValues>;
}

/** The rules of giving an e-mail that a link is sent to. */
export function useEmailStepForm({ defaultValues, onSubmit }: EmailStepFormOptions): SchemaForm<EmailStepDraft> {
	return useSchemaForm(emailStepSchema, { defaultValues: { email: '', ...defaultValues }, onSubmit });
}
