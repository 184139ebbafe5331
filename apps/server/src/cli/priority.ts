import { pino } from 'pino';
import { noteCommand } from '../access/audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { openDatabase } from '../database/open-database.ts';
import { readEnv } from '../env.ts';

const [number, wanted, ...more] = process.argv.slice(2);
if (!/^\d{1,9}$/.test(number ?? '') || (wanted !== 'on' && wanted !== 'off') || more.length > 0) {
	process.stderr.write(
		'Usage: npm run priority -- NUMBER on|off\nPuts a listing in front of others, or back among them. NUMBER is the one on its page. Servers may go on.\n',
	);
	process.exit(2);
}
await put(Number(number), wanted === 'on');

async function put(sequenceId: number, isPriority: boolean): Promise<void> {
	const env = readEnv();
	const database = await openDatabase(env, pino({ level: env.logLevel }));
	try {
		const { title } = await inTransaction(database.db, async (tx) => {
			const listing = await tx
				.updateTable('listing')
				.set({ is_priority: isPriority })
				.where('sequence_id', '=', sequenceId)
				.returning(['id', 'title'])
				.executeTakeFirst();
			if (!listing) throw new Error(`there is no listing ${sequenceId}.`);
			await noteCommand(tx, `priority ${isPriority ? 'on' : 'off'}`, listing.id);
			return listing;
		});
		process.stdout.write(`${sequenceId}, ${title}: ${isPriority ? 'stands in front' : 'stands among the others'}\n`);
	} catch (error) {
		process.stderr.write(`Nothing was changed: ${error instanceof Error ? error.message : error}\n`);
		process.exitCode = 1;
	} finally {
		await database.close();
	}
}
