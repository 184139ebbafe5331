import { sql } from 'kysely';
import { requireLiving } from '../account/require-living.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { AppError, badField } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import type { Device, MutationRemoveDeviceArgs, MutationSetDeviceArgs } from '../graphql/schema.generated.ts';
import { type Limit, spend } from '../limit/limit.ts';

/** Devices of one account; the one that was not heard of for longest gives way. */
export const DEVICES_MAX = 20;
const lengths = { appId: 100, deviceId: 200, deviceToken: 2_000 } as const;
const limit: Limit = { name: 'device', max: 60, seconds: 3_600 };

/** Registers a device for push. It is whose who registered it last: whoever was signed in there before gets nothing on it any more. */
export async function setDevice(context: Context, device: MutationSetDeviceArgs): Promise<Device> {
	const { db, viewer, push } = context;
	if (!viewer) throw new AppError('UNAUTHENTICATED');
	for (const [name, max] of Object.entries(lengths)) {
		const { length } = device[name as keyof typeof lengths];
		if (length === 0 || length > max) throw badField(name, length === 0 ? 'required' : 'too_long');
	}
	push.check(device);
	await spend(context, limit, viewer.id);
	const { appId, deviceId, deviceToken } = device;
	await inTransaction(db, async (tx) => {
		await requireLiving(tx, viewer.id);
		// The same browser under another name, after its storage was emptied.
		await tx
			.deleteFrom('device')
			.where('app_id', '=', appId)
			.where('token', '=', deviceToken)
			.where('device_id', '!=', deviceId)
			.execute();
		const { numAffectedRows } = await sql`
			insert into device (app_id, device_id, account_id, session_id, token)
			select ${appId}, ${deviceId}, account_id, id, ${deviceToken} from session where token_hash = ${viewer.tokenHash} for key share
			on conflict (app_id, device_id) do update set
				account_id = excluded.account_id, session_id = excluded.session_id, token = excluded.token, seen_at = now()`.execute(
			tx,
		);
		if (!numAffectedRows) throw new AppError('SESSION_EXPIRED');
		await dropOldest(tx, viewer.id);
	});
	return { deviceId, appId };
}

/** Takes an own device back. Returns true when nothing of the account is pushed to it, whatever was before. */
export async function removeDevice({ db, viewer }: Context, device: MutationRemoveDeviceArgs): Promise<boolean> {
	await db
		.deleteFrom('device')
		.where('app_id', '=', device.appId)
		.where('device_id', '=', device.deviceId)
		.where('account_id', '=', viewer?.id ?? '')
		.execute();
	return true;
}

async function dropOldest(tx: Db, accountId: string): Promise<void> {
	await tx
		.deleteFrom('device')
		.where('account_id', '=', accountId)
		.where('id', 'not in', (eb) =>
			eb
				.selectFrom('device')
				.select('id')
				.where('account_id', '=', accountId)
				.orderBy('seen_at', 'desc')
				.orderBy('created_at', 'desc')
				.limit(DEVICES_MAX),
		)
		.execute();
}
