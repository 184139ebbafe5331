import { type ReactNode, useId } from 'react';

export interface ToolSheetProps {
	title: string;
	lead: string;
	/** What is asked. */
	form: ReactNode;
	/** For a form's Enter key. */
	onSubmit: (event?: { preventDefault?: () => void }) => Promise<void>;
	/** What it comes to. */
	children: ReactNode;
}

/** One tool as a sheet: what is asked on the left, what it comes to on the right; on phones one below the other. */
export function ToolSheet({ title, lead, form, onSubmit, children }: ToolSheetProps) {
	const id = useId();
	return (
		<section
			aria-labelledby={id}
			data-slot="tool-sheet"
			className="@container rounded-card border border-line bg-surface-raised"
		>
			<header className="border-b border-line p-4 sm:px-6 sm:py-5">
				<h2 id={id} className="text-lg font-bold">
					{title}
				</h2>
				<p className="mt-1 max-w-prose text-sm text-ink-muted">{lead}</p>
			</header>
			<div className="grid grid-cols-[minmax(0,1fr)] @2xl:grid-cols-[18rem_minmax(0,1fr)] @4xl:grid-cols-[22rem_minmax(0,1fr)]">
				<form
					noValidate
					onSubmit={onSubmit}
					className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 border-b border-line p-4 sm:p-6 @2xl:border-r @2xl:border-b-0"
				>
					{form}
				</form>
				<div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6 p-4 sm:p-6">{children}</div>
			</div>
		</section>
	);
}
