import React from 'react';
import type { HashEntry } from 'storybook/manager-api';
import { styled } from 'storybook/theming';

const marks: Readonly<Record<string, string>> = { new: 'New', deprecated: 'Deprecated' };

const Label = styled.span({ display: 'inline-flex', alignItems: 'center', gap: 6 });
const Mark = styled.span(({ theme }) => ({
	padding: '0 4px',
	border: '1px solid currentColor',
	borderRadius: 4,
	color: theme.textMutedColor,
	fontSize: 10,
	fontWeight: 600,
	lineHeight: '14px',
}));

/** What stands in the sidebar: components that are new or deprecated say so; a page is `Docs`, whatever the search calls it. */
export function renderLabel(item: HashEntry) {
	if (item.type === 'docs') return 'Docs';
	if (item.type !== 'component') return item.name;
	const tag = item.tags?.find((each) => each in marks);
	if (!tag) return item.name;
	return (
		<Label>
			{item.name}
			<Mark>{marks[tag]}</Mark>
		</Label>
	);
}
