import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon } from '../../primitives/icon/index.ts';
import { Tag } from '../../primitives/tag/index.ts';

export interface FilterSectionProps {
	title: string;
	/** How many conditions are set in it. */
	count: number;
	/** Most people need it: it is open at first, as is one with something set. @default false */
	main?: boolean | undefined;
	/** Nothing in it fits what is searched for. @default false */
	hidden?: boolean | undefined;
	children: ReactNode;
}

/** Conditions that belong together. Closed, it still says how many are set. */
export function FilterSection({ title, count, main = false, hidden = false, children }: FilterSectionProps) {
	const { t } = useTranslation('listing');
	const [startsOpen] = useState(main || count > 0);
	return (
		<details
			open={startsOpen}
			hidden={hidden}
			data-slot="filter-section"
			className="group border-t border-line first:border-t-0"
		>
			<summary className="-mx-5 flex min-h-12 list-none items-center gap-2 px-5 font-bold outline-offset-[-2px] hover:bg-surface-sunken [&::-webkit-details-marker]:hidden">
				{title}
				{count > 0 && (
					<Tag tone="ink">
						<span aria-hidden="true">{count}</span>
						<span className="sr-only">{t('filter.setIn', { count })}</span>
					</Tag>
				)}
				<ChevronDownIcon
					aria-hidden="true"
					className="ml-auto size-5 shrink-0 text-ink-muted transition-transform group-open:rotate-180"
				/>
			</summary>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-1 pb-6">{children}</div>
		</details>
	);
}
