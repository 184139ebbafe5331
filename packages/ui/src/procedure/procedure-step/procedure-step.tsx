import { formatNumber, languageTag } from '@ancu/forms/format';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { CheckIcon, ChevronDownIcon, InfoIcon } from '../../primitives/icon/index.ts';
import type { ProcedureStep as Step } from '../procedure-model.ts';
import { ProcedureSubstepRow, type ProcedureSubstepRowProps } from '../procedure-substep/procedure-substep.tsx';

/** How a step stands: few states, so that each is understood. */
export type StepState = 'done' | 'open' | 'blocked';

/** How a step stands. */
export function stateOf({ isDone, blockedBy }: Pick<Step, 'isDone' | 'blockedBy'>): StepState {
	if (isDone) return 'done';
	return blockedBy.length > 0 ? 'blocked' : 'open';
}

export interface ProcedureStepProps
	extends Pick<ProcedureSubstepRowProps, 'view' | 'now' | 'upload' | 'onSave' | 'onSavedChange'> {
	step: Step;
	/** From 1. */
	number: number;
	/** How many steps there are. */
	count: number;
	/** Numbers of the steps that must be done first and are not. */
	blockedByNumbers: readonly number[];
	/** The substep that comes next in the whole procedure. */
	nextSubstepId: string | undefined;
	isOpen: boolean;
	onToggle: () => void;
	isSubstepOpen: (id: string) => boolean;
	onToggleSubstep: (id: string) => void;
}

const stations = {
	// Printers leave grounds out.
	done: 'border-ink bg-ink text-ink-on print:bg-surface print:text-ink',
	open: 'border-ink bg-surface-raised text-ink',
	blocked: 'border-dashed border-line-strong bg-surface text-ink-muted',
};

/** A step as a station of a route: its number, how it stands, and what is to be done in it. */
export function ProcedureStep({
	step,
	number,
	count,
	blockedByNumbers,
	nextSubstepId,
	isOpen,
	onToggle,
	isSubstepOpen,
	onToggleSubstep,
	...row
}: ProcedureStepProps) {
	const { t } = useTranslation('procedure');
	const locale = useLocale();
	const id = useId();
	const { title, description, substeps } = step;
	const state = stateOf(step);
	const done = substeps.filter(({ isDone }) => isDone).length;
	const steps = new Intl.ListFormat(languageTag(locale)).format(blockedByNumbers.map(String));
	return (
		<li
			data-slot="procedure-step"
			data-state={state}
			aria-current={substeps.some(({ id: one }) => one === nextSubstepId) ? 'step' : undefined}
			className="group relative pb-5 pl-9 last:pb-0 sm:pb-6 sm:pl-16"
		>
			<span
				aria-hidden="true"
				className={`absolute top-8 -bottom-1 left-[0.8125rem] border-l-2 sm:left-[1.1875rem] group-last:hidden ${state === 'done' ? 'border-ink' : 'border-dashed border-line-strong'}`}
			/>
			<span
				aria-hidden="true"
				className={`absolute top-3 left-0 flex size-7 items-center text-sm sm:top-1 sm:size-10 sm:text-base justify-center rounded-full border-2 font-bold ${stations[state]}`}
			>
				{state === 'done' ? <CheckIcon className="size-4 sm:size-5" /> : number}
			</span>
			<section
				aria-labelledby={id}
				className={`rounded-card border bg-surface-raised px-3 sm:px-4 ${state === 'open' ? 'border-line-strong' : 'border-line'}`}
			>
				<h2 id={id}>
					<button
						type="button"
						aria-expanded={isOpen}
						onClick={onToggle}
						className="group/head flex w-full items-center justify-between gap-3 rounded-tag py-3 text-left"
					>
						<span className="grid min-w-0 gap-0.5">
							<span className="text-sm font-normal text-ink-muted">
								{t('step.number', { number: formatNumber(number, locale), count })}
								{' · '}
								{t(`step.state.${state}`)}
								{state !== 'blocked' &&
									` · ${t('step.done', { count: substeps.length, done, total: substeps.length })}`}
							</span>
							<span className="text-lg font-bold wrap-anywhere group-hover/head:underline">{title}</span>
						</span>
						<ChevronDownIcon
							aria-hidden="true"
							className={`size-5 shrink-0 text-ink-muted transition-transform print:hidden ${isOpen ? 'rotate-180' : ''}`}
						/>
					</button>
				</h2>
				{state === 'blocked' && (
					<p className="flex items-start gap-2 pb-3 text-sm">
						<InfoIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
						<span>
							{t('step.blocked', { count: blockedByNumbers.length, steps })}{' '}
							<span className="print:hidden">{t('step.readAhead')}</span>
						</span>
					</p>
				)}
				<div className={isOpen ? '' : 'hidden print:block'}>
					{description && <p className="max-w-prose pb-3 text-ink-muted wrap-anywhere">{description}</p>}
					<ul className="grid grid-cols-[minmax(0,1fr)]">
						{substeps.map((substep) => (
							<ProcedureSubstepRow
								key={substep.id}
								{...row}
								substep={substep}
								isNext={substep.id === nextSubstepId}
								isBlocked={state === 'blocked'}
								isOpen={isSubstepOpen(substep.id)}
								onToggle={() => onToggleSubstep(substep.id)}
							/>
						))}
					</ul>
				</div>
			</section>
		</li>
	);
}
