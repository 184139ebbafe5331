import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { themes } from '../brand.ts';
import { surround } from '../with-surroundings.tsx';
import { surroundingsOf } from './surroundings-of.ts';

/** The frame of every page of documentation, in the theme of the toolbar. Storybook draws it again when a toolbar changes. */
export function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
	const surroundings = surroundingsOf(context);
	surround(surroundings);
	return (
		<Container context={context} theme={themes[surroundings.theme]}>
			{children}
		</Container>
	);
}
