import { useFindPlaceQuery } from '@ancu/api/address';
import { type ParcelsQueryVariables, useParcelsQuery } from '@ancu/api/planning';
import { PinMap, vietnamBox } from '@ancu/ui/map';
import type { PlotPinControl } from '@ancu/ui/planning';
import { Button } from '@ancu/ui/primitives/button';
import { Notice } from '@ancu/ui/primitives/notice';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressNames } from '../address/use-address-names.ts';
import { quiet } from '../data/query-client.ts';
import { useDebounced } from '../data/use-debounced.ts';
import { boxAround } from '../map/boxes.ts';

const REACH = { plot: 0.0015, pin: 0.004, exact: 0.006, approximate: 0.03 };

/** The map on which a plot is pinned: it goes where the commune lies, and to the plot itself where the cadastral map has it. */
export function PlotPin({ point, onChange, draft }: PlotPinControl) {
	const { t } = useTranslation('web');
	const { system, provinceId, districtId, wardId, currentProvinceId, currentWardId } = draft;
	const isLegacy = system === 'legacy';
	const names = useAddressNames(isLegacy ? { provinceId, districtId, wardId } : { currentProvinceId, currentWardId });
	const address = [names.ward, names.district, names.province, names.currentWard, names.currentProvince]
		.filter(Boolean)
		.join(', ');
	const place = useFindPlaceQuery({ address }, { ...quiet, enabled: address !== '', placeholderData: keepPreviousData })
		.data?.getPlaceGoogleMapByAddress;
	const numbers = { wardId, mapSheetNo: draft.mapSheetNo.trim(), landPlotNo: draft.landPlotNo.trim() };
	const asked: ParcelsQueryVariables = JSON.parse(useDebounced(JSON.stringify(numbers)));
	const parcels = useParcelsQuery(asked, {
		...quiet,
		enabled: isLegacy && Boolean(asked.wardId && asked.mapSheetNo && asked.landPlotNo),
	}).data?.getAllParcel;
	// The same numbers may be there twice: then the person alone knows which it is.
	const plot = parcels?.length === 1 ? parcels[0] : undefined;
	// Where a pin was at first: following it later would move the map under the hand.
	const [first] = useState(point);
	const commune = isLegacy ? wardId : currentWardId;
	const [firstCommune] = useState(commune);
	const isMoved = commune !== firstCommune;
	// Of the pin; whoever pins first says it after.
	const [pinnedIn, setPinnedIn] = useState(commune);
	if (pinnedIn === '' && commune !== '') setPinnedIn(commune);
	const isElsewhere = point !== null && commune !== '' && commune !== pinnedIn;
	const pin = (next: PlotPinControl['point']) => {
		setPinnedIn(commune);
		onChange(next);
	};
	const box = useMemo(() => {
		if (plot) return boxAround(plot.lat, plot.long, REACH.plot);
		if (first && !isMoved) return boxAround(first.lat, first.long, REACH.pin);
		if (!place?.lat || !place.long) return vietnamBox;
		return boxAround(place.lat, place.long, place.isApproximate ? REACH.approximate : REACH.exact);
	}, [plot, first, isMoved, place]);
	const isThere = plot && point?.lat === plot.lat && point.long === plot.long;

	return (
		<>
			<PinMap box={box} pin={point} onPin={pin} />
			<div role="status">{isElsewhere && <Notice tone="warning">{t('planning.pinElsewhere')}</Notice>}</div>
			{plot && !isThere && (
				<Button variant="secondary" size="sm" onClick={() => pin({ lat: plot.lat, long: plot.long })}>
					{t('planning.pinPlot', { plot: plot.landPlotNo, sheet: plot.mapSheetNo })}
				</Button>
			)}
		</>
	);
}
