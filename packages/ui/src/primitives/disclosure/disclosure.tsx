import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icon/icon.tsx';

export interface DisclosureProps {
	/** What there is to see: a noun, with how many where that helps. */
	title: string;
	/** Whether it begins open. @default false */
	open?: boolean | undefined;
	/** What is shown once it is asked for. */
	children: ReactNode;
}

/** What most people need not see, behind a line that shows it. The platform's own `<details>`: searching the page opens it. */
export function Disclosure({ title, open = false, children }: DisclosureProps) {
	return (
		<details open={open} data-slot="disclosure" className="group min-w-0">
			<summary className="flex min-h-11 w-fit list-none items-center gap-1.5 rounded-tag pr-2 text-sm font-bold underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
				<ChevronDownIcon aria-hidden="true" className="size-4 shrink-0 transition-transform group-open:rotate-180" />
				{title}
			</summary>
			{children}
		</details>
	);
}
