import { type ReactNode, type Ref, useId } from 'react';

export interface SettingsSectionProps {
	title: string;
	/** What it is about, in a sentence. */
	lead?: ReactNode;
	/** Of the heading, for leading the focus there when what had it is gone. */
	headingRef?: Ref<HTMLHeadingElement> | undefined;
	children: ReactNode;
}

/** One matter of the settings, on a sheet of its own. */
export function SettingsSection({ title, lead, headingRef, children }: SettingsSectionProps) {
	const id = useId();
	return (
		<section
			aria-labelledby={id}
			data-slot="settings-section"
			className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 rounded-card border border-line bg-surface-raised p-4 sm:p-6"
		>
			<div className="grid gap-1">
				<h2 ref={headingRef} id={id} tabIndex={-1} className="text-lg font-bold outline-none">
					{title}
				</h2>
				{lead && <p className="max-w-prose text-sm text-ink-muted">{lead}</p>}
			</div>
			{children}
		</section>
	);
}
