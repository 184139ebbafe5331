import { answer } from './planning-answer.fixtures.ts';
import * as checks from './planning-check.fixtures.ts';
import type { PlanningWorkItem, PlanningWorkRow } from './planning-work-model.ts';

export const now = checks.now;

const collaborator = { id: 'p9', name: 'Trần Minh Khoa' };
const owner = { name: 'Nguyễn Thị An', phone: '+84901234567', email: null };

const item = (check: typeof checks.waitingCheck, more: Partial<PlanningWorkItem>): PlanningWorkItem => ({
	...check,
	assignee: null,
	owner,
	planningInfo: null,
	allowedActions: [],
	...more,
});

/** Nobody has taken it. */
export const waiting = item(checks.waitingCheck, { allowedActions: ['TAKE'] });
/** Taken by the reader. */
export const taken = item(checks.receivedCheck, { assignee: collaborator, allowedActions: ['CANCEL', 'START', 'ASK'] });
/** Looked up by the reader. */
export const checking = item(checks.checkingCheck, {
	assignee: collaborator,
	allowedActions: ['CANCEL', 'ASK', 'ANSWER'],
});
/** Looked up by somebody else, and late. */
export const elsewhere = item(checks.checkingCheck, {
	id: 'w4',
	assignee: { id: 'p8', name: 'Lê Hoàng Phương Thảo' },
	promisedAt: '2026-03-10T05:20:00.000Z',
});
export const asked = item(checks.askedCheck, { assignee: collaborator, allowedActions: ['CANCEL'] });
export const answered = item(checks.doneCheck, {
	assignee: collaborator,
	allowedActions: ['CORRECT'],
	planningInfo: { ...answer, rating: 4 },
});
export const disputed = item(checks.disputedCheck, {
	assignee: collaborator,
	allowedActions: ['CANCEL', 'CORRECT', 'ASK'],
	planningInfo: { ...answer, disputedAt: '2026-03-10T06:00:00.000Z' },
});
export const cancelled = item(checks.checkingCheck, {
	status: 'cancelled',
	isRefunded: true,
	assignee: collaborator,
	cancelReason: 'Không có bản đồ quy hoạch nào cho khu vực này.',
});

export const rows: readonly PlanningWorkRow[] = [elsewhere, waiting, taken, disputed, asked, answered, cancelled];
