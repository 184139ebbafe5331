import { formatMoney, formatNumber } from '@ancu/forms/format';
import { softCapOf } from '@ancu/forms/invest';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { type Offering, positionOf } from '../invest-model.ts';
import { ShareBar, type ShareBarProps } from '../share-bar/share-bar.tsx';
import { TimeLeft } from './time-left.tsx';

export interface OfferingProgressProps {
	offering: Offering;
	/** The moment that days are counted from. */
	now: Date;
	/** As `ShareBar` has it. @default 'full' */
	legend?: ShareBarProps['legend'];
}

/** How far an offering is: shares taken, the soft cap, and how much time is left. */
export function OfferingProgress({ offering, now, legend = 'full' }: OfferingProgressProps) {
	const { t } = useTranslation('invest');
	const locale = useLocale();
	const cap = softCapOf(offering, positionOf(offering));
	const capWords = () => {
		if (!cap) return t('softCap.none');
		const shares = { count: offering.softCap, formatted: formatNumber(offering.softCap, locale) };
		if (cap.reached) return t('softCap.reached', shares);
		if (offering.state === 'FAILED') return t('softCap.missed', shares);
		const isBeingPaid = offering.state === 'ENDED' && offering.heldShare > 0;
		return t(isBeingPaid ? 'softCap.undecided' : 'softCap.missing', {
			...shares,
			missing: formatNumber(cap.missing, locale),
			amount: formatMoney(cap.missingAmount, locale),
		});
	};
	return (
		<div data-slot="offering-progress" data-state={offering.state} className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<ShareBar offering={offering} legend={legend} />
			<p className="text-sm">{capWords()}</p>
			<TimeLeft offering={offering} now={now} />
		</div>
	);
}
