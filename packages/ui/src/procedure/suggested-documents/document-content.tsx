const ITEM = '- ';

export interface DocumentContentProps {
	/** In lines; one that begins with `- ` is an item of a list. */
	content: string;
}

/** Plain text as it is written: paragraphs, and lists of the lines that are items. */
export function DocumentContent({ content }: DocumentContentProps) {
	const blocks: { isList: boolean; lines: string[] }[] = [];
	for (const line of content.split('\n')) {
		if (!line.trim()) continue;
		const isList = line.startsWith(ITEM);
		const last = blocks.at(-1);
		if (isList && last?.isList) last.lines.push(line);
		else blocks.push({ isList, lines: [line] });
	}
	return (
		<div className="grid max-w-prose gap-2 wrap-anywhere">
			{blocks.map(({ isList, lines }, index) =>
				isList ? (
					// biome-ignore lint/suspicious/noArrayIndexKey: what is read does not move.
					<ul key={index} className="grid list-disc gap-1 pl-5">
						{lines.map((line) => (
							<li key={line}>{line.slice(ITEM.length)}</li>
						))}
					</ul>
				) : (
					// biome-ignore lint/suspicious/noArrayIndexKey: what is read does not move.
					<p key={index}>{lines[0]}</p>
				),
			)}
		</div>
	);
}
