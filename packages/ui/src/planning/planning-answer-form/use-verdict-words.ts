import { type VerdictFacts, writeVerdict } from '@ancu/forms/planning';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';

/** The verdict that is made of an answer on which nobody wrote another one, in the page's language. Empty while it has no zones. */
export function useVerdictWords(): (facts: VerdictFacts) => string {
	const { t } = useTranslation('planning');
	const locale = useLocale();
	return (facts) => {
		if (facts.zones.length === 0) return '';
		return writeVerdict(facts, locale, (key, params) =>
			t(`error.verdict.${key as 'one'}`, params as { area: string; name: string; code: string }),
		);
	};
}
