import { metersBetween } from '@ancu/forms/map';
import { everyItem, greenCheckDraftSchema, greenCheckSchema, withoutUndone } from '@ancu/forms/verification';
import type { Updateable } from 'kysely';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../database/open-database.ts';
import type { GreenCheckTable, StoredFinding } from '../database/tables.ts';
import { parseInput } from '../graphql/parse-input.ts';
import { requireVersion } from '../graphql/require-version.ts';
import type { GreenCheckInput } from '../graphql/schema.generated.ts';
import { findCheckEvents } from './green-check.repository.ts';
import type { Locked } from './green-check-lock.ts';
import { dropPhotos, takePhotos } from './green-check-photos.ts';

type Columns = Pick<
	Updateable<GreenCheckTable>,
	'items' | 'photo_ids' | 'position_lat' | 'position_long' | 'position_accuracy' | 'position_distance' | 'position_at'
>;

/** A green check that does not say where somebody was. */
export const nowhere = {
	position_lat: null,
	position_long: null,
	position_accuracy: null,
	position_distance: null,
	position_at: null,
} satisfies Columns;

/** A green check in which nothing was found yet. */
const nothing = { items: '[]', photo_ids: [], ...nowhere } satisfies Columns;

/**
 * What was found, as it is to be filed or only kept, and as columns. Where the listing has changed since, nothing is filed
 * (NOT_ALLOWED_NOW), and what was found about what changed is not kept. Throws FINDINGS_CHANGED.
 */
export async function takeFindings(
	tx: Db,
	locked: Locked,
	viewer: Viewer | null,
	input: GreenCheckInput,
	{ isFiled }: { isFiled: boolean },
): Promise<{ columns: Columns; findings: object }> {
	const { check, listing } = locked;
	requireVersion(input.checkUpdatedAt, check.updated_at, 'FINDINGS_CHANGED');
	const values = parseInput(isFiled ? greenCheckSchema : greenCheckDraftSchema, input);
	if (isFiled) requireVersion(input.updatedAt, listing.updated_at);
	const accountId = viewer?.id ?? '';
	const photos = { wanted: values.photoIds, present: check.photo_ids, known: input.knownPhotoIds };
	const photoIds = await takePhotos(tx, { accountId, checkId: check.id }, photos);
	await dropPhotos(tx, check.photo_ids, photoIds);
	const found = isFiled
		? everyItem(values.items)
		: withoutUndone(values.items, await changedSince(tx, locked, input.updatedAt));
	const items = found.map(({ name, result, note }): StoredFinding => ({ name, result, note: note || null }));
	const { position = null } = values;
	const { location_lat: lat, location_long: long } = listing;
	const columns: Columns = {
		items: JSON.stringify(items),
		photo_ids: photoIds,
		position_lat: position?.locationLat ?? null,
		position_long: position?.locationLong ?? null,
		position_accuracy: position?.accuracy ?? null,
		position_distance:
			position && lat !== null && long !== null
				? Math.round(metersBetween({ lat, long }, { lat: position.locationLat, long: position.locationLong }))
				: null,
		position_at: position && new Date(position.at),
	};
	return { columns, findings: { items, photoIds, position } };
}

/** Fields of the listing that somebody has changed since it was looked at. */
async function changedSince(tx: Db, { check, listing }: Locked, looked: string | null | undefined): Promise<string[]> {
	if (!looked || Date.parse(looked) === listing.updated_at?.getTime()) return [];
	const events = await findCheckEvents(tx, [check.id]);
	return events
		.filter(({ kind, at }) => kind === 'fell' && at.getTime() > Date.parse(looked))
		.flatMap(({ fields }) => fields);
}

/** Throws away what was found. */
export async function forgetFindings(tx: Db, { photo_ids }: Pick<Locked['check'], 'photo_ids'>): Promise<Columns> {
	await dropPhotos(tx, photo_ids);
	return nothing;
}
