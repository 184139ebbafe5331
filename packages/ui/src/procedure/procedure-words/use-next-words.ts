import { useTranslation } from 'react-i18next';
import type { ProcedureNext } from '../procedure-model.ts';
import { type ProcedureView, useActorWords } from './use-actor-words.ts';

/** What goes before the name of the next substep in a sentence: whose it is, or who is waited for. */
export function useNextWords(view: ProcedureView): (next: Pick<ProcedureNext, 'actor'>) => string {
	const { t } = useTranslation('procedure');
	const { actorOf } = useActorWords(view);
	return ({ actor }) => {
		if (actor === view.side) return t('next.mine');
		return actor === 'BOTH' ? t('next.both') : t('next.others', { actor: actorOf(actor) });
	};
}
