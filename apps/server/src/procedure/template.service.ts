import { procedureTemplateSchema, procedureTypes } from '@ancu/forms/procedure';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import type { StoredTemplate } from '../database/tables.ts';
import { AppError, badField } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import { requireVersion } from '../graphql/require-version.ts';
import type {
	MutationDeleteProcedureTemplateArgs,
	MutationPublishProcedureTemplateArgs,
	MutationSaveProcedureTemplateArgs,
	ProcedureType,
} from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import {
	findTemplates,
	insertTemplate,
	insertTemplateEvent,
	lockTemplate,
	removeTemplate,
	type TemplateRow,
	updateTemplate,
} from './template.repository.ts';

/** Every version, by type, the newest first. */
export async function listTemplates({ db }: Context, type?: ProcedureType | null): Promise<TemplateRow[]> {
	const found = await findTemplates(db, type ?? undefined);
	return procedureTypes.flatMap((each) => found.filter((template) => template.type === each));
}

/** One version. */
export async function getTemplate({ loaders }: Context, id: string): Promise<TemplateRow> {
	const template = isUuid(id) ? await loaders.procedureTemplate.load(id) : null;
	if (!template) throw new AppError('NOT_FOUND');
	return template;
}

/** Begins the draft of the next version, or changes the one that is there. Throws TEMPLATE_CHANGED where one is there already, or has changed since it was looked at. */
export async function saveTemplate(
	context: Context,
	{ id, data, updatedAt }: MutationSaveProcedureTemplateArgs,
): Promise<TemplateRow> {
	const { type, ...content } = parseInput(procedureTemplateSchema, data);
	const actorId = context.viewer?.id ?? '';
	if (typeof id !== 'string') return inTransaction(context.db, (tx) => beginDraft(tx, type, content, actorId));
	const change = async (tx: Db, before: TemplateRow) => {
		if (before.type !== type) throw badField('type', 'fixed');
		await insertTemplateEvent(tx, { template_id: id, kind: 'changed', actor_id: actorId });
		return updateTemplate(tx, id, { content: JSON.stringify(content) });
	};
	// Whoever typed has something to lose by reading it again.
	return changeDraft(context, { id, updatedAt }, change, 'TEMPLATE_CHANGED');
}

/** Makes a draft, as it was looked at, what new procedures follow. It is never changed again. */
export function publishTemplate(context: Context, draft: MutationPublishProcedureTemplateArgs): Promise<TemplateRow> {
	const { id } = draft;
	return changeDraft(context, draft, async (tx) => {
		await insertTemplateEvent(tx, { template_id: id, kind: 'published', actor_id: context.viewer?.id ?? null });
		return updateTemplate(tx, id, { published_at: new Date() });
	});
}

/** Throws a draft away, as it was looked at. Throws TEMPLATE_CHANGED where it has changed since, and NOT_ALLOWED_NOW where it is published. */
export async function deleteTemplate(context: Context, draft: MutationDeleteProcedureTemplateArgs): Promise<boolean> {
	await changeDraft(context, draft, (tx, { id }) => removeTemplate(tx, id), 'TEMPLATE_CHANGED');
	return true;
}

async function beginDraft(
	tx: Db,
	type: ProcedureType,
	content: StoredTemplate,
	authorId: string,
): Promise<TemplateRow> {
	const [newest] = await findTemplates(tx, type);
	const draft = await insertTemplate(tx, {
		type,
		version: (newest?.version ?? 0) + 1,
		content: JSON.stringify(content),
		author_id: authorId,
	});
	if (!draft) throw new AppError('TEMPLATE_CHANGED');
	await insertTemplateEvent(tx, { template_id: draft.id, kind: 'drafted', actor_id: authorId });
	return draft;
}

async function changeDraft<Result>(
	{ db, loaders }: Pick<Context, 'db' | 'loaders'>,
	{ id, updatedAt }: MutationPublishProcedureTemplateArgs,
	change: (tx: Db, before: TemplateRow) => Promise<Result>,
	refusal?: 'TEMPLATE_CHANGED',
): Promise<Result> {
	const changed = await inTransaction(db, async (tx) => {
		const before = isUuid(id) ? await lockTemplate(tx, id) : undefined;
		if (!before) throw new AppError('NOT_FOUND');
		// First: publishing is a change too.
		requireVersion(updatedAt, before.updated_at, refusal);
		if (before.published_at) throw new AppError('NOT_ALLOWED_NOW');
		return change(tx, before);
	});
	// What an earlier part of the same document has read is out of date.
	loaders.procedureTemplate.clear(id);
	return changed;
}
