import { formatDateTime, formatNumber } from '@ancu/forms/format';
import { HOLD_MINUTES, type SharesClosedReason, softCapOf } from '@ancu/forms/invest';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import type { Offering } from '../invest-model.ts';

export interface InvestClosedProps {
	reason: SharesClosedReason | 'own';
	offering: Pick<Offering, 'state' | 'startDate' | 'maxSharePerAccount' | 'softCap' | 'pricePerShare' | 'soldShare'>;
	/** The moment that the start is compared with. */
	now: Date;
}

/** Why no shares can be bought now, and what comes next. */
export function InvestClosed({ reason, offering, now }: InvestClosedProps) {
	const { t } = useTranslation('invest');
	const locale = useLocale();
	const { state, startDate, maxSharePerAccount } = offering;
	const isDated = startDate !== null && new Date(startDate).getTime() > now.getTime();
	const words = reason === 'ended' ? endWords() : reason;
	return (
		<StateMessage level={3} title={t(`closed.${words}.title`)}>
			{words === 'upcoming' && !isDated
				? t('closed.upcoming.undated')
				: t(`closed.${words}.text`, {
						at: startDate ? formatDateTime(startDate, locale) : '',
						minutes: HOLD_MINUTES,
						count: maxSharePerAccount ?? 0,
						limit: formatNumber(maxSharePerAccount ?? 0, locale),
					})}
		</StateMessage>
	);

	function endWords() {
		if (state === 'FAILED') return 'failed';
		// Whoever is still paying decides it: nobody is told yet that shares stay, nor that money comes back.
		return softCapOf(offering, { sold: offering.soldShare })?.reached === false ? 'undecided' : 'ended';
	}
}
