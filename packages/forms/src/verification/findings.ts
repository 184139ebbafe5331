import { tidied } from '../text/tidied.ts';
import { type GreenCheckFinding, type GreenCheckItemName, greenCheckItems } from './items.ts';
import type { GreenCheckDraft } from './schema.ts';

/** What was found, in a form or as it is kept. An item that is not decided has an empty result, or is left out. */
interface Findings<Item> {
	items: readonly Item[];
	photoIds: readonly string[];
	position?: GreenCheckDraft['position'];
}
interface AnyItem {
	name: GreenCheckItemName;
	result: string;
	note?: string | null | undefined;
}

/** What a server has of a green check, as a form keeps it. NOT_CHECKED without a note counts as not decided yet: it says that of an untouched item too. */
export function keptFindings({ items, photoIds, position }: Findings<GreenCheckFinding>): GreenCheckDraft {
	const decided = items.filter(({ result, note }) => result !== 'NOT_CHECKED' || Boolean(note));
	return { items: decided, photoIds: [...photoIds], position: position ? toSent(position) : null };
}

/** What was `typed` in a form that knew what was `opened`, over what was found elsewhere meanwhile: what was not changed is as in `newest`. */
export function findingsOver<Item extends AnyItem>(
	newest: Findings<Item>,
	{ opened, typed }: { opened: Findings<Item>; typed: Findings<Item> },
) {
	const items = greenCheckItems.flatMap((name) => {
		const [was, is, now] = [opened, typed, newest].map((all) => itemOf(all, name));
		return (isSameItem(was, is) ? now : is) ?? [];
	});
	const isGone = (id: string) => opened.photoIds.includes(id) && !newest.photoIds.includes(id);
	const isNew = (id: string) => !opened.photoIds.includes(id) && !typed.photoIds.includes(id);
	const photoIds = [...typed.photoIds.filter((id) => !isGone(id)), ...newest.photoIds.filter(isNew)];
	const { position } = isSamePosition(opened, typed) ? newest : typed;
	return { items, photoIds, position: position ?? null };
}

/** Whether two say the same. */
export function isSameFindings<Item extends AnyItem>(one: Findings<Item>, other: Findings<Item>): boolean {
	return (
		greenCheckItems.every((name) => isSameItem(itemOf(one, name), itemOf(other, name))) &&
		String(one.photoIds) === String(other.photoIds) &&
		isSamePosition(one, other)
	);
}

// How far it is from the listing is the server's to say.
function toSent({ locationLat, locationLong, accuracy, at }: NonNullable<GreenCheckDraft['position']>) {
	return { locationLat, locationLong, accuracy, at };
}

function itemOf<Item extends AnyItem>({ items }: Findings<Item>, name: GreenCheckItemName): Item | undefined {
	return items.find((item) => item.name === name);
}

function isSameItem(one: AnyItem | undefined, other: AnyItem | undefined): boolean {
	return (one?.result ?? '') === (other?.result ?? '') && tidied(one?.note ?? '') === tidied(other?.note ?? '');
}

// A place is read at a moment: another reading is another one.
function isSamePosition(one: Findings<unknown>, other: Findings<unknown>): boolean {
	return one.position?.at === other.position?.at;
}
