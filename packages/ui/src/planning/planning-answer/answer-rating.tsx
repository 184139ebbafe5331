import { type SubmitFailure, useAct } from '@ancu/forms/form';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { StarIcon } from '../../primitives/icon/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';

const RATINGS = [1, 2, 3, 4, 5] as const;

export interface AnswerRatingProps {
	/** What was given before, 1 to 5; null when nothing was. */
	rating: number | null;
	onRate: (rating: number) => Promise<SubmitFailure | undefined>;
}

/** One to five stars for an answer. Radio buttons: arrow keys move; nothing is sent before the button is pressed. */
export function AnswerRating({ rating, onRate }: AnswerRatingProps) {
	const { t } = useTranslation('planning');
	const toast = useToast();
	const id = useId();
	const act = useAct();
	const stars = useRef<HTMLDivElement>(null);
	const [chosen, setChosen] = useState(rating);
	const isNew = chosen !== null && chosen !== rating;
	return (
		<form
			aria-label={t('answer.rating.title')}
			data-slot="answer-rating"
			className="grid content-start"
			onSubmit={async (event) => {
				event.preventDefault();
				if (chosen === null || act.pending) return;
				if (!(await act.run(() => onRate(chosen)))) return;
				toast({ kind: 'success', message: t('answer.rating.sent') });
				// The button goes away with what it sent.
				stars.current?.querySelector<HTMLElement>('input:checked')?.focus();
			}}
		>
			<fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
				<legend className="font-bold">{t('answer.rating.title')}</legend>
				<div ref={stars} className="-ml-2 flex flex-wrap">
					{RATINGS.map((value) => (
						<label
							key={value}
							className="flex size-11 items-center justify-center rounded-card has-focus-visible:outline-2 has-focus-visible:outline-focus"
						>
							<input
								type="radio"
								name={id}
								value={value}
								checked={chosen === value}
								aria-label={t(`answer.rating.stars.${value}`)}
								onChange={() => setChosen(value)}
								className="sr-only"
							/>
							<StarIcon
								aria-hidden="true"
								className={`size-7 ${chosen !== null && value <= chosen ? 'fill-ink text-ink' : 'text-line-strong'}`}
							/>
						</label>
					))}
				</div>
				<p aria-hidden="true" className="min-h-5.5 text-sm text-ink-muted">
					{chosen !== null && t(`answer.rating.stars.${chosen as 1}`)}
				</p>
			</fieldset>
			<FormFailure message={act.failure} />
			{isNew ? (
				<div className="mt-2">
					<Button type="submit" size="sm" loading={act.pending}>
						{t(rating === null ? 'answer.rating.submit' : 'answer.rating.change')}
					</Button>
				</div>
			) : (
				rating !== null && <p className="text-sm">{t('answer.rating.thanks')}</p>
			)}
		</form>
	);
}
