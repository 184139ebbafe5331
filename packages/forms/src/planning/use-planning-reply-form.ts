import { type SchemaForm, type Submit, useSchemaForm } from '../form/use-schema-form.ts';
import { planningReplySchema } from './request-schema.ts';

export interface PlanningReplyFormOptions {
	/** What was typed before. @default '' */
	reply?: string | undefined;
	onSubmit: Submit<{ reply: string }>;
}

/** The rules of a reply to what staff ask about a planning check. */
export function usePlanningReplyForm({
	reply = '',
	onSubmit,
}: PlanningReplyFormOptions): SchemaForm<{ reply: string }> {
	return useSchemaForm(planningReplySchema, { defaultValues: { reply }, onSubmit });
}
