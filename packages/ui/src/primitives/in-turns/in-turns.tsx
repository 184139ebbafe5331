import { Activity, type ReactNode } from 'react';
import { useWasServed } from '../field/use-was-served.ts';

export interface InTurnsProps {
	/** The parts, in the order of the page; in a list each with a key. */
	children: readonly ReactNode[];
	/** How many are taken over together. @default 1 */
	each?: number | undefined;
}

/**
 * Parts of a page that React takes over from a server's drawing one turn after the other: on a phone all at once hold it for a tenth
 * of a second, and so it answers in between. What is pressed before its turn is taken over at once. Nothing else differs, but that a
 * part of a server's list that comes to stand in another turn is drawn again.
 */
export function InTurns({ children, each = 1 }: InTurnsProps) {
	const others = children.slice(each);
	// There is nothing to take over, and a part that moves on in a list would be drawn again in another turn.
	if (!useWasServed()) return children;
	return (
		<>
			{children.slice(0, each)}
			{/* React takes over what stands in one such boundary after what it stands in, and those beside each other together. */}
			{others.length > 0 && (
				<Activity>
					<InTurns each={each}>{others}</InTurns>
				</Activity>
			)}
		</>
	);
}
