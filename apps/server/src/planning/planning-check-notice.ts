import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../database/open-database.ts';
import type { PlanningCheckAction } from '../graphql/schema.generated.ts';
import { notify } from '../notification/notify.ts';
import type { PlanningCheckRow } from './planning-check.repository.ts';

const plotOf = ({ map_sheet_no: sheet, land_plot_no: plot }: PlanningCheckRow) => ({ sheet, plot });

const toOwner = (check: PlanningCheckRow) => ({
	accountId: check.account_id,
	link: `/planning-check?id=${check.id}`,
	planningCheckId: check.id,
});

/** Tells whom a step concerns: the owner, and whoever has taken the check. `before` is the check as it was. */
export async function tellOfStep(
	tx: Db,
	before: PlanningCheckRow,
	action: PlanningCheckAction,
	{ text, by }: { text: string | null; by: Viewer | null },
): Promise<void> {
	const plot = plotOf(before);
	const words = text ?? '';
	const owner = { ...toOwner(before), by: by?.id };
	const taker = { accountId: before.assignee_id, link: `/response-planning-check?open=${before.id}`, by: by?.id };
	switch (action) {
		case 'TAKE':
			return notify(tx, { ...owner, tag: 'planning.received', params: plot });
		case 'ASK':
			return notify(tx, { ...owner, tag: 'planning.asked', params: { ...plot, question: words } });
		case 'REPLY':
			return notify(tx, { ...taker, tag: 'planning.replied', params: { ...plot, reply: words } });
		case 'ANSWER':
			return notify(tx, { ...owner, tag: 'planning.done', params: plot });
		case 'CORRECT':
			return notify(tx, { ...owner, tag: 'planning.corrected', params: plot });
		case 'DISPUTE':
			return notify(tx, { ...taker, tag: 'planning.disputed', params: { ...plot, reason: words } });
		case 'CANCEL': {
			const refund = before.payment_id && !before.refunded_at ? before.fee : 0;
			return notify(tx, { ...owner, tag: 'planning.cancelled', params: { ...plot, reason: words, refund } });
		}
	}
}

/** Tells an owner that the fee went back because the answer is late. */
export function tellLate(tx: Db, check: PlanningCheckRow): Promise<void> {
	const params = { ...plotOf(check), amount: check.fee };
	return notify(tx, { ...toOwner(check), tag: 'planning.late', params });
}
