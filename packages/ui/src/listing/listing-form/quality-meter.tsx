import type { ListingQuality, QualityCode } from '@ancu/forms/listing';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';

export interface QualityMeterProps {
	/** How much the listing tells, with what would help next. */
	quality: ListingQuality;
	/** Leads to where the next best step is done. */
	onOpen?: ((code: QualityCode) => void) | undefined;
}

/** How much a listing tells, and what would help it most. Keeps nobody from posting. */
export function QualityMeter({ quality: { score, next }, onOpen }: QualityMeterProps) {
	const { t } = useTranslation('listing');
	const id = useId();
	return (
		<section aria-labelledby={id} data-slot="quality-meter" className="grid gap-2 rounded-card border border-line p-4">
			<div className="flex items-baseline justify-between gap-3">
				<p id={id} className="text-sm font-bold">
					{t('form.quality.title')}
				</p>
				<span aria-hidden="true" className="text-sm">
					{score}/100
				</span>
			</div>
			<meter aria-labelledby={id} min={0} max={100} value={score} className="sr-only" />
			<div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-surface-sunken forced-colors:outline">
				<span className="block h-full rounded-full bg-ink forced-colors:system-filled" style={{ width: `${score}%` }} />
			</div>
			<p className="text-sm">{next ? t(`form.quality.next.${next}`) : t('form.quality.full')}</p>
			{next && onOpen && (
				<div>
					<Button variant="secondary" size="sm" onClick={() => onOpen(next)}>
						{t('form.quality.open')}
					</Button>
				</div>
			)}
		</section>
	);
}
