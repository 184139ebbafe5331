import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../primitives/skeleton/index.ts';

export interface EntriesLoadingProps {
	/** How many are expected. @default 4 */
	rows?: number | undefined;
}

/** The place of entries that are loading. */
export function EntriesLoading({ rows = 4 }: EntriesLoadingProps) {
	const { t } = useTranslation('translation');
	return (
		<div role="status" aria-busy="true" aria-label={t('loading')} className="grid">
			{Array.from({ length: rows }, (_, index) => (
				<div
					// biome-ignore lint/suspicious/noArrayIndexKey: skeletons are all alike and never move.
					key={index}
					className="flex items-start gap-3 border-t border-line py-4 first:border-t-0 max-[15rem]:flex-wrap"
				>
					<span className="size-9 shrink-0">
						<Skeleton shape="box" />
					</span>
					<span className="grid grow gap-2">
						<Skeleton shape="title" />
						<Skeleton />
					</span>
					<span className="w-24 shrink-0">
						<Skeleton />
					</span>
				</div>
			))}
		</div>
	);
}
