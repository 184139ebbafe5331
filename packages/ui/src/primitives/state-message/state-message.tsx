import type { ReactNode } from 'react';

export interface StateMessageProps {
	/** `empty`: there is nothing. `error`: it could not be had. @default 'empty' */
	kind?: 'empty' | 'error' | undefined;
	/** What is the matter, in a few words. */
	title: string;
	/** What to do next. */
	children?: ReactNode;
	/** In a circle above the title. */
	icon?: ReactNode;
	/** Buttons or links, the likeliest first. */
	actions?: ReactNode;
	/** Level of the heading. @default 2 */
	level?: 1 | 2 | 3 | undefined;
}

/** Says that there is nothing here, or that something went wrong, and what to do next. */
export function StateMessage({ kind = 'empty', title, children, icon, actions, level = 2 }: StateMessageProps) {
	const Heading = `h${level}` as const;
	return (
		<div
			role={kind === 'error' ? 'alert' : undefined}
			data-slot="state-message"
			data-state={kind}
			className="hatch grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3 rounded-card border border-line bg-surface-raised px-6 py-12 text-center"
		>
			{icon && (
				<span
					aria-hidden="true"
					className="flex size-12 items-center justify-center rounded-full border border-line-strong bg-surface-raised text-ink [&_svg]:size-6"
				>
					{icon}
				</span>
			)}
			<Heading className="max-w-prose text-lg font-bold">{title}</Heading>
			{children && <div className="max-w-prose text-ink-muted">{children}</div>}
			{actions && <div className="mt-2 flex max-w-full flex-wrap justify-center gap-3">{actions}</div>}
		</div>
	);
}
