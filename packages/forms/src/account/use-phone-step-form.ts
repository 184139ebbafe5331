import { type SchemaForm, type Submit, useSchemaForm } from '../form/use-schema-form.ts';
import { type PhoneStepDraft, type PhoneStepValues, phoneStepSchema } from './schema.ts';

export interface PhoneStepFormOptions {
	/** What stands in the form at first. */
	defaultValues?: Partial<PhoneStepDraft> | undefined;
	onSubmit: Submit<PhoneStepValues>;
}

/** The rules of giving a phone number that a code is sent to. */
export function usePhoneStepForm({ defaultValues, onSubmit }: PhoneStepFormOptions): SchemaForm<PhoneStepDraft> {
	return useSchemaForm(phoneStepSchema, { defaultValues: { phone: '', ...defaultValues }, onSubmit });
}
