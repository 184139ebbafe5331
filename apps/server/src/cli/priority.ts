import { noteCommand } from '../access/audit.ts';
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
		.returning(['id', 'title'])
		.executeTakeFirst();
	if (!listing) throw new Error(`there is no listing ${number}.`);
	await noteCommand(tx, `priority ${wanted}`, listing.id);
	return `${number}, ${listing.title}: ${wanted === 'on' ? 'stands in front' : 'stands among the others'}`;
});
