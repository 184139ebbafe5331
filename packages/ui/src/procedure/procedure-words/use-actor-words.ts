import type { ProcedureActor, ProcedureSide, ProcedureType } from '@ancu/forms/procedure';
import { useTranslation } from 'react-i18next';

/** The kind of a procedure, and on which side of it its owner stands. */
export interface ProcedureView {
	type: ProcedureType;
	side: ProcedureSide;
}

/** Words for who acts and who pays in a procedure, as its owner reads them: `bạn (bên mua)`, `văn phòng công chứng`. */
export function useActorWords({ type, side }: ProcedureView): {
	/** In the middle of a sentence. */
	actorOf: (actor: ProcedureActor) => string;
	/** Of a fee; null: the two agree. */
	payerOf: (payer: ProcedureSide | null) => string;
} {
	const { t } = useTranslation('procedure');
	const sideOf = (one: ProcedureSide) =>
		one === side ? t('actor.you', { side: t(`side.${type}.${one}`) }) : t(`side.${type}.${one}`);
	return {
		actorOf: (actor) => (actor === 'BUYER' || actor === 'SELLER' ? sideOf(actor) : t(`actor.${actor}`)),
		payerOf: (payer) => (payer ? sideOf(payer) : t('fee.agreed')),
	};
}
