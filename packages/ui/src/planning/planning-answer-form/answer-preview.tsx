import type { PlanningConfidence } from '@ancu/forms/planning';
import type { PlanningAnswerFormState } from '@ancu/forms/planning/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { ChevronDownIcon } from '../../primitives/icon/index.ts';
import { AnswerBody } from '../planning-answer/answer-body.tsx';
import { useVerdictWords } from './use-verdict-words.ts';

/** The verdict as it is made, while nobody has written another one. */
export function ProposedVerdict({ form }: { form: PlanningAnswerFormState }) {
	const { t } = useTranslation('planning');
	const verdict = useVerdictWords()(form.facts);
	return (
		<div className="grid gap-2">
			<p className="text-sm font-bold">{t('answerForm.proposed')}</p>
			<p className="border-l-4 border-line-strong pl-3 wrap-anywhere">{verdict || t('answerForm.noZones')}</p>
			{verdict && !form.values.content && (
				<div>
					<Button size="sm" variant="secondary" onClick={() => form.set({ content: verdict })}>
						{t('answerForm.useProposed')}
					</Button>
				</div>
			)}
		</div>
	);
}

/** What the owner of the planning check will read; drawn while it lies open, for each letter that is typed would draw it again. */
export function AnswerPreview({ form, today }: { form: PlanningAnswerFormState; today: string }) {
	const { t } = useTranslation('planning');
	const verdict = useVerdictWords()(form.facts);
	const [isOpen, setOpen] = useState(false);
	const { values, facts } = form;
	return (
		<details
			onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
			className="group rounded-card border border-line bg-surface"
		>
			<summary className="flex min-h-12 list-none items-center justify-between gap-3 px-4 font-bold sm:px-6 [&::-webkit-details-marker]:hidden">
				{t('answerForm.preview')}
				<ChevronDownIcon aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
			</summary>
			<div className="border-t border-line p-4 sm:p-6">
				{facts.zones.length === 0 ? (
					<p className="text-ink-muted">{t('answerForm.noZones')}</p>
				) : (
					isOpen && (
						<AnswerBody
							answer={{
								...facts,
								content: values.content.trim() || verdict,
								planName: values.planName.trim() || null,
								decision: values.decision.trim() || null,
								decidedOn: values.decidedOn || null,
								source: values.source.trim() || null,
								confidence: (values.confidence || 'MEDIUM') as PlanningConfidence,
								asOf: values.asOf || today,
							}}
						/>
					)
				)}
			</div>
		</details>
	);
}
