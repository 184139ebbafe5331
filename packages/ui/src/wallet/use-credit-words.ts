import { useTranslation } from 'react-i18next';

const reasons = ['no_memo', 'wrong_amount', 'unknown_order', 'already_paid', 'suspect'] as const;
const providers = ['bank', 'vnpay', 'momo', 'zalopay', 'card', 'wallet'] as const;

/** Words for the codes of unmatched money. A code that is not known yet is still said somehow. */
export function useCreditWords(): { reasonOf: (code: string) => string; providerOf: (code: string) => string } {
	const { t } = useTranslation('wallet');
	return {
		reasonOf: (code) => t(`unmatched.reason.${reasons.find((known) => known === code) ?? 'other'}`),
		providerOf: (code) => {
			const known = providers.find((name) => name === code);
			return known ? t(`unmatched.providers.${known}`) : code;
		},
	};
}
