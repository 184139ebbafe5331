import { toPlotNumber } from '@ancu/forms/planning';
import type { Refusal } from '../../address/import/report.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { insertMany } from '../../database/insert-many.ts';
import type { Db } from '../../database/open-database.ts';
import { type ParcelFacts, toParcelRecord } from '../parcel.record.ts';
import { chooseArea } from './area.ts';
import { type FileFeature, readFeatures } from './read-features.ts';
import { type Columns, propertyReader } from './read-properties.ts';
import { readShape } from './read-shape.ts';
import type { PlanningImportReport } from './report.ts';

export interface ParcelImportOptions {
	/** What the file is known by: taken again under the same name, its parcels replace the ones of before. */
	source: string;
	/** Legacy ward of parcels that do not say theirs. */
	ward?: string | undefined;
	columns?: Columns;
}

const BATCH = 1_000;

/**
 * Takes parcels of the cadastral map (GeoJSON or TopoJSON, WGS 84), all that can be read or none. Throws when the file cannot be
 * read, the ward does not exist or no parcel is left.
 */
export async function importParcels(db: Db, text: string, options: ParcelImportOptions): Promise<PlanningImportReport> {
	const { source, ward, columns } = options;
	const { features } = readFeatures(text);
	const wards = await findWards(db);
	if (ward !== undefined && !wards.has(ward)) throw new Error(`there is no legacy ward ${ward}.`);
	return inTransaction(db, async (tx) => {
		const refused: Refusal[] = [];
		const seen = new Set<string>();
		const { numDeletedRows } = await tx.deleteFrom('parcel').where('source', '=', source).executeTakeFirst();
		let taken = 0;
		let measured = 0;
		let batch: object[] = [];
		const send = async () => {
			await insertMany(tx, 'parcel', batch);
			taken += batch.length;
			batch = [];
		};
		for (const feature of features) {
			const parcel = readParcel(feature, { ward, columns, wards });
			if (typeof parcel === 'string') refused.push({ row: feature.number, what: 'parcel', why: parcel });
			else {
				if (parcel.isContradicted) measured++;
				seen.add(parcel.ward);
				batch.push(toParcelRecord(source, feature.number, parcel));
			}
			if (batch.length === BATCH) await send();
		}
		await send();
		if (taken === 0) throw new Error(`no parcel can be read${refused[0] ? `: ${refused[0].why}` : ''}.`);
		const holds = `parcels of ${seen.size === 1 ? `ward ${[...seen].join()}` : `${seen.size} wards`}`;
		return { holds, taken, replaced: Number(numDeletedRows), measured, refused };
	});
}

/** Legacy wards, each with the ward in force that it went into whole, where that is known. */
async function findWards(db: Db): Promise<Map<string, string | null>> {
	const rows = await db
		.selectFrom('unit')
		.leftJoin('unit_mapping', (join) =>
			join.onRef('unit_mapping.legacy_code', '=', 'unit.code').on('unit_mapping.kind', '=', 'full'),
		)
		.select(['unit.code', 'unit_mapping.current_code'])
		.where('unit.system', '=', 'legacy')
		.where('unit.level', '=', 'ward')
		.execute();
	return new Map(rows.map(({ code, current_code }) => [code, current_code]));
}

interface ParcelScene {
	ward: string | undefined;
	columns: Columns | undefined;
	wards: ReadonlyMap<string, string | null>;
}

/** The parcel, or why it is not taken. */
function readParcel(
	{ properties, geometry }: FileFeature,
	{ ward: wardOfFile, columns, wards }: ParcelScene,
): (ParcelFacts & { isContradicted: boolean }) | string {
	const read = propertyReader(properties, columns);
	const sheet = toPlotNumber(read.text('sheet') ?? '');
	const plot = toPlotNumber(read.text('plot') ?? '');
	if (!sheet || !plot) return 'it has no sheet and plot number';
	// Numbers lose the zeros that codes begin with.
	const ward = read.text('ward')?.padStart(5, '0') ?? wardOfFile;
	if (!ward) return 'it does not say its ward; --ward says it for the whole file';
	const currentWard = wards.get(ward);
	if (currentWard === undefined) return `there is no legacy ward ${ward}`;
	const shape = readShape(geometry);
	if (typeof shape === 'string') return shape;
	return {
		ward,
		currentWard,
		sheet,
		plot,
		landCode: read.landCode(),
		shape,
		...chooseArea(read.number('area'), shape),
	};
}
