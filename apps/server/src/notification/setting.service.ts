import {
	alwaysMailed,
	isQuiet,
	type NotificationTopic,
	notificationSettingsChangeSchema,
	quietEnd,
	topics,
	vietnamClock,
} from '@ancu/forms/notification';
import { sql } from 'kysely';
import { getMe } from '../account/account.service.ts';
import { requireLiving } from '../account/require-living.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import type { Context } from '../graphql/context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import type { MailPace, NotificationSettings, NotificationSettingsInput } from '../graphql/schema.generated.ts';
import { topicOf } from './tags.ts';

/** Which ways a topic takes beside the inbox. */
export interface Ways {
	push: boolean;
	mail: boolean;
}

/** How an account is told of things. */
export interface Settings {
	topics: Record<NotificationTopic, Ways>;
	/** HH:MM in Vietnam. */
	quietFrom: string | null;
	quietTo: string | null;
	mailPace: MailPace;
}

// Mail for what somebody waits for; a search's is the one that it was saved for.
const atFirst: Settings['topics'] = {
	PLANNING: { push: true, mail: true },
	VERIFICATION: { push: true, mail: true },
	INVEST: { push: true, mail: true },
	WALLET: { push: true, mail: true },
	LISTING: { push: true, mail: false },
	SEARCH: { push: true, mail: true },
	PROCEDURE: { push: true, mail: false },
	ACCOUNT: { push: true, mail: true },
};

const paceAtFirst: MailPace = 'INSTANT';

// Another version of this program told it, and knows that it matters.
const unknown: Ways = { push: true, mail: true };

/** Which ways a notification takes. */
export function waysOf({ topics }: Pick<Settings, 'topics'>, tag: string): Ways {
	const topic = topicOf(tag);
	return topic ? topics[topic] : unknown;
}

/** How an account is told of things. */
export async function findSettings(db: Db, accountId: string): Promise<Settings> {
	const row = await db
		.selectFrom('notification_setting')
		.select(['topics', 'quiet_from', 'quiet_to', 'mail_pace'])
		.where('account_id', '=', accountId)
		.executeTakeFirst();
	const topics = { ...atFirst, ...row?.topics };
	return {
		// It could be switched off once.
		topics: { ...topics, [alwaysMailed]: { ...topics[alwaysMailed], mail: true } },
		quietFrom: row?.quiet_from ?? null,
		quietTo: row?.quiet_to ?? null,
		mailPace: row?.mail_pace ?? paceAtFirst,
	};
}

/** Until when what happens now is not pushed; null where it may be pushed at once. */
export function quietUntil({ quietFrom, quietTo }: Settings, now: Date): Date | null {
	return quietTo !== null && isQuiet(vietnamClock(now), quietFrom, quietTo) ? quietEnd(now, quietTo) : null;
}

/** How the signed-in account is told of things. */
export async function getMySettings(context: Context): Promise<NotificationSettings> {
	const account = await getMe(context);
	const { topics: ways, ...settings } = await findSettings(context.db, account.id);
	return {
		...settings,
		topics: topics.map((topic) => ({ topic, ...ways[topic] })),
		canMail: account.email !== null && account.email_verified_at !== null,
	};
}

/** Changes how the signed-in account is told of things; what is left out stays as it is. */
export async function updateMySettings(
	context: Context,
	input: NotificationSettingsInput,
): Promise<NotificationSettings> {
	const accountId = context.viewer?.id ?? '';
	const all = { ...input, topics: input.topics ?? [], mailPace: input.mailPace ?? undefined };
	const { topics: given = [], quietFrom, quietTo, mailPace } = parseInput(notificationSettingsChangeSchema, all);
	const ways = Object.fromEntries(given.map(({ topic, push, mail }) => [topic, { push, mail }]));
	const givesHours = quietFrom !== undefined || quietTo !== undefined;
	const givesPace = mailPace !== undefined;
	await inTransaction(context.db, async (tx) => {
		await requireLiving(tx, accountId);
		// Another pace begins now: its first digest is the next one, not one that would have been before.
		await sql`
			insert into notification_setting as before (account_id, topics, quiet_from, quiet_to, mail_pace)
			values (
				${accountId}, ${JSON.stringify(ways)}, ${quietFrom ?? null}, ${quietTo ?? null}, ${mailPace ?? paceAtFirst}
			)
			on conflict (account_id) do update set
				topics = before.topics || excluded.topics,
				quiet_from = case when ${givesHours}::boolean then excluded.quiet_from else before.quiet_from end,
				quiet_to = case when ${givesHours}::boolean then excluded.quiet_to else before.quiet_to end,
				mail_pace = case when ${givesPace}::boolean then excluded.mail_pace else before.mail_pace end,
				told_at = case
					when ${givesPace}::boolean and before.mail_pace <> excluded.mail_pace then now() else before.told_at
				end`.execute(tx);
		if (mailPace === 'INSTANT')
			await tx
				.updateTable('notification')
				.set({ is_mail_due: false })
				.where('account_id', '=', accountId)
				.where('is_mail_due', '=', true)
				.execute();
	});
	return getMySettings(context);
}
