import type { PlanningAnswerFormState, PlanningAnswerPath } from '@ancu/forms/planning/form';
import { useTranslation } from 'react-i18next';

/** Words for what is wrong with a field of an answer. A code that this version of the form does not know still says something. */
export function useAnswerErrorWords(
	form: Pick<PlanningAnswerFormState, 'errorOf'>,
): (path: PlanningAnswerPath) => string | undefined {
	const { t, i18n } = useTranslation('planning');
	return (path) => {
		const code = form.errorOf(path);
		if (!code) return undefined;
		const key = `error.${path.replace(/\.\d+/, '')}.${code}`;
		return i18n.exists(key, { ns: 'planning' }) ? t(key as 'error.asOf.required') : t('answerForm.refused');
	};
}
