/** What is looked at, in the order of the checklist. */
export const greenCheckItems = ['OWNER_NAME', 'PAPER', 'PLOT', 'ADDRESS', 'PHOTOS', 'PRICE', 'AVAILABLE'] as const;
export type GreenCheckItemName = (typeof greenCheckItems)[number];

/** What was found about an item. */
export const greenCheckResults = ['PASS', 'FAIL', 'NOT_CHECKED'] as const;
export type GreenCheckResult = (typeof greenCheckResults)[number];

/** What was found about one item. */
export interface GreenCheckFinding {
	name: GreenCheckItemName;
	result: GreenCheckResult;
	note?: string | null | undefined;
}

/** Items that nobody can tell without having been there. The others are read on a paper or asked for. */
export const siteItems: readonly GreenCheckItemName[] = ['ADDRESS', 'PHOTOS'];

/**
 * Fields of a listing that stand behind each item: names as in LocationInfoInput, and `status`, which a listing changes by being closed.
 * One that changes takes away what was found about its item.
 */
export const fieldsOfItem = {
	OWNER_NAME: ['owner', 'contactPersonName'],
	PAPER: ['legalStatus', 'legalConditions', 'legalDocument', 'legalDocumentText'],
	PLOT: ['mapSheetNo', 'landPlotNo', 'area'],
	ADDRESS: [
		'provinceId',
		'districtId',
		'wardId',
		'currentWardId',
		'street',
		'name',
		'projectName',
		'blockName',
		'locationLat',
		'locationLong',
	],
	PHOTOS: ['images'],
	PRICE: ['price', 'priceUnitId', 'tradingType'],
	AVAILABLE: ['status', 'tradingType'],
} as const satisfies Record<GreenCheckItemName, readonly string[]>;

/** Which of the changed fields stand behind an item that was looked at. */
export function fieldsThatUndo(items: readonly GreenCheckFinding[], changed: readonly string[]): string[] {
	const looked = items.filter(({ result }) => result !== 'NOT_CHECKED').flatMap(({ name }) => fieldsOf(name));
	return changed.filter((field) => looked.includes(field));
}

/** Which of the changed fields stand behind any item at all. */
export function fieldsToLookAt(changed: readonly string[]): string[] {
	return changed.filter((field) => greenCheckItems.some((name) => fieldsOf(name).includes(field)));
}

/** What is still known of the items after some fields have changed: what stands behind one of them is not checked any more. */
export function withoutUndone<Finding extends GreenCheckFinding>(
	items: readonly Finding[],
	changed: readonly string[],
): (Finding | GreenCheckFinding)[] {
	return items.map((item) =>
		fieldsOf(item.name).some((field) => changed.includes(field))
			? { name: item.name, result: 'NOT_CHECKED', note: null }
			: item,
	);
}

/** All seven items in their order: what was found, and not checked where nothing was said. */
export function everyItem(found: readonly GreenCheckFinding[]): GreenCheckFinding[] {
	return greenCheckItems.map(
		(name) => found.find((item) => item.name === name) ?? { name, result: 'NOT_CHECKED', note: null },
	);
}

function fieldsOf(name: GreenCheckItemName): readonly string[] {
	return fieldsOfItem[name];
}
