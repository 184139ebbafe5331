import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { insertMany } from '../database/insert-many.ts';
import type { Db } from '../database/open-database.ts';
import { drawDemoContract } from './draw-demo-contract.ts';

export interface DemoContractsOptions {
	/** Folder of private files. */
	privateFiles: string;
}

/** Gives each demo offering its contract, without which none may be posted: one that says of itself that it is made up. */
export async function insertDemoContracts(db: Db, { privateFiles }: DemoContractsOptions): Promise<void> {
	const offerings = await db
		.selectFrom('listing')
		.select(['id', 'sequence_id', 'account_id'])
		.where('is_invest', '=', true)
		.execute();
	if (offerings.length === 0) return;
	const bytes = await drawDemoContract();
	await mkdir(path.join(privateFiles, 'private'), { recursive: true });
	const papers = await Promise.all(
		offerings.map(async (listing) => {
			// A file each: one that is thrown away goes with its offering.
			const key = `private/demo-contract-${listing.sequence_id}.pdf`;
			await writeFile(path.join(privateFiles, key), bytes);
			return { listing, file: { id: randomUUID(), account_id: listing.account_id, key, name: 'Hợp đồng mẫu.pdf' } };
		}),
	);
	await insertMany(
		db,
		'offering_file',
		papers.map(({ file }) => file),
	);
	const told = papers.map(({ listing, file }) => ({
		listing: listing.id,
		documents: [{ kind: 'CONTRACT', id: file.id }],
	}));
	await sql`
		update listing set
			offering = jsonb_set(offering, '{documents}', told.documents),
			accepted_facts = jsonb_set(accepted_facts, '{offering,documents}', told.documents)
		from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) told (listing uuid, documents jsonb)
		where id = told.listing`.execute(db);
}
