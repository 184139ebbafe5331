import { PLANNING_FILES_MAX, planningConfidences } from '@ancu/forms/planning';
import {
	type PlanningAnswerFormOptions,
	type PlanningAnswerFormState,
	usePlanningAnswerForm,
} from '@ancu/forms/planning/form';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { ChoiceList } from '../../primitives/choice-list/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { Fields } from '../../primitives/fields/index.ts';
import { AlertIcon } from '../../primitives/icon/index.ts';
import { Sheet } from '../../primitives/sheet/index.ts';
import { TextArea, TextInput } from '../../primitives/text-input/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { PaperField } from '../../translation/paper-field/paper-field.tsx';
import type { UploadPaper } from '../../translation/paper-field/use-paper-uploads.ts';
import { useErrorWords } from '../../translation/use-error-words.ts';
import { useLeadToWrong } from '../../translation/use-lead-to-wrong.ts';
import type { PlanningPaper } from '../planning-check-model.ts';
import type { ZonePlan } from '../planning-model.ts';
import { usePapers } from '../use-papers.ts';
import { AnswerPreview, ProposedVerdict } from './answer-preview.tsx';
import { PlanOffers } from './plan-offers.tsx';
import { ZoneRows } from './zone-rows.tsx';

export interface PlanningAnswerFormProps extends PlanningAnswerFormOptions {
	/** It corrects an answer that was given. @default false */
	isCorrection?: boolean | undefined;
	/** Sends one paper. */
	upload: UploadPaper;
	/** Where files that an answer has can be opened. @default none */
	files?: readonly PlanningPaper[] | undefined;
	/** Plans that lie where the plot does: their names and decisions can be taken over. @default none */
	plans?: readonly ZonePlan[] | undefined;
	/** m² that the cadastral map says; left out where it does not know the plot. */
	mapArea?: number | undefined;
	/** Said above the form: a draft was brought back, with a button to begin again. */
	notice?: ReactNode;
	/** Today in Vietnam, ISO date. */
	today: string;
	/** Told whether papers have not arrived: they are in no draft. */
	onWaitingChange?: ((isWaiting: boolean) => void) | undefined;
	/** Gives a correction up; left out where there is nothing to go back to. */
	onClose?: (() => void) | undefined;
}

/** The staff's answer to a planning check: zones in rows, limits, where it comes from, files, and a look at what its owner will read. */
export function PlanningAnswerForm({
	isCorrection = false,
	upload,
	files = [],
	plans = [],
	mapArea,
	notice,
	today,
	onWaitingChange,
	onClose,
	onSubmit,
	...options
}: PlanningAnswerFormProps) {
	const { t } = useTranslation('planning');
	const papers = usePapers({ field: 'fileLinkIds', kept: options.defaultValues?.papers, files });
	const form = usePlanningAnswerForm({ ...options, onSubmit: papers.guard(onSubmit) });
	const { register, set, values, errorCount, submitTimes, failure, pending, isDirty } = form;
	const words = useErrorWords('planning', form.errorOf);
	const element = useRef<HTMLFormElement>(null);

	useEffect(() => onWaitingChange?.(papers.isWaiting), [papers.isWaiting, onWaitingChange]);
	useLeadToWrong(element, submitTimes);

	return (
		<form
			ref={element}
			noValidate
			aria-label={t(isCorrection ? 'answerForm.correct' : 'answerForm.title')}
			data-slot="planning-answer-form"
			className="grid grid-cols-[minmax(0,1fr)] gap-5 [&_:is(input,select,textarea,button)]:scroll-mb-24"
			onSubmit={form.onSubmit}
		>
			{notice}
			<Sheet title={t('answerForm.zones')} lead={t('answerForm.zonesLead')}>
				<ZoneRows form={form} mapArea={mapArea} />
			</Sheet>
			<Sheet title={t('answerForm.limits')} lead={t('answerForm.limitsLead')}>
				<Fields columns="two">
					{figures.map((name) => (
						<TextField key={name} form={form} name={name} inputMode="decimal" hint={t(`answerForm.hint.${name}`)} />
					))}
				</Fields>
			</Sheet>
			<Sheet title={t('answerForm.source')} lead={t('answerForm.sourceLead')}>
				<PlanOffers plans={plans} onTake={set} />
				<Fields>
					<Fields columns="two">
						<div className="sm:col-span-2">
							<TextField form={form} name="planName" />
						</div>
						<TextField form={form} name="decision" label={t('answerForm.decision')} />
						<TextField form={form} name="decidedOn" type="date" max={today} label={t('answerForm.decidedOn')} />
						<TextField form={form} name="horizon" inputMode="numeric" />
						<TextField form={form} name="source" />
						<TextField form={form} name="asOf" type="date" max={today} required />
					</Fields>
					<ChoiceList
						legend={t('answer.fact.confidence')}
						name="confidence"
						value={values.confidence}
						choices={planningConfidences.map((value) => ({
							value,
							label: t(`confidence.${value}`),
							text: t(`confidenceText.${value}`),
						}))}
						error={words('confidence')}
						onChange={(confidence) => set({ confidence })}
					/>
				</Fields>
			</Sheet>
			<Sheet title={t('answerForm.words')}>
				<Fields>
					<ProposedVerdict form={form} />
					<Field
						label={t('answerForm.content')}
						optionalLabel={t('answerForm.optional')}
						hint={t('answerForm.contentHint')}
						error={words('content')}
					>
						{(control) => <TextArea {...control} {...register('content')} rows={5} />}
					</Field>
					<PaperField
						label={t('answerForm.files')}
						optionalLabel={t('answerForm.optional')}
						hint={t('answerForm.filesHint')}
						most={PLANNING_FILES_MAX}
						value={papers.value}
						onChange={(next) => set({ papers: papers.take(next) })}
						upload={upload}
						error={words('fileLinkIds')}
					/>
				</Fields>
			</Sheet>
			<AnswerPreview form={form} today={today} />
			<div className="rounded-card border border-line-strong bg-surface-raised p-4 sm:p-6">
				<FormFailure message={failure} />
				{errorCount > 0 && submitTimes > 0 && (
					<p role="alert" className="mb-4 flex items-start gap-2 text-danger">
						<AlertIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
						{t('answerForm.errors', { count: errorCount })}
					</p>
				)}
				<p className="text-sm text-ink-muted">
					{t(isCorrection ? 'answerForm.correctText' : 'answerForm.submitText')}{' '}
					{isDirty && options.onDraftChange && t('answerForm.kept')}
				</p>
				<div className="mt-4 flex flex-wrap gap-3">
					<Button type="submit" loading={pending}>
						{t(isCorrection ? 'answerForm.submitCorrection' : 'answerForm.submit')}
					</Button>
					{onClose && (
						<Button variant="secondary" onClick={onClose}>
							{t('answerForm.close')}
						</Button>
					)}
				</div>
			</div>
		</form>
	);
}

const figures = ['roadReserve', 'maxDensity', 'floorAreaRatio', 'storeys'] as const;

type TextName = (typeof figures)[number] | 'planName' | 'decision' | 'decidedOn' | 'horizon' | 'source' | 'asOf';

interface TextFieldProps extends Pick<ComponentProps<'input'>, 'inputMode' | 'type' | 'max'> {
	form: PlanningAnswerFormState;
	name: TextName;
	/** @default what an answer calls it */
	label?: string | undefined;
	hint?: string | undefined;
	required?: boolean | undefined;
}

function TextField({ form, name, label, hint, required = false, ...input }: TextFieldProps) {
	const { t } = useTranslation('planning');
	const words = useErrorWords('planning', form.errorOf);
	return (
		<Field
			label={label ?? t(`answer.fact.${name as 'asOf'}`)}
			optionalLabel={required ? undefined : t('answerForm.optional')}
			hint={hint}
			required={required}
			error={words(name)}
		>
			{(control) => <TextInput {...control} {...form.register(name)} {...input} autoComplete="off" />}
		</Field>
	);
}
