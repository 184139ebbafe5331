import { markMatches } from '@ancu/forms/text';

/** A text in which what was typed stands out. */
export function MarkedText({ text, typed }: { text: string; typed: string }) {
	return markMatches(text, typed).map(({ text: piece, isMatch }, index) =>
		isMatch ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name.
			<b key={index} className="font-bold">
				{piece}
			</b>
		) : (
			piece
		),
	);
}
