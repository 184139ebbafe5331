import { ListingGrid, type ListingListScreenProps } from '@ancu/ui/listing';
import { MapDrawer } from '@ancu/ui/map';
import { LinkButton } from '@ancu/ui/primitives/button';
import { FilterIcon } from '@ancu/ui/primitives/icon';
import { useTranslation } from 'react-i18next';

interface MapListDrawerProps {
	/** What the list's own screen is given. */
	screen: Pick<ListingListScreenProps, 'result' | 'refreshing' | 'failed' | 'onRetry' | 'viewHref'>;
	now: Date;
	highlightedId: string | null;
	onHighlight: (id: string | null) => void;
}

/** On a narrow screen: the list of what is in sight, in a drawer over the map. */
export function MapListDrawer({ screen, now, highlightedId, onHighlight }: MapListDrawerProps) {
	const { t } = useTranslation('web');
	const { result, refreshing, failed, onRetry, viewHref } = screen;
	return (
		<MapDrawer
			total={refreshing ? undefined : result?.total}
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
		</MapDrawer>
	);
}
