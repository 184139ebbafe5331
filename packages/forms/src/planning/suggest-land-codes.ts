import { type Locale, localized } from '../format/language.ts';
import { fold } from '../text/fold.ts';
import { type LandCode, landCodes } from './land-codes.ts';

const MOST = 8;

/** Land codes that fit what somebody types as a code or a name, tone marks or not: codes that begin so first, former ones last. */
export function suggestLandCodes(typed: string, locale: Locale): LandCode[] {
	const wanted = fold(typed.trim());
	if (!wanted) return [];
	const rankOf = ({ code, name, isFormer }: LandCode): number | undefined => {
		const isCode = fold(code).startsWith(wanted);
		if (!isCode && !fold(localized(name, locale)).includes(wanted)) return undefined;
		return (isCode ? 0 : 2) + (isFormer ? 1 : 0);
	};
	return landCodes
		.flatMap((land) => {
			const rank = rankOf(land);
			return rank === undefined ? [] : [{ land, rank }];
		})
		.sort((a, b) => a.rank - b.rank)
		.slice(0, MOST)
		.map(({ land }) => land);
}
