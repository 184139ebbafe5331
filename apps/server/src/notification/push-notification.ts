import { readLocale } from '@ancu/forms/format';
import type { Db } from '../database/open-database.ts';
import { enqueue } from '../job/job.repository.ts';
import type { Jobs } from '../job/jobs.ts';
import { titleOf } from './notification-text.ts';
import type { PushSender } from './push/push.ts';
import { findSettings, quietUntil, waysOf } from './setting.service.ts';

/**
 * Pushes a notification to one device, if everything is still as it was when that was decided: nobody saw it, nobody else signed in
 * there, the session has not ended. Should the process die before the job is deleted, it is pushed again: a device shows one message of
 * one id.
 */
export async function pushNotification(
	db: Db,
	sender: PushSender,
	payload: Jobs['push.send'],
	now = new Date(),
): Promise<void> {
	const found = await findUnseen(db, payload, now);
	if (!found || found.app_id !== sender.appId) return;
	const settings = await findSettings(db, found.account_id);
	if (!waysOf(settings, found.tag).push) return;
	const quiet = quietUntil(settings, now);
	if (quiet) {
		await enqueue(db, 'push.send', payload, quiet);
		return;
	}
	const locale = readLocale(found.locale);
	const { quietFrom: from, quietTo: to } = settings;
	const device = { deviceId: found.device_id, deviceToken: found.token, appId: found.app_id };
	const outcome = await sender.send(device, {
		id: found.id,
		tag: found.tag,
		title: titleOf(found, locale),
		link: found.link,
		planningCheckRequestId: found.planning_check_id,
		locale,
		accountId: found.account_id,
		quiet: from && to ? { from, to } : null,
	});
	// It may have come back with another token meanwhile.
	if (outcome === 'gone')
		await db.deleteFrom('device').where('id', '=', payload.deviceId).where('token', '=', found.token).execute();
}

function findUnseen(db: Db, { notificationId, deviceId }: Jobs['push.send'], now: Date) {
	return db
		.selectFrom('notification')
		.innerJoin('device', 'device.account_id', 'notification.account_id')
		.innerJoin('session', 'session.id', 'device.session_id')
		.innerJoin('account', 'account.id', 'notification.account_id')
		.select(['notification.id', 'notification.tag', 'notification.link', 'notification.planning_check_id'])
		.select(['notification.account_id', 'account.locale', 'device.device_id', 'device.token', 'device.app_id'])
		.where('notification.id', '=', notificationId)
		.where('device.id', '=', deviceId)
		.where('notification.seen_at', 'is', null)
		.where('session.expires_at', '>', now)
		.executeTakeFirst();
}
