import { unitPriceOf } from '@ancu/forms/listing';
import type { GraphQLResolveInfo } from 'graphql';
import { unitName } from '../address/unit-name.ts';
import type { StoredPhoto } from '../database/tables.ts';
import { fileUrl } from '../file/file-url.ts';
import type { Context } from '../graphql/context.ts';
import { fieldsOf } from '../graphql/root-fields.ts';
import type { CategoryRow } from './category.repository.ts';
import { type CardPhotos, cardColumns, type ListingRow } from './listing.repository.ts';
import { toPhoto } from './to-photo.ts';

type CardRow = Pick<ListingRow, (typeof cardColumns)[number] | 'distance'> & (Pick<ListingRow, 'photos'> | CardPhotos);
type CardResolver = (card: CardRow, args: object, context: Context) => unknown;

/** What is told of a listing from those columns alone, besides the columns that are called like their field. */
export const cardResolvers = {
	sequenceId: (card) => card.sequence_id,
	isPriority: (card) => card.is_priority,
	isGreenCheck: (card) => card.is_green_check,
	isInvest: (card) => card.is_invest,
	isSaved: (card, _args, { loaders, viewer }) =>
		viewer ? loaders.isSaved.load({ accountId: viewer.id, listingId: card.id }) : false,
	cover: (card, _args, { locale }) => {
		const cover = coverOf(card);
		return cover && toPhoto(cover, locale);
	},
	photoCount: (card) => ('photos' in card ? card.photos.length : card.photo_count),
	snapshot: (card) => {
		const cover = coverOf(card);
		return cover && fileUrl(cover.key);
	},
	tradingType: (card) => card.trading_type,
	categoryId: (card) => card.category_id,
	category: (card, _args, { loaders }) => loaders.category.load(card.category_id) as Promise<CategoryRow>,
	address: addressLine,
	locationLat: (card) => card.location_lat,
	locationLong: (card) => card.location_long,
	distance: (card) => card.distance ?? null,
	priceUnitId: (card) => card.price_unit,
	priceRaw: (card) => card.price_raw,
	// The database's own, by which it finds and orders, has a half go to the even one.
	pricePerSquareMeter: ({ price_raw, area }) => price_raw && unitPriceOf(price_raw, area),
	facadeArea: (card) => card.facade_area,
	userPost: (card) => card.account_id,
	userCreated: async (card, _args, { loaders }) => {
		const account = await loaders.account.load(card.account_id);
		if (!account) throw new Error(`Listing ${card.id} names an account that is not there.`);
		return account;
	},
	createdAt: (card) => card.created_at.toISOString(),
} satisfies Record<string, CardResolver>;

const cardFields: ReadonlySet<string> = new Set([...Object.keys(cardResolvers), ...cardColumns, '__typename']);

/** Whether a page of listings is asked for nothing but cards. */
export function asksForCards({
	fieldNodes,
	fragments: named,
}: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): boolean {
	const fragments = new Map(Object.entries(named));
	return fieldNodes
		.flatMap(({ selectionSet }) => (selectionSet ? fieldsOf(selectionSet, fragments) : []))
		.flatMap(({ selectionSet }) => (selectionSet ? fieldsOf(selectionSet, fragments) : []))
		.every(({ name }) => cardFields.has(name.value));
}

function coverOf(card: CardRow): StoredPhoto | null {
	return 'photos' in card ? (card.photos[0] ?? null) : card.cover;
}

/** From the smallest part, by the legacy units; where these do not say the ward, by the commune in force that is known. */
async function addressLine(card: CardRow, _args: object, context: Context): Promise<string> {
	const isByCommune = card.ward_code === null && card.current_ward_code !== null;
	const [system, codes] = isByCommune
		? (['current', [card.current_ward_code, card.current_province_code]] as const)
		: (['legacy', [card.ward_code, card.district_code, card.province_code]] as const);
	const names = await Promise.all(codes.map((code) => unitName(context, system, code)));
	return [card.street, ...names].filter(Boolean).join(', ');
}
