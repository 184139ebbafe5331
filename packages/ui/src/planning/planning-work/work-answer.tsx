import { formatDateTime } from '@ancu/forms/format';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../primitives/button/index.ts';
import { EditIcon } from '../../primitives/icon/index.ts';
import { Sheet } from '../../primitives/sheet/index.ts';
import { AnswerBody } from '../planning-answer/answer-body.tsx';
import { AnswerDocument } from '../planning-answer/answer-document.tsx';
import type { PlanningAnswer } from '../planning-answer-model.ts';
import type { PlanningWorkItem } from '../planning-work-model.ts';

export interface WorkAnswerProps {
	answer: PlanningAnswer;
	check: Pick<PlanningWorkItem, 'allowedActions'>;
	/** Where anybody verifies it. */
	verifyHref: string;
	/** The form that corrects it. */
	form: (options: { isCorrection: boolean; onClose?: () => void }) => ReactNode;
	/** Something is typed in the form and was not sent: it stays, also where others have moved the check on. */
	hasTyped: boolean;
	/** Asks why it is right. */
	onUphold: () => void;
}

/** The answer that was given, with its owner's opinion, and the form that corrects it. */
export function WorkAnswer({ answer, check, verifyHref, form, hasTyped, onUphold }: WorkAnswerProps) {
	const { t } = useTranslation('planning');
	const locale = useLocale();
	const [isOpen, setOpen] = useState(false);
	const opener = useRef<HTMLButtonElement>(null);
	if (isOpen && (check.allowedActions.includes('CORRECT') || hasTyped)) {
		return (
			<div ref={leadIn} className="contents">
				{form({
					isCorrection: true,
					onClose: () => {
						setOpen(false);
						// It stands in the page again once it is drawn.
						requestAnimationFrame(() => opener.current?.focus());
					},
				})}
			</div>
		);
	}
	return (
		<Sheet
			title={t('work.answer')}
			lead={
				<>
					{answer.plot} · {t('answer.givenAt', { at: formatDateTime(answer.createdAt, locale) })}
					{answer.rating !== null && ` · ${t('work.rated', { rating: answer.rating })}`}
				</>
			}
		>
			<AnswerBody answer={answer} />
			<AnswerDocument answer={answer} verifyHref={verifyHref} />
			{check.allowedActions.includes('CORRECT') && (
				<div className="flex flex-wrap gap-2">
					<Button
						ref={opener}
						variant="secondary"
						leadingIcon={<EditIcon aria-hidden="true" />}
						onClick={() => setOpen(true)}
					>
						{t('work.correct')}
					</Button>
					{check.allowedActions.includes('UPHOLD') && (
						<Button variant="secondary" aria-haspopup="dialog" onClick={onUphold}>
							{t('work.uphold.open')}
						</Button>
					)}
				</div>
			)}
		</Sheet>
	);
}

/** To the first field of the form that came in place of what was pressed. */
function leadIn(form: HTMLElement | null): void {
	form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}
