import { procedureTypes } from '@ancu/forms/procedure';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { suggestDocuments } from './documents/index.ts';
import { insertTemplate, insertTemplateEvent } from './template.repository.ts';
import { firstTemplates } from './templates/index.ts';

/** The first version of every template, and the documents that help with procedures. What is there already stays as it is: staff may have changed it. */
export async function insertProcedureContent(db: Db): Promise<void> {
	for (const type of procedureTypes) {
		await inTransaction(db, async (tx) => {
			const template = await insertTemplate(tx, {
				type,
				version: 1,
				content: JSON.stringify(firstTemplates[type]),
				published_at: new Date(),
			});
			if (template) await insertTemplateEvent(tx, { template_id: template.id, kind: 'published' });
		});
	}
	const rows = suggestDocuments.map(({ id, types, title, content, link = null }, position) => ({
		id,
		position,
		types: [...types],
		title: JSON.stringify(title),
		content: JSON.stringify(content),
		link,
	}));
	await db
		.insertInto('suggest_document')
		.values(rows)
		.onConflict((conflict) => conflict.column('id').doNothing())
		.execute();
}
