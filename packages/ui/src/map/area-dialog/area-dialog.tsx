import { formatNumber } from '@ancu/forms/format';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { LocateIcon, PinIcon } from '../../primitives/icon/index.ts';
import type { MapPoint } from '../../primitives/map/index.ts';
import { RadiusChips } from '../radius-chips/radius-chips.tsx';

export interface AreaDialogProps {
	open: boolean;
	onClose: () => void;
	/** The middle of the map; undefined while there is no map. */
	center: MapPoint | undefined;
	/** m. */
	radius: number;
	/** Told the distance that is chosen, m. */
	onRadius: (radius: number) => void;
	/** Look round the middle of the map. */
	onCenter: () => void;
	/** Look round the person. */
	onNearMe: () => void;
	/** The choice of a ward with its own button, given how to close the window; left out, it is not offered. */
	renderPlaces?: ((close: () => void) => ReactNode) | undefined;
}

/** Chooses an area without drawing: by distance from a point, or by name. */
export function AreaDialog(props: AreaDialogProps) {
	const { open, onClose, center, radius, onRadius, onCenter, onNearMe, renderPlaces } = props;
	const { t } = useTranslation(['map', 'translation']);
	const locale = useLocale();
	const degrees = (value: number) => formatNumber(value, locale, 4);
	return (
		<Dialog open={open} onClose={onClose} title={t('area.without')} closeLabel={t('translation:close')}>
			<div data-slot="area-dialog" className="grid gap-6">
				<section className="grid gap-3">
					<h3 className="font-bold">{t('area.byDistance')}</h3>
					<RadiusChips label={t('area.radius')} value={radius} onChoose={onRadius} />
					<p className="text-sm text-ink-muted">
						{center && t('area.middle', { lat: degrees(center.lat), long: degrees(center.long) })}{' '}
						{t('area.middleHint')}
					</p>
					<div className="flex flex-wrap gap-2">
						<Button
							size="sm"
							disabled={!center}
							leadingIcon={<PinIcon aria-hidden="true" />}
							onClick={() => {
								onCenter();
								onClose();
							}}
						>
							{t('area.aroundCenter')}
						</Button>
						<Button
							size="sm"
							variant="secondary"
							leadingIcon={<LocateIcon aria-hidden="true" />}
							onClick={() => {
								onClose();
								onNearMe();
							}}
						>
							{t('area.aroundMe')}
						</Button>
					</div>
				</section>
				{renderPlaces && (
					<section className="grid gap-3 border-t border-line pt-5">
						<h3 className="font-bold">{t('area.byName')}</h3>
						{renderPlaces(onClose)}
					</section>
				)}
			</div>
		</Dialog>
	);
}
