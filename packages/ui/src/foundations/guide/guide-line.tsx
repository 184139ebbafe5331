/** A line of a guide, in which names from the code stand between backticks. */
export function GuideLine({ text }: { text: string }) {
	const parts = text.split('`').map((words, at) => ({ words, at }));
	return parts.map(({ words, at }) => (at % 2 === 1 ? <code key={at}>{words}</code> : <span key={at}>{words}</span>));
}
