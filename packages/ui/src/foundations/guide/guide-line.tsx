import { Fragment } from 'react';

/** A line of a guide, in which names from the code stand between backticks. */
export function GuideLine({ text }: { text: string }) {
	return (
		text
			.split('`')
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
			.map((part, index) =>
				index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
			)
	);
}
