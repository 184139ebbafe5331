// The floor: node's own HTTP server, one statement for each question, rows as JSON. No rules, no limits, no language.
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const isPublic = "status in ('ACCEPT', 'CHECKED', 'APPROVE')";
const columns = [
	'id',
	'sequence_id',
	'title',
	'price_raw',
	'area',
	'bedroom',
	'toilet',
	'direction',
	'street',
	'is_priority',
	'created_at',
];
const card = `${columns.map((column) => `listing.${column}`).join(', ')}, account.id as account_id, account.name as account_name`;

const statements = {
	list: `select ${card} from (
			select * from listing where ${isPublic} and trading_type = $1 order by created_at desc, sequence_id desc limit 10 offset $2
		) as listing join account on account.id = account_id`,
	priority: `select ${card} from (
			select * from listing where ${isPublic} and trading_type = $1 and is_priority order by created_at desc, sequence_id desc limit 4
		) as listing join account on account.id = account_id`,
	detail: `select ${card}, listing.description from listing join account on account.id = account_id where listing.sequence_id = $1`,
};

const server = createServer(async (request, response) => {
	const { name, values } = await json(request);
	const data =
		name === 'list'
			? await Promise.all([pool.query(statements.list, values), pool.query(statements.priority, values.slice(0, 1))])
			: [await pool.query(statements.detail, values)];
	response
		.writeHead(200, { 'content-type': 'application/json' })
		.end(JSON.stringify({ data: Object.fromEntries(data.map(({ rows }, index) => [index, rows])) }));
});
server.listen(0, '127.0.0.1', () => {
	process.stdout.write(`http://127.0.0.1:${server.address().port}\n`);
});
