import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { LoadError } from '../../translation/load-error/load-error.tsx';

export interface ListErrorProps {
	onRetry: () => void;
	/** Level of its heading. @default 2 */
	level?: 1 | 2 | 3 | undefined;
}

/** Says that a list could not be had. */
export function ListError({ onRetry, level = 2 }: ListErrorProps) {
	const { t } = useTranslation('listing');
	return (
		<LoadError level={level} title={t('list.error')} onRetry={onRetry}>
			{t('detail.errorText')}
		</LoadError>
	);
}

export interface RowsLoadingProps {
	/** How many rows are expected. @default 3 */
	rows?: number | undefined;
	/** A picture stands at the start of each. @default true */
	withPhoto?: boolean | undefined;
}

/** The place of rows that are loading. */
export function RowsLoading({ rows = 3, withPhoto = true }: RowsLoadingProps) {
	const { t } = useTranslation('translation');
	return (
		<div role="status" aria-busy="true" aria-label={t('loading')} className="grid gap-4">
			{Array.from({ length: rows }, (_, index) => (
				<div
					// biome-ignore lint/suspicious/noArrayIndexKey: skeletons are all alike and never move.
					key={index}
					className="flex gap-4 overflow-hidden rounded-card border border-line bg-surface-raised p-4"
				>
					{withPhoto && (
						<div className="w-24 shrink-0 overflow-hidden rounded-tag sm:w-36">
							<Skeleton shape="photo" />
						</div>
					)}
					<div className="grid grow content-center gap-2">
						<Skeleton shape="title" />
						<Skeleton />
						<div className="w-3/5">
							<Skeleton />
						</div>
					</div>
				</div>
			))}
		</div>
	);
}
