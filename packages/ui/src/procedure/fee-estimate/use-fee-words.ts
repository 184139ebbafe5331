import { formatMoney, formatMoneyExact, formatNumber } from '@ancu/forms/format';
import type { FeeLine } from '@ancu/forms/procedure';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';

/** Words for how a fee is calculated, and for what it comes to. */
export function useFeeWords(): { ruleOf: (line: FeeLine) => string; amountOf: (line: FeeLine) => string } {
	const { t } = useTranslation('procedure');
	const locale = useLocale();
	return {
		ruleOf: ({ kind, exemption, bps, base, freeUpTo }) => {
			if (exemption) return t(`estimate.exempt.${exemption}`);
			if (bps === null) return t(kind === 'notaryFee' ? 'estimate.byScale' : 'estimate.byProvince');
			const rate = formatNumber(bps / 100, locale);
			return freeUpTo > 0
				? t('estimate.rateAbove', { rate, free: formatMoney(freeUpTo, locale), base: formatMoney(base, locale) })
				: t('estimate.rate', { rate, base: formatMoney(base, locale) });
		},
		amountOf: ({ amount }) => (amount === null ? t('estimate.unknown') : formatMoneyExact(amount, locale)),
	};
}
