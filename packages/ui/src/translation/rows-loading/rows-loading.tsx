import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../primitives/skeleton/index.ts';

const pictures = {
	photo: <Skeleton shape="photo" />,
	mark: <Skeleton shape="box" />,
};
const sizes = { photo: 'w-24 overflow-hidden rounded-tag sm:w-36', mark: 'size-14 sm:size-16' };

export interface RowsLoadingProps {
	/** How many rows are expected. @default 3 */
	rows?: number | undefined;
	/** What stands at the start of each. @default 'photo' */
	picture?: 'photo' | 'mark' | 'none' | undefined;
}

/** The place of a list's cards that are loading. */
export function RowsLoading({ rows = 3, picture = 'photo' }: RowsLoadingProps) {
	const { t } = useTranslation('translation');
	return (
		<div role="status" aria-busy="true" aria-label={t('loading')} data-slot="rows-loading" className="grid gap-4">
			{Array.from({ length: rows }, (_, index) => (
				<div
					// biome-ignore lint/suspicious/noArrayIndexKey: skeletons are all alike and never move.
					key={index}
					className="flex gap-4 overflow-hidden rounded-card border border-line bg-surface-raised p-4"
				>
					{picture !== 'none' && <div className={`shrink-0 ${sizes[picture]}`}>{pictures[picture]}</div>}
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
