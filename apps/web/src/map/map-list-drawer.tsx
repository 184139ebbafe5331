import { ListingGrid, type ListingListScreenProps } from '@ancu/ui/listing';
import { MapDrawer } from '@ancu/ui/map';
import { LinkButton } from '@ancu/ui/primitives/button';
import { FilterIcon } from '@ancu/ui/primitives/icon';
import { ListPages } from '@ancu/ui/translation';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '../listing/listing-query.ts';

interface MapListDrawerProps {
	/** What the list's own screen is given. */
	screen: Pick<
		ListingListScreenProps,
		'filter' | 'result' | 'refreshing' | 'failed' | 'onRetry' | 'viewHref' | 'hrefOf'
	>;
	now: Date;
	highlightedId: string | null;
	onHighlight: (id: string | null) => void;
}

/** On a narrow screen: the list of what is in sight, in a drawer over the map. */
export function MapListDrawer({ screen, now, highlightedId, onHighlight }: MapListDrawerProps) {
	const { t } = useTranslation('web');
	const { filter, result, refreshing, failed, onRetry, viewHref, hrefOf } = screen;
	const page = filter.page ?? 1;
	return (
		<MapDrawer
			total={refreshing ? undefined : result?.total}
			failed={failed}
			page={page}
			action={
				<LinkButton
					size="sm"
					width="full"
					variant="secondary"
					href={viewHref}
					leadingIcon={<FilterIcon aria-hidden="true" />}
				>
					{t('map.filters')}
				</LinkButton>
			}
		>
			<ListingGrid
				listings={result?.data}
				failed={failed}
				onRetry={onRetry}
				now={now}
				columns="one"
				density="row"
				highlightedId={highlightedId}
				onHighlight={onHighlight}
			/>
			{result && (
				<div className="mt-6">
					<ListPages
						page={page}
						pageSize={PAGE_SIZE}
						total={result.total}
						hrefOf={(number) => hrefOf({ ...filter, page: number })}
					/>
				</div>
			)}
		</MapDrawer>
	);
}
