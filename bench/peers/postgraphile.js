// PostGraphile on the database that DATABASE_URL names, as its documentation serves it. Says where it listens.
import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

const pgl = postgraphile({
	extends: [PostGraphileAmberPreset],
	// Partial indexes do not count for it, and ours are.
	disablePlugins: ['PgIndexBehaviorsPlugin'],
	pgServices: [makePgService({ connectionString: process.env.DATABASE_URL, schemas: ['public'], poolSize: 20 })],
	grafserv: { graphiql: false, watch: false },
	grafast: { explain: false },
});
const server = createServer();
await pgl.createServ(grafserv).addTo(server);
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
