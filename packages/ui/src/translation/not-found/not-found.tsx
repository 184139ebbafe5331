import type { ReactNode } from 'react';
import { LinkButton } from '../../primitives/button/index.ts';
import { SearchIcon } from '../../primitives/icon/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';

export interface NotFoundProps {
	title: string;
	/** Why that may be. */
	children: ReactNode;
	/** Where to go on. */
	href: string;
	/** What is there. */
	label: string;
}

/** A page whose record is not there, or not for the one who looks. */
export function NotFound({ title, children, href, label }: NotFoundProps) {
	return (
		<div className="py-12">
			<StateMessage
				level={1}
				title={title}
				icon={<SearchIcon />}
				actions={<LinkButton href={href}>{label}</LinkButton>}
			>
				{children}
			</StateMessage>
		</div>
	);
}
