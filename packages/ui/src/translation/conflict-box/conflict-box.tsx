import { type ReactNode, type Ref, useState } from 'react';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import { AlertIcon } from '../../primitives/icon/index.ts';

export interface ConflictBoxProps {
	/** What somebody else did. */
	title: string;
	/** What became of what is typed, and what can be chosen. */
	children: ReactNode;
	overwriteLabel: string;
	/** Saves what is typed over what somebody else did. */
	onOverwrite: () => Promise<unknown>;
	discardLabel?: string | undefined;
	/** Throws away what is typed and shows what somebody else did; left out where there is nothing to show. */
	onDiscard?: (() => void) | undefined;
	/** A way to look at what somebody else did before it is decided, in a new window; left out where there is none. */
	view?: { label: string; href: string } | undefined;
	/** The box that takes the focus when saving was refused. */
	ref: Ref<HTMLDivElement>;
}

/** Says that somebody else was there meanwhile; what was typed stays until it is decided. */
export function ConflictBox({
	title,
	children,
	overwriteLabel,
	onOverwrite,
	discardLabel,
	onDiscard,
	view,
	ref,
}: ConflictBoxProps) {
	const [pending, setPending] = useState(false);
	return (
		<div
			ref={ref}
			role="alert"
			tabIndex={-1}
			data-slot="conflict-box"
			className="grid gap-3 rounded-card border border-danger bg-danger-soft p-4"
		>
			<h2 className="flex items-start gap-2 font-bold text-danger">
				<AlertIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
				{title}
			</h2>
			<p className="max-w-prose">{children}</p>
			<div className="flex flex-wrap gap-3">
				<Button
					size="sm"
					loading={pending}
					onClick={async () => {
						setPending(true);
						await onOverwrite().finally(() => setPending(false));
					}}
				>
					{overwriteLabel}
				</Button>
				{onDiscard && (
					<Button size="sm" variant="secondary" onClick={onDiscard}>
						{discardLabel}
					</Button>
				)}
				{view && (
					<LinkButton size="sm" variant="quiet" href={view.href} external>
						{view.label}
					</LinkButton>
				)}
			</div>
		</div>
	);
}
