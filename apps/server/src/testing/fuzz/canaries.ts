import { randomUUID } from 'node:crypto';
import { staff } from '@ancu/forms/access';
import type { Db } from '../../database/open-database.ts';
import type { Role } from '../../graphql/schema.generated.ts';
import { staffWhoReadPapers } from '../../listing/listing.service.ts';
import { giveMoney } from '../give-money.ts';
import { insertListings } from '../listings.ts';
import { openSession } from '../open-session.ts';

/** Something of a person who never asks, and who may read it. */
export interface Canary {
	what: string;
	text: string;
	mayRead: (role: Role | null) => boolean;
}

/** Gives a person secrets of every kind, to be looked for in answers to others. */
export async function plantCanaries(
	db: Db,
	ask: (token: string, query: string, variables: Record<string, unknown>) => Promise<void>,
): Promise<Canary[]> {
	const nobody = () => false;
	const among = (roles: readonly Role[]) => (role: Role | null) => role !== null && roles.includes(role);
	const canaries: Canary[] = [];
	const plant = (what: string, text: string, mayRead: Canary['mayRead']) => {
		canaries.push({ what, text, mayRead });
		return text;
	};

	const { id } = await db
		.insertInto('account')
		.values({
			name: 'Người kín tiếng',
			phone: plant('phone', '+84939173551', nobody),
			email: plant('e-mail', 'canary-mailbox@ancu.test', nobody),
			address: plant('address', 'canary-street-of-the-account', nobody),
			date_of_birth: plant('date of birth', '1907-03-19', nobody),
			is_show_phone: false,
			is_show_email: false,
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	const token = await openSession(db, id, plant('session', 'canary-browser', nobody));
	const balance = 7_310_049_137;
	plant('wallet', String(balance), nobody);
	await giveMoney(db, id, balance);

	const own = { account_id: id, is_default_contact_phone: false };
	await insertListings(db, [
		{
			...own,
			title: 'Tin công khai của người kín tiếng',
			contact_person_phone: plant('number to call', '+84939173552', (role) => role !== null),
			owner: plant('name on the certificate', 'canary-owner', among(staffWhoReadPapers)),
		},
		{ ...own, title: 'Tin theo số của tài khoản', is_default_contact_phone: true },
		{ ...own, title: plant('listing that waits', 'canary-pending-title', among(staff)), status: 'PENDING' },
		{
			...own,
			title: 'Tin bị từ chối',
			status: 'CANCEL',
			closed_reason: 'REJECTED',
			reject_reason: plant('words of the moderator', 'canary-reject-reason', among(['editor', 'admin'])),
		},
	]);
	const draft = { id: randomUUID(), data: JSON.stringify({ title: plant('draft', 'canary-draft', nobody) }) };
	await ask(token, 'mutation ($id: ID!, $data: String!) { saveDraft(id: $id, data: $data) { id } }', draft);
	await ask(
		token,
		'mutation ($name: String!) { createSavedSearch(name: $name, address: "/real-estate?province=79", frequency: NEVER) { id } }',
		{ name: plant('saved search', 'canary-saved-search', nobody) },
	);
	await ask(token, 'mutation ($data: PlanningCheckRequestInput!) { createPlanningCheckRequest(data: $data) { id } }', {
		data: {
			provinceId: '79',
			districtId: '760',
			wardId: '26740',
			mapSheetNo: '12',
			landPlotNo: '345',
			note: plant('note of a planning check', 'canary-planning-note', among(['collaborator', 'support', 'admin'])),
		},
	});
	await ask(token, 'mutation ($data: ProcedureRecordInput!) { createProcedureRecord(data: $data) { id } }', {
		data: { type: 'BUY', name: plant('procedure', 'canary-procedure', nobody) },
	});
	const session = await db.selectFrom('session').select('id').where('account_id', '=', id).executeTakeFirstOrThrow();
	await db
		.insertInto('device')
		.values({
			app_id: 'canary',
			device_id: 'canary',
			account_id: id,
			session_id: session.id,
			token: plant('device', 'canary-device-token', nobody),
		})
		.execute();
	return canaries;
}
