import { formatMoney, formatNumber } from '@ancu/forms/format';
import type { OfferingFigures } from '@ancu/forms/invest';
import { priceInWords } from '@ancu/forms/listing';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';

export interface OfferingValueProps {
	figures: OfferingFigures;
	/** Shares in all; undefined while they cannot be read. */
	totalShare: number | undefined;
	/** The listing's own price, in đồng, where it has one. */
	price: number | undefined;
}

const looks = {
	softCap: 'bg-line-strong',
	released: 'hatch bg-surface-raised',
	kept: 'bg-surface-sunken',
} as const;

/** What all shares come to, in figures and words, and how many of them are released or must be sold: one strip, as buyers will see it. */
export function OfferingValue({ figures, totalShare, price }: OfferingValueProps) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const { value, released, softCap } = figures;
	return (
		<div
			data-slot="offering-value"
			className="my-2 grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card bg-surface-sunken p-4"
		>
			<div role="status" className="min-h-20">
				{value === undefined ? (
					<p className="text-sm text-ink-muted">{t('form.offering.valueWaits')}</p>
				) : (
					<>
						<p className="text-sm text-ink-muted">{t('form.offering.value')}</p>
						<p className="text-xl font-bold tabular-nums">{formatMoney(value, locale)}</p>
						<p className="wrap-anywhere">{priceInWords(value, locale)}</p>
						{price !== undefined && price !== value && (
							<p className="mt-1 max-w-prose text-sm text-ink-muted">
								{t('form.offering.valueDiffers', { price: formatMoney(price, locale) })}
							</p>
						)}
					</>
				)}
			</div>
			{totalShare !== undefined && released && (
				<Strip
					total={totalShare}
					released={released.quantity}
					softCap={Math.min(softCap?.quantity ?? 0, released.quantity)}
				/>
			)}
		</div>
	);
}

function Strip({ total, released, softCap }: { total: number; released: number; softCap: number }) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const parts = [
		{ name: 'softCap', width: softCap, shares: softCap },
		{ name: 'released', width: released - softCap, shares: released },
		{ name: 'kept', width: total - released, shares: total - released },
	] as const;
	return (
		<div className="grid gap-2">
			<div
				aria-hidden="true"
				className="flex h-4 gap-px overflow-hidden rounded-tag border border-line-strong bg-line-strong forced-color-adjust-none"
			>
				{parts.map(
					({ name, width }) =>
						width > 0 && <span key={name} className={`min-w-1 basis-0 ${looks[name]}`} style={{ flexGrow: width }} />,
				)}
			</div>
			<ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm tabular-nums">
				{parts.map(
					({ name, shares }) =>
						shares > 0 && (
							<li key={name} className="flex items-center gap-1.5">
								<span
									aria-hidden="true"
									className={`size-3 shrink-0 rounded-[2px] border border-line-strong forced-color-adjust-none ${looks[name]}`}
								/>
								{t(`form.offering.strip.${name}`, { formatted: formatNumber(shares, locale) })}
							</li>
						),
				)}
			</ul>
		</div>
	);
}
