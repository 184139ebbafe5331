import type { ProcedureDetail, ProcedureType, UploadPurpose } from '../graphql/schema.generated.ts';
import { type Person, pdf, person } from '../planning/planning-check.fixtures.ts';
import { sendUpload } from '../testing/send-upload.ts';
import type { Answer, TestServer } from '../testing/test-server.ts';

/** A procedure as the tests read it. */
export type Detail = ProcedureDetail;

/** Somebody who goes through procedures at a test's server. */
export interface Owner extends Person {
	/** Starts one; returns its id. */
	start: (data?: object) => Promise<string>;
	/** Starts one, refused or not. */
	tryStart: (data: object) => Promise<Answer<{ createProcedureRecord: { id: string } }>>;
	read: (id: string, language?: string) => Promise<Detail>;
	change: (substepId: string, data: object) => Promise<Answer<{ updateSubStepProcedure: { id: string } }>>;
	list: (variables?: object) => Promise<{ total: number; data: Detail['procedureRecord'][] }>;
	/** Sends a file; returns its upload's id. */
	send: (name?: string, bytes?: Uint8Array, type?: string, purpose?: UploadPurpose) => Promise<string>;
}

const record = `id name description status type procedureRDId side locationInfo { id title } price substepTotal substepDone
	next { stepId stepTitle substepId substepTitle actor dueOn } isOverdue isWaitingForMe finishedAt createdAt updatedAt`;
const file = 'id name url';

/** Everything of a detail. */
export const detail = `id title procedureRecordId stepIds doneStepIds templateVersion templatePublishedAt
	procedureRecord { ${record} }
	steps { id title isDone subStepProcedureIds subStepProcedureDoneIds description blockedBy
		substeps { id title description isDone actor place daysMin daysMax note dueOn doneAt isOverdue
			fileLinks { ${file} } papers { id name hint isRequired } fees { id name text payer asOf source }
			history { id kind name at file { ${file} } } } }`;

/** Signs a development account in. */
export async function owner(server: TestServer, username: string): Promise<Owner> {
	const who = await person(server, username);
	const { ask } = who;
	const tryStart: Owner['tryStart'] = (data) =>
		ask('mutation ($data: ProcedureRecordInput!) { createProcedureRecord(data: $data) { id } }', { data });
	return {
		...who,
		tryStart,
		start: async (data = {}) => {
			const answer = await tryStart({ type: 'BUY', name: 'Mua nhà quận 1', ...data });
			return need(answer).createProcedureRecord.id;
		},
		read: async (id, language) =>
			need(await ask(`query ($id: ID!) { getOneProcedureRecordDetail(id: $id) { ${detail} } }`, { id }, language))
				.getOneProcedureRecordDetail,
		change: (id, data) =>
			ask(
				'mutation ($id: ID!, $data: SubStepProcedureInput!) { updateSubStepProcedure(id: $id, data: $data) { id } }',
				{
					id,
					data,
				},
			),
		list: async (variables = {}) =>
			need(
				await ask(
					`query ($page: Int, $limit: Int, $search: String, $filter: ProcedureRecordFilter) {
						getAllMyProcedureRecord(page: $page, limit: $limit, search: $search, filter: $filter) { total data { ${record} } }
					}`,
					{ ...variables },
				),
			).getAllMyProcedureRecord,
		send: (name, bytes = pdf, type = 'application/pdf', purpose = 'PROCEDURE_FILE') =>
			sendUpload(server, who.token, purpose, { bytes, type, name }),
	};
}

function need<Data>({ data, errors }: Answer<Data>): Data {
	if (errors) throw new Error(JSON.stringify(errors));
	return data;
}

/** Fields that an answer refuses, as `name required`. */
export function fieldsOf({ errors }: Pick<Answer<unknown>, 'errors'>): string[] {
	const fields = (errors?.[0]?.extensions.fields ?? []) as { path: string; code: string }[];
	return fields.map(({ path, code }) => `${path} ${code}`);
}

/** Ids of the substeps, step by step. */
export function substepIds({ steps }: Detail): string[][] {
	return steps.map(({ substeps }) => substeps.map(({ id }) => id));
}

/** Leaves exactly these substeps done, whatever came before. */
export async function setDone(
	{ db }: Pick<TestServer, 'db'>,
	recordId: string,
	accountId: string,
	done: readonly string[],
): Promise<void> {
	const all = db.updateTable('procedure_substep').where('record_id', '=', recordId);
	await all.set({ done_at: null, done_by: null }).execute();
	if (done.length > 0)
		await all
			.set({ done_at: new Date(), done_by: accountId })
			.where('id', 'in', [...done])
			.execute();
}

export const types: readonly ProcedureType[] = ['BUY', 'TRANSFER', 'DONATE'];
