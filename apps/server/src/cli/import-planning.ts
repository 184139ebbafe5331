import { importPlan } from '../planning/import/import-plan.ts';
import { importMapFile, readColumns } from './import-map-file.ts';
import { readArgs } from './read-args.ts';

const USAGE = `Usage: npm run import:planning -- FILE [options]
  FILE              zones of one plan: GeoJSON or TopoJSON, WGS 84
  --name TEXT       the plan's name. Kind, name and decision tell plans apart: the same ones again replace the zones
  --kind K          construction or land-use
  --decision TEXT   number of the decision that approved it
  --decided-on DAY  YYYY-MM-DD
  --scale N         denominator: 2000 for 1:2,000
  --horizon YEAR    last year that it plans for
  --source TEXT     where the data comes from
  --columns A=B,…   field=property where the guess is wrong; fields: code, name, area
What the file says of itself under these names need not be said again.`;

const text = { type: 'string' } as const;
const { values, positionals } = readArgs(USAGE, {
	allowPositionals: true,
	options: {
		name: text,
		kind: text,
		decision: text,
		'decided-on': text,
		scale: text,
		horizon: text,
		source: text,
		columns: { ...text, default: '' },
	},
});
const [file, ...more] = positionals;
if (!file || more.length > 0) {
	process.stderr.write(`${USAGE}\n`);
	process.exitCode = 2;
} else {
	const { columns, 'decided-on': decidedOn, ...plan } = values;
	await importMapFile(file, (db, content) =>
		importPlan(db, content, {
			plan: { ...plan, decidedOn },
			columns: readColumns(columns, ['code', 'name', 'area']),
		}),
	);
}
