import { answer } from './planning-answer.fixtures.ts';
import * as checks from './planning-check.fixtures.ts';
import type { PlanningWorkItem, PlanningWorkRow } from './planning-work-model.ts';

export const now = checks.now;

const collaborator = { id: 'p9', name: 'Trần Minh Khoa' };
const owner = { name: 'Nguyễn Thị An', phone: '+84901234567', email: null };

// A page of a certificate, as far as a drawing goes.
const page = `data:image/svg+xml,${encodeURIComponent(
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path fill="#f7d9dd" d="M0 0h40v30H0z"/><path fill="none" stroke="#8a3f4c" d="M4 6h14M4 10h14M4 14h10M24 6l12 2-2 14-11-3z"/></svg>',
)}`;

const item = (check: typeof checks.waitingCheck, more: Partial<PlanningWorkItem>): PlanningWorkItem => ({
	...check,
	files: check.files.map((file) => (file.name.endsWith('.pdf') ? file : { ...file, url: page })),
	assignee: null,
	owner,
	planningInfo: null,
	updatedAt: check.events.at(-1)?.at ?? check.createdAt,
	allowedActions: [],
	...more,
});

/** Nobody has taken it. */
export const waiting = item(checks.waitingCheck, { allowedActions: ['TAKE'] });
/** Taken by the reader. */
export const taken = item(checks.receivedCheck, {
	assignee: collaborator,
	allowedActions: ['CANCEL', 'RELEASE', 'START', 'ASK'],
});
/** Looked up by the reader. */
export const checking = item(checks.checkingCheck, {
	assignee: collaborator,
	allowedActions: ['CANCEL', 'RELEASE', 'ASK', 'ANSWER'],
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
	allowedActions: ['CANCEL', 'CORRECT', 'UPHOLD', 'ASK'],
	planningInfo: { ...answer, disputedAt: '2026-03-10T06:00:00.000Z' },
});
/** Its dispute was looked at, and the answer stays as it is. */
export const upheld = item(checks.upheldCheck, {
	assignee: collaborator,
	allowedActions: ['CORRECT'],
	planningInfo: { ...answer, disputedAt: '2026-03-10T06:00:00.000Z' },
});
export const cancelled = item(checks.checkingCheck, {
	status: 'cancelled',
	isRefunded: true,
	assignee: collaborator,
	cancelReason: 'Không có bản đồ quy hoạch nào cho khu vực này.',
});

export const rows: readonly PlanningWorkRow[] = [elsewhere, waiting, taken, disputed, asked, answered, cancelled];
