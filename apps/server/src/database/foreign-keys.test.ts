import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { openOwnDatabase } from '../testing/databases.ts';

/** What no index begins with, and why none is needed. Whoever comes to look for rows by one of these adds an index and takes it out. */
const without = {
	'who did it, which is read with what they did and never looked for': [
		'article_event.actor_id',
		'credit.account_id',
		'credit.resolved_by',
		'green_check.approver_id',
		'green_check_photo.account_id',
		'listing.checker_id',
		'listing_event.actor_id',
		'listing_report.decided_by',
		'payment_event.actor_id',
		'payout.actor_id',
		'planning_answer.author_id',
		'planning_check_event.actor_id',
		'planning_file.account_id',
		'procedure_substep.done_by',
		'procedure_template.author_id',
		'procedure_template_event.actor_id',
		'suggest_document_event.actor_id',
		'wallet_hold.account_id',
	],
	'found by another column: by its name, by its source, by kind and place': [
		'ledger_account.owner_id',
		'ledger_transaction.payment_id',
		'listing.category_id',
	],
	'few rows, or few that are left: what is over or used is forgotten each hour': [
		'mail_token.account_id',
		'offering_file.account_id',
		'offering_update.account_id',
		'upload.account_id',
	],
	'an index of a part, which is all that is looked for': ['green_check_event.actor_id'],
};

it('rows that belong to another row are found by an index, or need not be', async () => {
	const { db, close } = await openOwnDatabase(inject('cluster'));
	onTestFinished(close);
	const { rows } = await sql<{ name: string }>`
		select tied.conrelid::regclass || '.' || attname as name
		from pg_constraint as tied join pg_attribute on attrelid = conrelid and attnum = conkey[1]
		where contype = 'f' and not exists (
			select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
				and (indpred is null or pg_get_expr(indpred, indrelid) = '(' || attname || ' IS NOT NULL)')
		)
		order by 1`.execute(db);
	expect(rows.map(({ name }) => name)).toEqual(Object.values(without).flat().toSorted());
});
