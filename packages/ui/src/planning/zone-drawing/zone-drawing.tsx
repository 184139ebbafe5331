import { formatAreaExact, formatNumber } from '@ancu/forms/format';
import { totalOf } from '@ancu/forms/planning';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { colourOf } from '../land-look.ts';
import type { AnswerZone } from '../planning-answer-model.ts';
import { type Slice, slicePlot } from './slice-plot.ts';

/** Width by height. */
const RATIO = 1.5;
/** Percent of the drawing's width and height that a code needs on a phone. */
const LEAST = { width: 15, height: 13 };

export interface ZoneDrawingProps {
	zones: readonly AnswerZone[];
	/** m². @default none */
	roadReserve?: number | null | undefined;
}

/** The zones of a plot in the colours of the official legend, as large to each other as they are, each with its code. Not the plot's shape. */
export function ZoneDrawing({ zones, roadReserve }: ZoneDrawingProps) {
	const { t } = useTranslation('planning');
	const locale = useLocale();
	const areas = zones.map(({ area }) => area);
	const whole = totalOf(areas);
	const slices = slicePlot(areas, RATIO);
	const parts = zones.map(({ landCode, percent }) => `${landCode} ${formatNumber(percent, locale, 1)}%`);
	const small = zones.filter((_, index) => !hasRoom(slices[index]));
	if (whole <= 0) return null;
	return (
		<figure data-slot="zone-drawing" className="grid content-start gap-2">
			<div
				role="img"
				aria-label={t('zoneDrawing.name', { zones: parts.join(', ') })}
				className="relative aspect-3/2 overflow-hidden rounded-tag border-2 border-ink"
			>
				{zones.map(({ landCode }, index) => {
					const slice = slices[index];
					if (!slice) return null;
					return (
						<span
							// biome-ignore lint/suspicious/noArrayIndexKey: zones of one code are told apart by their place alone.
							key={index}
							className="absolute flex items-center justify-center border border-ink/60"
							style={{
								left: `${slice.x}%`,
								top: `${slice.y}%`,
								width: `${slice.width}%`,
								height: `${slice.height}%`,
							}}
						>
							<span
								className="dark-dim absolute inset-0 forced-color-adjust-none"
								style={{ backgroundColor: colourOf(landCode) }}
							/>
							{hasRoom(slice) && (
								<span className="relative max-w-full truncate rounded-tag bg-surface-raised px-1 text-xs font-bold text-ink">
									{landCode}
								</span>
							)}
						</span>
					);
				})}
			</div>
			{typeof roadReserve === 'number' && roadReserve > 0 && (
				<div className="grid gap-1">
					<span aria-hidden="true" className="flex h-3 overflow-hidden rounded-tag border border-line-strong">
						<span
							className="border-r border-ink bg-line-strong forced-colors:system-filled"
							style={{ width: `${Math.min(100, (roadReserve / whole) * 100)}%` }}
						/>
					</span>
					<span className="text-sm">
						{t('zoneDrawing.road', {
							area: formatAreaExact(roadReserve, locale),
							percent: formatNumber((roadReserve / whole) * 100, locale, 1),
						})}
					</span>
				</div>
			)}
			<figcaption className="text-sm text-ink-muted">
				{small.length > 0 && `${t('zoneDrawing.small', { codes: small.map(({ landCode }) => landCode).join(', ') })} `}
				{t('zoneDrawing.note')}
			</figcaption>
		</figure>
	);
}

function hasRoom(slice: Slice | undefined): boolean {
	return slice !== undefined && slice.width >= LEAST.width && slice.height >= LEAST.height;
}
