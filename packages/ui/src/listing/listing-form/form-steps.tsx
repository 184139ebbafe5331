import type { ListingStep } from '@ancu/forms/listing';
import type { ListingStepState } from '@ancu/forms/listing/form';
import { useTranslation } from 'react-i18next';
import { AlertIcon, CheckIcon, ChevronDownIcon } from '../../primitives/icon/index.ts';

export interface FormStepsProps {
	steps: readonly ListingStepState[];
	onGo: (step: ListingStep) => void;
}

/** The way through the form: at the side where there is room, else one line that opens. */
export function FormSteps({ steps, onGo }: FormStepsProps) {
	const { t } = useTranslation('listing');
	const at = steps.findIndex(({ isCurrent }) => isCurrent);
	const current = steps[at]?.name ?? 'kind';
	const withError = steps.filter(({ state }) => state === 'error').length;
	return (
		<nav aria-label={t('form.steps')} data-slot="form-steps">
			{/* A new step closes it again. */}
			<details key={current} className="group rounded-card border border-line bg-surface-raised lg:hidden">
				<summary className="flex min-h-12 list-none items-center gap-3 px-3 py-2 [&::-webkit-details-marker]:hidden">
					<span className="min-w-0 flex-1">
						<span className="block text-sm text-ink-muted">
							{t('form.progress', { current: at + 1, total: steps.length })}
						</span>
						<span className="block font-bold">{t(`form.step.${current}`)}</span>
					</span>
					{withError > 0 && (
						<span className="flex items-center gap-1 text-sm text-danger">
							<AlertIcon aria-hidden="true" className="size-4" />
							{t('form.stepsWithError', { count: withError })}
						</span>
					)}
					<ChevronDownIcon aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
				</summary>
				<div className="border-t border-line p-2">
					<StepList steps={steps} onGo={onGo} />
				</div>
				<span
					aria-hidden="true"
					className="block h-1 rounded-full bg-ink forced-colors:system-filled"
					style={{ width: `${((at + 1) / steps.length) * 100}%` }}
				/>
			</details>
			<div className="hidden lg:block">
				<StepList steps={steps} onGo={onGo} />
			</div>
		</nav>
	);
}

function StepList({ steps, onGo }: FormStepsProps) {
	const { t } = useTranslation('listing');
	return (
		<ol className="grid gap-1">
			{steps.map(({ name, isCurrent, state }, index) => (
				<li key={name}>
					<button
						type="button"
						aria-current={isCurrent ? 'step' : undefined}
						className={`flex min-h-11 w-full items-center gap-3 rounded-card px-2 text-left hover:bg-surface-sunken ${isCurrent ? 'bg-surface-sunken font-bold' : ''}`}
						onClick={() => onGo(name)}
					>
						<span
							aria-hidden="true"
							className={`flex size-7 shrink-0 items-center justify-center rounded-full border text-sm font-bold ${mark[isCurrent && state !== 'error' ? 'current' : state]}`}
						>
							{state === 'error' ? (
								<AlertIcon className="size-4" />
							) : state === 'done' ? (
								<CheckIcon className="size-4" />
							) : (
								index + 1
							)}
						</span>
						<span className="min-w-0">
							{t(`form.step.${name}`)}
							{state !== 'todo' && <span className="sr-only"> ({t(`form.state.${state}`)})</span>}
						</span>
					</button>
				</li>
			))}
		</ol>
	);
}

const mark = {
	current: 'border-ink bg-ink text-ink-on',
	done: 'border-ink text-ink',
	error: 'border-danger bg-danger-soft text-danger',
	todo: 'border-line-strong text-ink-muted',
} as const;
