import { formatMoneyExact, formatPhone } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use-locale.ts';
import type { StaffPayment } from './staff-payment-model.ts';

/** Words for a payment as staff see it: for what, how much and under which code; whose it is. */
export function useStaffPaymentWords(): {
	paymentOf: (payment: StaffPayment) => string;
	payerOf: (payment: Pick<StaffPayment, 'payer'>) => string;
} {
	const { t } = useTranslation('wallet');
	const locale = useLocale();
	return {
		paymentOf: ({ code, purpose, amount }) =>
			t('staffPayment.text', {
				code,
				purpose: t(`transactions.type.${purpose}`),
				amount: formatMoneyExact(amount, locale),
			}),
		payerOf: ({ payer }) =>
			payer
				? [payer.name, payer.phone && formatPhone(payer.phone)].filter(Boolean).join(', ')
				: t('staffPayment.noPayer'),
	};
}
