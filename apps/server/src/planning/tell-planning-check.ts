import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../database/open-database.ts';
import type { PlanningCheckAction } from '../graphql/schema.generated.ts';
import { notify } from '../notification/notify.ts';
import { findTaker, notifyAdmins } from '../notification/notify-admins.ts';
import type { PlanningCheckRow } from './planning-check.repository.ts';
import { answers } from './planning-check-state.ts';

const plotOf = ({ map_sheet_no: sheet, land_plot_no: plot }: PlanningCheckRow) => ({ sheet, plot });

const toOwner = (check: PlanningCheckRow) => ({
	accountId: check.account_id,
	link: `/planning-check?id=${check.id}`,
	planningCheckId: check.id,
});

/** The page of those who answer, with a check open. */
const deskOf = ({ id }: PlanningCheckRow) => `/response-planning-check?open=${id}`;

/**
 * Tells whom a step concerns: the owner, and whoever has taken the check, or admins where that is nobody who answers any more: one of them
 * goes on. `before` is the check as it was. What an owner wrote stays with the check, where it is erased with them.
 */
export async function tellOfStep(
	tx: Db,
	before: PlanningCheckRow,
	action: PlanningCheckAction,
	{ text, by }: { text: string | null; by: Viewer | null },
): Promise<void> {
	const plot = plotOf(before);
	const words = text ?? '';
	const owner = { ...toOwner(before), by: by?.id };
	const toTaker = async (tag: 'planning.replied' | 'planning.disputed') => {
		const accountId = await findTaker(tx, before.assignee_id, (account) => answers(before, account));
		const told = { params: plot, link: deskOf(before) };
		return accountId === null
			? notifyAdmins(tx, { ...told, tag: 'planning.left', except: [before.account_id] })
			: notify(tx, { ...told, accountId, tag, by: by?.id });
	};
	switch (action) {
		case 'TAKE':
			return notify(tx, { ...owner, tag: 'planning.received', params: plot });
		case 'RELEASE':
			return tellTakenAway(tx, before, by?.id ?? null);
		case 'ASK':
			return notify(tx, { ...owner, tag: 'planning.asked', params: { ...plot, question: words } });
		case 'REPLY':
			return toTaker('planning.replied');
		case 'ANSWER':
			return notify(tx, { ...owner, tag: 'planning.done', params: plot });
		case 'CORRECT':
			return notify(tx, { ...owner, tag: 'planning.corrected', params: plot });
		case 'UPHOLD':
			return notify(tx, { ...owner, tag: 'planning.upheld', params: { ...plot, reason: words } });
		case 'DISPUTE':
			return toTaker('planning.disputed');
		case 'CANCEL':
			return tellCancelled(tx, before, words, by?.id ?? null);
	}
}

/** Tells an owner that staff gave their check up, why, and that the fee is back; and whoever has it in hand. `before` is the check as it was. */
export async function tellCancelled(
	tx: Db,
	before: PlanningCheckRow,
	reason: string,
	by: string | null,
): Promise<void> {
	const refund = before.payment_id && !before.refunded_at ? before.fee : 0;
	const params = { ...plotOf(before), reason, refund };
	await notify(tx, { ...toOwner(before), by, tag: 'planning.cancelled', params });
	await tellTakenAway(tx, before, by);
}

/** Tells whoever has a check in hand that it is theirs no more, where others did that. */
async function tellTakenAway(tx: Db, before: PlanningCheckRow, by: string | null): Promise<void> {
	const accountId = await findTaker(tx, before.assignee_id, (account) => answers(before, account));
	await notify(tx, { accountId, by, tag: 'planning.takenAway', params: plotOf(before), link: deskOf(before) });
}

/** Tells an owner that the fee went back because the answer is late. */
export function tellLate(tx: Db, check: PlanningCheckRow): Promise<void> {
	const params = { ...plotOf(check), amount: check.fee };
	return notify(tx, { ...toOwner(check), tag: 'planning.late', params });
}
