import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { TestServer } from '../testing/test-server.ts';
import { type NewNotification, notify } from './notify.ts';
import type { PushDevice } from './push/push.ts';
import type { Tag } from './tags.ts';

/** A notification as its reader gets it. */
export interface Told {
	id: string;
	tag: string;
	title: string;
	body: string;
	html: string;
	seen: boolean;
	link: string | null;
	planningCheckRequestId: string | null;
}

const FIELDS = 'id tag title body html seen link planningCheckRequestId createdAt updatedAt';

/** What somebody was told, the newest first. */
export async function inboxOf(
	server: Pick<TestServer, 'ask'>,
	token: string,
	{ filter, language = 'vi' }: { filter?: object; language?: string } = {},
): Promise<Told[]> {
	const { data, errors } = await server.ask(
		`query ($filter: NotificationFilter) { getAllNotification(filter: $filter, limit: 100) { data { ${FIELDS} } } }`,
		{ token, language, variables: { filter } },
	);
	if (errors) throw new Error(JSON.stringify(errors));
	return data.getAllNotification.data;
}

/** The last that somebody was told under a tag, without what differs from run to run. */
export async function lastTold(server: Pick<TestServer, 'ask'>, token: string, tag: Tag) {
	const [last] = await inboxOf(server, token, { filter: { tag } });
	return last && { title: last.title, body: last.body.replaceAll('\u00a0', ' '), link: last.link };
}

/** Does something that offers no account a notification: the database would refuse even one that is there. */
export async function tellingNothing({ db }: Pick<TestServer, 'db'>, work: () => Promise<unknown>): Promise<void> {
	await sql`
		create function tell_nothing() returns trigger language plpgsql as $$ begin raise exception 'told again'; end $$;
		create trigger tell_nothing before insert on notification for each row execute function tell_nothing()`.execute(db);
	await work().finally(() => sql`drop function tell_nothing cascade`.execute(db));
}

/** Tells an account something that no job hands on: a test does. Returns its id. */
export function tellQuietly<T extends Tag>(
	{ db }: Pick<TestServer, 'db'>,
	told: NewNotification<T> & { accountId: string },
): Promise<string> {
	return inTransaction(db, async (tx) => {
		await notify(tx, told);
		const { id } = await tx
			.selectFrom('notification')
			.select('id')
			.where('account_id', '=', told.accountId)
			.orderBy('created_at', 'desc')
			.limit(1)
			.executeTakeFirstOrThrow();
		await tx
			.deleteFrom('job')
			.where('kind', '=', 'notification.send')
			.where(sql`payload->>'notificationId'`, '=', id)
			.execute();
		return id;
	});
}

/** A browser's push subscription, at a push service that is not there. */
export function newDevice(): PushDevice {
	const keys = createECDH('prime256v1');
	keys.generateKeys();
	const token = {
		endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
		keys: { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
	};
	return { deviceId: randomUUID(), deviceToken: JSON.stringify(token), appId: 'web' };
}

/** Registers a device for whoever holds the token. */
export function setDevice(server: Pick<TestServer, 'ask'>, token: string, device: PushDevice) {
	return server.ask(
		`mutation ($deviceId: String!, $deviceToken: String!, $appId: String!) {
			setDevice(deviceId: $deviceId, deviceToken: $deviceToken, appId: $appId) { deviceId appId }
		}`,
		{ token, variables: { ...device } },
	);
}

/** Sets how somebody is told of things. */
export function setSettings(server: Pick<TestServer, 'ask'>, token: string, data: object) {
	return server.ask(
		`mutation ($data: NotificationSettingsInput!) {
			updateNotificationSettings(data: $data) { topics { topic push mail } quietFrom quietTo mailPace canMail }
		}`,
		{ token, variables: { data } },
	);
}
