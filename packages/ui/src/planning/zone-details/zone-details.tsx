import { formatArea, formatDate, formatNumber } from '@ancu/forms/format';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { IconButton } from '../../primitives/button/index.ts';
import { CloseIcon } from '../../primitives/icon/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import { RetryButton } from '../../translation/load-error/retry-button.tsx';
import { LandName } from '../land-name/land-name.tsx';
import type { ZoneDetail } from '../planning-model.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface ZoneDetailsProps {
	/** Zones at the point, of the most detailed plan first; undefined while they load. */
	zones: readonly ZoneDetail[] | undefined;
	/** They could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	onClose: () => void;
}

/** What the plans say of one point. When it goes, the focus returns to what asked for it; another point is another one (`key`). */
export function ZoneDetails({ zones, failed = false, onRetry, onClose }: ZoneDetailsProps) {
	const { t } = useTranslation(['planning', 'translation']);
	const headingId = useId();
	const section = useRef<HTMLElement>(null);
	useReturnFocus(section);
	return (
		<section ref={section} aria-labelledby={headingId} data-slot="zone-details" className="grid gap-2 text-sm">
			<div className="flex items-center justify-between gap-2">
				<h3 id={headingId} className="font-bold">
					{t('details.title')}
				</h3>
				<IconButton
					size="sm"
					aria-label={t('details.close')}
					icon={<CloseIcon aria-hidden="true" />}
					onClick={onClose}
				/>
			</div>
			<div aria-live="polite">
				{failed ? (
					<span className="flex flex-wrap items-center gap-2">
						{t('details.error')}
						<RetryButton size="sm" onRetry={onRetry} />
					</span>
				) : zones === undefined ? (
					<span className="flex items-center gap-2 text-ink-muted">
						<Spinner />
						{t('translation:loading')}
					</span>
				) : zones.length === 0 ? (
					t('details.none')
				) : (
					<>
						{t('details.found', { count: zones.length })} {zones.length > 1 && t('details.detailedFirst')}
					</>
				)}
			</div>
			{!failed && zones && zones.length > 0 && (
				<ol className="grid gap-3">
					{zones.map((zone) => (
						<Zone key={zone.id} {...zone} />
					))}
				</ol>
			)}
			<p className="text-ink-muted">{t('reference')}</p>
		</section>
	);
}

function Zone({ landCode, name, area, plan }: ZoneDetail) {
	const { t } = useTranslation('planning');
	const locale = useLocale();
	const { decision, decidedOn, scale, horizon, source } = plan;
	const date = decidedOn && formatDate(decidedOn, locale);
	return (
		<li className="grid gap-2 rounded-card border border-line p-2.5">
			<LandName code={landCode} name={name} />
			<dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
				{area !== null && <Fact name={t('details.area')}>{formatArea(area, locale)}</Fact>}
				<Fact name={t('details.plan')}>
					{plan.name} ({t(`kind.${plan.kind}`)})
				</Fact>
				{decision && <Fact name={t('details.decision')}>{date ? t('details.of', { decision, date }) : decision}</Fact>}
				{!decision && date && <Fact name={t('details.date')}>{date}</Fact>}
				{scale !== null && <Fact name={t('details.scale')}>1:{formatNumber(scale, locale, 0)}</Fact>}
				{horizon !== null && <Fact name={t('details.horizon')}>{horizon}</Fact>}
				{source && <Fact name={t('details.source')}>{source}</Fact>}
			</dl>
		</li>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<>
			<dt className="text-ink-muted">{name}</dt>
			<dd className="min-w-0 break-words">{children}</dd>
		</>
	);
}
