import path from 'node:path';
import { importParcels } from '../planning/import/import-parcels.ts';
import { importMapFile, readColumns } from './import-map-file.ts';
import { readArgs } from './read-args.ts';

const USAGE = `Usage: npm run import:parcels -- FILE [options]
  FILE              parcels of the cadastral map: GeoJSON or TopoJSON, WGS 84
  --ward CODE       legacy ward of those that do not say theirs
  --source NAME     what the file is known by: the same name again replaces its parcels. Default: the file's name without
                    its ending and the (1) of a second download
  --columns A=B,…   field=property where the guess is wrong; fields: sheet, plot, ward, code, area`;

/** However often a file was saved, `xa (1).geojson`, its plots are the same. */
const sourceOf = (file: string) => path.parse(file).name.replace(/(?: ?\(\d{1,2}\))+$/, '') || path.parse(file).name;

const { values, positionals } = readArgs(USAGE, {
	allowPositionals: true,
	options: {
		ward: { type: 'string' },
		source: { type: 'string' },
		columns: { type: 'string', default: '' },
	},
});
const [file, ...more] = positionals;
if (!file || more.length > 0) {
	process.stderr.write(`${USAGE}\n`);
	process.exitCode = 2;
} else {
	const { ward, source = sourceOf(file), columns } = values;
	await importMapFile(file, (db, content) =>
		importParcels(db, content, {
			source,
			ward,
			columns: readColumns(columns, ['sheet', 'plot', 'ward', 'code', 'area']),
		}),
	);
}
