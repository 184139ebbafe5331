import { CheckIcon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/index.ts';

export interface StepListProps {
	/** What the steps lead to, for screen readers. */
	label: string;
	/** Names of the steps, in order. */
	steps: readonly string[];
	/** Index of the step that is open. */
	current: number;
	/** Said of a step that is done, to screen readers. */
	doneLabel: string;
	/** Which step it is of how many, read out when it changes. */
	status: string;
}

/** How far a short way in a few steps has come. Says the step aloud when it changes. */
export function StepList({ label, steps, current, doneLabel, status }: StepListProps) {
	return (
		<div data-slot="step-list">
			<ol aria-label={label} className="flex flex-wrap gap-y-2">
				{steps.map((name, index) => {
					const isDone = index < current;
					const isCurrent = index === current;
					return (
						<li
							key={name}
							aria-current={isCurrent ? 'step' : undefined}
							className={`relative grid flex-1 content-start gap-1.5 pr-2 text-sm last:flex-none last:pr-0 ${isCurrent ? 'font-bold text-ink' : 'text-ink-muted'}`}
						>
							{index < steps.length - 1 && (
								<span
									aria-hidden="true"
									className={`absolute top-4 right-2 left-10 h-px ${isDone ? 'bg-ink' : 'bg-line-strong'}`}
								/>
							)}
							<span
								aria-hidden="true"
								className={`flex size-8 items-center justify-center rounded-full border font-bold ${isCurrent ? 'border-ink bg-ink text-ink-on' : isDone ? 'border-ink text-ink' : 'border-line-strong'}`}
							>
								{isDone ? <CheckIcon className="size-4" /> : index + 1}
							</span>
							<span>
								{name}
								{isDone && <VisuallyHidden> ({doneLabel})</VisuallyHidden>}
							</span>
						</li>
					);
				})}
			</ol>
			<p role="status" className="sr-only">
				{status}
			</p>
		</div>
	);
}
