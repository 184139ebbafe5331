import type { PlanningAnswerFormState } from '@ancu/forms/planning/form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import type { ZonePlan } from '../planning-model.ts';

export interface PlanOffersProps {
	plans: readonly ZonePlan[];
	/** Sets the fields that a plan fills. */
	onTake: PlanningAnswerFormState['set'];
}

/** Plans at the plot, each a press away from the form. */
export function PlanOffers({ plans, onTake }: PlanOffersProps) {
	const { t } = useTranslation('planning');
	const each = plans.filter(({ id }, index) => plans.findIndex((other) => other.id === id) === index);
	if (each.length === 0) return null;
	return (
		<div className="grid gap-2 rounded-card border border-line bg-surface-sunken p-3">
			<p className="text-sm font-bold">{t('answerForm.plans')}</p>
			<ul className="grid gap-2">
				{each.map(({ id, name, decision, decidedOn, horizon, source }) => (
					<li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
						<span className="min-w-0 flex-1 basis-60 wrap-anywhere">{name}</span>
						<Button
							size="sm"
							variant="secondary"
							aria-label={t('answerForm.takePlan', { name })}
							onClick={() =>
								onTake({
									planName: name,
									decision: decision ?? '',
									decidedOn: decidedOn ?? '',
									horizon: horizon === null ? '' : String(horizon),
									source: source ?? '',
								})
							}
						>
							{t('answerForm.take')}
						</Button>
					</li>
				))}
			</ul>
		</div>
	);
}
