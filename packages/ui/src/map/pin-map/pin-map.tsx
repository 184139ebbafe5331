import { formatNumber } from '@ancu/forms/format';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../primitives/button/index.ts';
import { type MapBox, MapCenter, type MapMarker, type MapPoint, MapView } from '../../primitives/map/index.ts';

export interface PinMapProps {
	/** What is to be in sight. */
	box: MapBox;
	/** Null while nothing is pinned. */
	pin: MapPoint | null;
	/** Told the point that is pinned; null when the pin is taken away. Left out, the map only shows the pin. */
	onPin?: ((point: MapPoint | null) => void) | undefined;
}

/** Where one thing lies: pressed on the map, or brought to its middle by keyboard. */
export function PinMap({ box, pin, onPin }: PinMapProps) {
	const { t } = useTranslation(['map', 'translation']);
	const locale = useLocale();
	// Nothing while the map is not there: its middle is not known then.
	const [view, setView] = useState<MapBox>();
	const markers = useMemo(
		(): MapMarker[] => (pin ? [{ id: 'pin', ...pin, kind: 'tag', text: t('pin.here'), label: t('pin.marker') }] : []),
		[pin, t],
	);
	const pinCenter = useRef<HTMLButtonElement>(null);
	const degrees = (value: number) => formatNumber(value, locale, 5);

	return (
		<div data-slot="pin-map" className="grid gap-3">
			<div className="relative h-72 overflow-hidden rounded-card border border-line-strong sm:h-96">
				<MapView
					inPage={{ twoFingers: t('twoFingers') }}
					label={t(onPin ? 'pin.label' : 'pin.shown')}
					help={t(onPin ? 'pin.help' : 'pin.shownHelp')}
					loadingLabel={t('loading')}
					failedLabel={t('failed')}
					retryLabel={t('translation:retry')}
					labels={{ zoomIn: t('zoomIn'), zoomOut: t('zoomOut'), closePopup: t('translation:close') }}
					baseMap={{ sea: t('sea'), hoangSa: t('hoangSa'), truongSa: t('truongSa'), sources: t('sources') }}
					box={box}
					markers={markers}
					onView={(seen) => setView(seen.box)}
					onPress={onPin}
				/>
				{/* The middle, for those who bring the place there by keyboard. */}
				{onPin && view && <MapCenter />}
			</div>
			<div className="flex flex-wrap items-center gap-3">
				{onPin && (
					<Button
						ref={pinCenter}
						variant="secondary"
						size="sm"
						aria-disabled={!view}
						onClick={() => view && onPin({ lat: (view.south + view.north) / 2, long: (view.west + view.east) / 2 })}
					>
						{t('pin.center')}
					</Button>
				)}
				{onPin && pin && (
					<Button
						variant="quiet"
						size="sm"
						onClick={() => {
							// The button goes away with the pin.
							pinCenter.current?.focus();
							onPin(null);
						}}
					>
						{t('pin.remove')}
					</Button>
				)}
				<p role="status" className="text-sm text-ink-muted">
					{pin ? t('pin.placed', { lat: degrees(pin.lat), long: degrees(pin.long) }) : t('pin.none')}
				</p>
			</div>
		</div>
	);
}
