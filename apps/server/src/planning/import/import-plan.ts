import type { Refusal } from '../../address/import/report.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { insertMany } from '../../database/insert-many.ts';
import type { Db } from '../../database/open-database.ts';
import type { PlanKind } from '../../graphql/schema.generated.ts';
import { upsertPlan } from '../planning.repository.ts';
import { toZoneRecord, type ZoneFacts } from '../zone.record.ts';
import { chooseArea } from './area.ts';
import { type FileFeature, readFeatures } from './read-features.ts';
import { type PlanWords, readPlan } from './read-plan.ts';
import { type Columns, propertyReader } from './read-properties.ts';
import { readShape } from './read-shape.ts';
import type { PlanningImportReport } from './report.ts';

export interface PlanImportOptions {
	/** What the person says of the plan; it counts before what the file says. */
	plan?: PlanWords;
	columns?: Columns;
}

// Zones may be long: few at once.
const BATCH = 200;

const kinds: Record<PlanKind, string> = { LAND_USE: 'land use', CONSTRUCTION: 'construction' };

/**
 * Takes the zones of a plan (GeoJSON or TopoJSON, WGS 84). A plan is known by kind, name and decision: taken again, its zones
 * replace the ones of before, all or none. Throws when the file cannot be read, says too little of the plan or holds no zone.
 */
export async function importPlan(
	db: Db,
	text: string,
	{ plan: words = {}, columns }: PlanImportOptions = {},
): Promise<PlanningImportReport> {
	const { properties, features } = readFeatures(text);
	const plan = readPlan(words, properties);
	return inTransaction(db, async (tx) => {
		const refused: Refusal[] = [];
		const planId = await upsertPlan(tx, plan);
		const { numDeletedRows } = await tx.deleteFrom('planning_zone').where('plan_id', '=', planId).executeTakeFirst();
		let taken = 0;
		let measured = 0;
		let batch: object[] = [];
		const send = async () => {
			await insertMany(tx, 'planning_zone', batch);
			taken += batch.length;
			batch = [];
		};
		for (const feature of features) {
			const zone = readZone(feature, columns);
			if (typeof zone === 'string') refused.push({ row: feature.number, what: 'zone', why: zone });
			else {
				if (zone.isContradicted) measured++;
				batch.push(toZoneRecord(planId, zone));
			}
			if (batch.length === BATCH) await send();
		}
		await send();
		if (taken === 0) throw new Error(`no zone can be read${refused[0] ? `: ${refused[0].why}` : ''}.`);
		return {
			holds: `${plan.name} (${kinds[plan.kind]}${plan.scale ? `, 1:${plan.scale.toLocaleString('en')}` : ''})`,
			taken,
			replaced: Number(numDeletedRows),
			measured,
			refused,
		};
	});
}

/** The zone, or why it is not taken. */
function readZone(
	{ properties, geometry }: FileFeature,
	columns: Columns | undefined,
): (ZoneFacts & { isContradicted: boolean }) | string {
	const shape = readShape(geometry);
	if (typeof shape === 'string') return shape;
	const read = propertyReader(properties, columns);
	const landCode = read.landCode();
	if (landCode === null) return 'it has no land code; --columns code=… says which property holds it';
	return { landCode, name: read.text('name'), shape, ...chooseArea(read.number('area'), shape) };
}
