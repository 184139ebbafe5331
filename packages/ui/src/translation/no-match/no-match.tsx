import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { SearchIcon } from '../../primitives/icon/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';

export interface NoMatchProps {
	title: string;
	/** What to try. */
	children: ReactNode;
	/** Holds the list to nothing. */
	onShowAll: () => void;
	/** Takes the focus then: the button goes with this message. */
	heading: RefObject<HTMLElement | null>;
	/** Level of its own heading. @default 2 */
	level?: 1 | 2 | 3 | undefined;
}

/** Says that a list's filter leaves nothing, with a button that takes the filter away. */
export function NoMatch({ title, children, onShowAll, heading, level = 2 }: NoMatchProps) {
	const { t } = useTranslation('translation');
	return (
		<StateMessage
			level={level}
			title={title}
			icon={<SearchIcon />}
			actions={
				<Button
					variant="secondary"
					onClick={() => {
						onShowAll();
						heading.current?.focus();
					}}
				>
					{t('showAll')}
				</Button>
			}
		>
			{children}
		</StateMessage>
	);
}
