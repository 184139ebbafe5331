import { Link } from '../../primitives/link/index.ts';

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/;

export interface PolicyWordsProps {
	/** With links as `[words](/address)`; the same one stands in it once. */
	children: string;
}

/** Running words of a policy text, with its links. */
export function PolicyWords({ children: text }: PolicyWordsProps) {
	// Text, words, address, text, words, address, …, text.
	const parts = text.split(LINK);
	return parts.map((part, index) => {
		const href = parts[index + 1];
		if (index % 3 === 0) return part;
		if (index % 3 === 2 || !href) return null;
		return (
			<Link key={href} href={href}>
				{part}
			</Link>
		);
	});
}
