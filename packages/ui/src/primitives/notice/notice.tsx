import type { ReactNode } from 'react';
import { InfoIcon, WaitingIcon, WarningIcon } from '../icon/index.ts';

export interface NoticeProps {
	/** What is to be known, what is not over yet, or what looks wrong. @default 'info' */
	tone?: 'info' | 'waiting' | 'warning';
	/** A sentence or two, and a button at most. */
	children: ReactNode;
}

const icons = { info: InfoIcon, waiting: WaitingIcon, warning: WarningIcon };

/** Says something beside what it is about, without standing in the way. What comes while one types goes into a `role="status"` that is there before. */
export function Notice({ tone = 'info', children }: NoticeProps) {
	const Icon = icons[tone];
	return (
		<div
			data-slot="notice"
			className="flex items-start gap-2 rounded-card border border-line-strong bg-surface-raised p-3 text-sm"
		>
			<Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
			<div className="grid min-w-0 justify-items-start gap-2">{children}</div>
		</div>
	);
}
