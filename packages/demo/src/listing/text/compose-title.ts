import { titlePlace } from './place-text.ts';
import { type Say, type Scene, say } from './scene.ts';

/** How the titles of a category are made. */
export interface TitleBook {
	/** Beginnings: what is offered, and where on the way it lies. */
	heads: readonly Say[];
	/** More facts, of which a title takes as many as there is room for; what does not apply is left out. */
	tails: (s: Scene) => string[];
}

const usual = 90;
const long = 120;
const least = 30;

/** Makes a title of 30 to 90 characters; one in sixteen may grow to 120. */
export function composeTitle(s: Scene, book: TitleBook): string {
	const isLong = s.r.chance(0.06);
	const limit = isLong ? long : usual;
	const head = say(s, book.heads);
	let title = `${head}, ${titlePlace(s, isLong || s.r.chance(s.a.street === null ? 0.85 : 0.45))}`;
	if (title.length > limit) title = `${head}, ${titlePlace(s, false)}`;
	if (title.length > limit) title = `${head}, ${s.a.district.words.short}`;
	const tails = book.tails(s);
	const wanted = isLong ? 5 : s.r.int(1, 2);
	const first = tails.length > 0 ? s.r.int(0, tails.length - 1) : 0;
	let taken = 0;
	for (let i = 0; i < tails.length && (taken < wanted || title.length < least); i++) {
		const tail = tails[(first + i) % tails.length] as string;
		if (title.length + 2 + tail.length > limit || title.includes(tail.replace(' đất', ''))) continue;
		title = `${title}, ${tail}`;
		taken++;
	}
	return title;
}
