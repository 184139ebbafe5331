import { isPublicStatus } from '@ancu/forms/listing';
import { sql } from 'kysely';
import { noteCommand } from '../access/audit.ts';
import type { Db } from '../database/open-database.ts';
import { isPublic } from '../listing/listing.filter.ts';
import { PRIORITY_LIMIT } from '../listing/listing-search.repository.ts';
import { changeFromTerminal } from './change-from-terminal.ts';

const [number, wanted, ...more] = process.argv.slice(2);
if (!/^\d{1,9}$/.test(number ?? '') || (wanted !== 'on' && wanted !== 'off') || more.length > 0) {
	process.stderr.write(
		'Usage: npm run priority -- NUMBER on|off\nPuts a listing in front of others, or back among them. NUMBER is the one on its page. Servers may go on.\n',
	);
	process.exit(2);
}
await changeFromTerminal(async (tx) => {
	const listing = await tx
		.updateTable('listing')
		.set({ is_priority: wanted === 'on' })
		.where('sequence_id', '=', Number(number))
		.returning(['id', 'title', 'status', 'closed_reason', 'created_at', 'sequence_id'])
		.executeTakeFirst();
	if (!listing) throw new Error(`there is no listing ${number}.`);
	await noteCommand(tx, `priority ${wanted}`, listing.id);
	return `${number}, ${listing.title}: ${wanted === 'on' ? await describe(tx, listing) : 'stands among the others'}`;
});

interface InFront {
	status: string;
	closed_reason: string | null;
	created_at: Date;
	sequence_id: number;
}

/** What people see of a listing that is in front now. */
async function describe(tx: Db, { status, closed_reason, created_at, sequence_id }: InFront): Promise<string> {
	if (!isPublicStatus(status))
		return `is not public (${[status, closed_reason].filter(Boolean).join(', ')}). It stands in front once it is.`;
	const { newer } = await tx
		.selectFrom('listing')
		.select((eb) => eb.fn.countAll<number>().as('newer'))
		.where(isPublic)
		.where('is_priority', '=', true)
		.where(sql<boolean>`(created_at, sequence_id) > (${created_at}, ${sequence_id})`)
		.executeTakeFirstOrThrow();
	return newer < PRIORITY_LIMIT
		? 'stands in front'
		: `stands in front where fewer than ${PRIORITY_LIMIT} of the ${newer} newer ones in front are found too: a list shows the newest ${PRIORITY_LIMIT}`;
}
