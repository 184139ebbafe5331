import type { NotificationSettingsChange, NotificationSettingsDraft } from './schema.ts';

/** What of settings is another than it was, and that alone: the rest may have been changed elsewhere. Quiet hours are one. */
export function settingsChange(
	before: NotificationSettingsDraft,
	now: NotificationSettingsDraft,
): NotificationSettingsChange {
	const topics = now.topics.filter((one) => {
		const known = topicIn(before, one);
		return one.push !== known?.push || one.mail !== known.mail;
	});
	return {
		...(topics.length > 0 && { topics }),
		...(areOtherHours(before, now) && { quietFrom: now.quietFrom, quietTo: now.quietTo }),
		...(now.mailPace !== before.mailPace && { mailPace: now.mailPace }),
	};
}

/** Settings as they are kept by now, with what was changed in them since `before`: each way of a topic by itself. */
export function settingsOver(
	kept: NotificationSettingsDraft,
	before: NotificationSettingsDraft,
	now: NotificationSettingsDraft,
): NotificationSettingsDraft {
	const { quietFrom, quietTo } = areOtherHours(before, now) ? now : kept;
	return {
		...kept,
		topics: kept.topics.map((one) => {
			const known = topicIn(before, one);
			const mine = topicIn(now, one);
			return {
				...one,
				push: mine && mine.push !== known?.push ? mine.push : one.push,
				mail: mine && mine.mail !== known?.mail ? mine.mail : one.mail,
			};
		}),
		quietFrom,
		quietTo,
		mailPace: now.mailPace === before.mailPace ? kept.mailPace : now.mailPace,
	};
}

type Topic = NotificationSettingsDraft['topics'][number];

function topicIn({ topics }: NotificationSettingsDraft, { topic }: Topic): Topic | undefined {
	return topics.find((one) => one.topic === topic);
}

function areOtherHours(before: NotificationSettingsDraft, now: NotificationSettingsDraft): boolean {
	return before.quietFrom !== now.quietFrom || before.quietTo !== now.quietTo;
}
