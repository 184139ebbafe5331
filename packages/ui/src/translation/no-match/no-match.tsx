import type { ReactNode, RefObject } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { SearchIcon } from '../../primitives/icon/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';

export interface NoMatchProps {
	title: string;
	/** What to try. */
	children: ReactNode;
	/** As `Xem tất cả`. */
	showAllLabel: string;
	/** Holds the list to nothing. */
	onShowAll: () => void;
	/** Takes the focus then: the button goes with this message. */
	heading: RefObject<HTMLElement | null>;
	/** Level of its own heading. @default 2 */
	level?: 1 | 2 | 3 | undefined;
}

/** Says that a list's filter leaves nothing, with a button that takes the filter away. */
export function NoMatch({ title, children, showAllLabel, onShowAll, heading, level = 2 }: NoMatchProps) {
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
					{showAllLabel}
				</Button>
			}
		>
			{children}
		</StateMessage>
	);
}
