import path from 'node:path';
import { importParcels } from '../planning/import/import-parcels.ts';
import { importMapFile, readColumns } from './import-map-file.ts';
import { readArgs } from './read-args.ts';

const USAGE = `Usage: npm run import:parcels -- FILE [options]
  FILE              parcels of the cadastral map: GeoJSON or TopoJSON, WGS 84
  --ward CODE       legacy ward of those that do not say theirs
  --source NAME     what the file is known by: the same name again replaces its parcels. Default: the file's name without
                    its ending
  --columns A=B,…   field=property where the guess is wrong; fields: sheet, plot, ward, code, area`;

const { values, positionals } = readArgs(USAGE, {
	allowPositionals: true,
	options: {
		ward: { type: 'string' },
		source: { type: 'string' },
		columns: { type: 'string', default: '' },
	},
});
const [file, ...more] = positionals;
// `xa (1).geojson` is `xa` downloaded again, or another sheet of several that were named at once: only a person knows which.
const isNumbered = file !== undefined && / ?\(\d{1,2}\)$/.test(path.parse(file).name);
if (!file || more.length > 0) {
	process.stderr.write(`${USAGE}\n`);
	process.exitCode = 2;
} else if (isNumbered && values.source === undefined) {
	process.stderr.write(
		`${file}: nothing was taken. Is it a file that you imported before, or another one? Say what it is known by: --source NAME\n`,
	);
	process.exitCode = 2;
} else {
	const { ward, source = path.parse(file).name, columns } = values;
	await importMapFile(file, (db, content) =>
		importParcels(db, content, {
			source,
			ward,
			columns: readColumns(columns, ['sheet', 'plot', 'ward', 'code', 'area']),
		}),
	);
}
