import type { ReactNode } from 'react';

/**
 * A figure per something, as `₫10.4 million/m²`: where it has no room in a line, it goes on before "/". By itself no browser breaks a
 * line there, and one that may break anywhere breaks inside of a word. Nothing of nothing.
 */
export function breakBeforeUnits(text: string | null | undefined): ReactNode {
	const [first, ...units] = text?.split(/(?=\/\p{L})/u) ?? [];
	return units.reduce<ReactNode>(
		(before, unit) => (
			<>
				{before}
				<wbr />
				{unit}
			</>
		),
		first,
	);
}
