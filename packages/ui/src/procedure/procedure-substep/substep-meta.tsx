import { formatDate, formatNumber } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { AlertIcon } from '../../primitives/icon/index.ts';
import type { ProcedureSubstep } from '../procedure-model.ts';
import { capital } from '../procedure-words/capital.ts';
import { type ProcedureView, useActorWords } from '../procedure-words/use-actor-words.ts';
import { useDueWords } from '../procedure-words/use-due-words.ts';

export interface SubstepMetaProps {
	substep: ProcedureSubstep;
	view: ProcedureView;
	/** The moment that dates are compared with. */
	now: Date;
}

/** In a line under a substep: who acts and by when, or when it was done; how many files it has. */
export function SubstepMeta({ substep, view, now }: SubstepMetaProps) {
	const { t } = useTranslation('procedure');
	const locale = useLocale();
	const { actorOf } = useActorWords(view);
	const dueOf = useDueWords(now);
	const { isDone, actor, dueOn, doneAt, isOverdue, fileLinks } = substep;
	return (
		<p className="-mt-1.5 flex flex-wrap gap-x-4 pb-2 text-sm text-ink-muted">
			{isDone ? (
				<span>{doneAt ? t('substep.doneOn', { date: formatDate(doneAt, locale) }) : t('substep.done')}</span>
			) : (
				<>
					<span>{t('substep.actor', { actor: actorOf(actor) })}</span>
					{dueOn && (
						<span className={isOverdue ? 'flex min-w-0 items-center gap-1 font-bold text-danger wrap-anywhere' : ''}>
							{isOverdue && <AlertIcon aria-hidden="true" className="size-4 shrink-0" />}
							{capital(dueOf(dueOn))}
						</span>
					)}
				</>
			)}
			{fileLinks.length > 0 && (
				<span>
					{t('substep.files', { count: fileLinks.length, formatted: formatNumber(fileLinks.length, locale) })}
				</span>
			)}
		</p>
	);
}
