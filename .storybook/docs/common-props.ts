/** What props mean that are called alike everywhere, for tables; one with a comment of its own says more. */
export const commonProps: Readonly<Record<string, string>> = {
	onRetry: 'Asks again for what could not be loaded.',
	pageSize: 'How many stand on one page.',
	onClose: 'Told that it is to close; closing it is the caller’s.',
	open: 'It stands open; the caller opens and closes it.',
	now: 'The moment that ages and terms are counted from.',
	title: 'Its heading.',
	onSubmit: 'Sends what was typed. Answers nothing when all is well, or what is wrong, by field or as a whole.',
	filter: 'What is asked for now.',
	onFilter: 'Told what is asked for next.',
	children: 'What stands in it.',
};
