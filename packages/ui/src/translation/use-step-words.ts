import { useTranslation } from 'react-i18next';

/** What a `StepList` says of its steps beside their names. */
export function useStepWords(steps: readonly string[], current: number): { doneLabel: string; status: string } {
	const { t } = useTranslation('translation');
	return {
		doneLabel: t('steps.done'),
		status: t('steps.progress', { current: current + 1, total: steps.length, name: steps[current] }),
	};
}
