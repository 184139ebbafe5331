import { formatAreaExact, formatDistance } from '@ancu/forms/format';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Sheet } from '../../primitives/sheet/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import { RetryButton } from '../../translation/load-error/retry-button.tsx';
import { LandName } from '../land-name/land-name.tsx';
import type { ParcelMatch, ZoneDetail } from '../planning-model.ts';

export interface PlotDataProps {
	/** Plots of the cadastral map with the numbers asked for; undefined while they load, null where none can be looked up. */
	parcels: readonly ParcelMatch[] | null | undefined;
	/** They were looked up by what became the commune on the certificate, where numbers may have been given again: each says its old one. @default false */
	areCandidates?: boolean | undefined;
	/** m; how far the sender's pin lies from the plot, where that is too far to be the same. */
	pinDistance?: number | undefined;
	/** What the plans say of the plot's point; undefined while it loads, null where no point is known. */
	zones: readonly ZoneDetail[] | null | undefined;
	/** Which of the two could not be looked up, which says nothing of what there is. @default none */
	failed?: { parcels?: boolean; zones?: boolean } | undefined;
	/** Looks up again what failed. */
	onRetry: () => void;
}

/** What our own maps know of a plot already: a beginning, not an answer. */
export function PlotData({ parcels, areCandidates = false, pinDistance, zones, failed = {}, onRetry }: PlotDataProps) {
	const { t } = useTranslation('planning');
	const locale = useLocale();
	return (
		<Sheet title={t('work.data.title')} lead={t('work.data.lead')}>
			<Part
				title={t('work.data.parcels')}
				items={parcels}
				failed={failed.parcels}
				onRetry={onRetry}
				note={
					areCandidates
						? t('work.data.candidates')
						: pinDistance === undefined
							? undefined
							: t('work.data.pinFar', { distance: formatDistance(pinDistance, locale) })
				}
				unknown={t('work.data.noWard')}
				none={t(areCandidates ? 'work.data.noCandidate' : 'work.data.noParcel')}
				draw={({ id, ward, landCode, area }) => (
					<li key={id} className="grid gap-0.5">
						{areCandidates && <span className="font-bold">{ward}</span>}
						{landCode ? <LandName code={landCode} /> : t('work.data.noCode')}
						{area !== null && <span className="text-ink-muted">{formatAreaExact(area, locale)}</span>}
					</li>
				)}
			/>
			<Part
				title={t('work.data.zones')}
				items={zones}
				failed={failed.zones}
				onRetry={onRetry}
				unknown={t('work.data.noPoint')}
				none={t('work.data.noZone')}
				draw={({ id, landCode, name, plan }) => (
					<li key={id} className="grid gap-0.5">
						<LandName code={landCode} name={name} />
						<span className="text-ink-muted wrap-anywhere">
							{plan.name}
							{plan.decision && ` · ${plan.decision}`}
						</span>
					</li>
				)}
			/>
		</Sheet>
	);
}

interface PartProps<Item> {
	title: string;
	items: readonly Item[] | null | undefined;
	failed: boolean | undefined;
	onRetry: () => void;
	/** What to know of those that were found. */
	note?: string | undefined;
	/** Said where nothing can be looked up. */
	unknown: string;
	/** Said where nothing was found. */
	none: string;
	draw: (item: Item) => ReactNode;
}

function Part<Item>({ title, items, failed = false, onRetry, note, unknown, none, draw }: PartProps<Item>) {
	const { t } = useTranslation(['translation', 'planning']);
	return (
		<div className="grid gap-2 text-sm">
			<h3 className="font-bold">{title}</h3>
			{failed && (
				<p role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1">
					{t('planning:work.data.failed')}
					<RetryButton size="sm" onRetry={onRetry} />
				</p>
			)}
			{items === undefined && !failed && (
				<p role="status" className="flex items-center gap-2 text-ink-muted">
					<Spinner />
					{t('loading')}
				</p>
			)}
			{items === null && <p className="text-ink-muted">{unknown}</p>}
			{items?.length === 0 && <p className="text-ink-muted">{none}</p>}
			{items && items.length > 0 && note && <p className="text-ink-muted">{note}</p>}
			{items && items.length > 0 && <ul className="grid gap-3">{items.map(draw)}</ul>}
		</div>
	);
}
