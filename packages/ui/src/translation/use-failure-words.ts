import { NOT_SENT } from '@ancu/forms/form';
import { useTranslation } from 'react-i18next';

/** Words for why the whole was refused, as a form's `failure` says it. */
export function useFailureWords(): (failure: string) => string {
	const { t } = useTranslation('translation');
	return (failure) => (failure === NOT_SENT ? t('notSent') : failure || t('refused'));
}
