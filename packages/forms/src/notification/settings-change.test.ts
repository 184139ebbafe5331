import { describe, expect, it } from 'vitest';
import type { NotificationSettingsDraft } from './schema.ts';
import { settingsChange, settingsOver } from './settings-change.ts';

const before: NotificationSettingsDraft = {
	topics: [
		{ topic: 'PLANNING', push: true, mail: true },
		{ topic: 'SEARCH', push: false, mail: true },
	],
	quietFrom: null,
	quietTo: null,
	mailPace: 'DAILY',
};
const [planning, search] = before.topics as [Topic, Topic];
type Topic = NotificationSettingsDraft['topics'][number];

describe('what of settings was changed', () => {
	it('is nothing at first', () => expect(settingsChange(before, before)).toEqual({}));

	it('is said topic by topic', () => {
		const now = { ...before, topics: [planning, { ...search, push: true }] };
		expect(settingsChange(before, now)).toEqual({ topics: [{ topic: 'SEARCH', push: true, mail: true }] });
	});

	it('is said of both quiet hours, where one is another', () => {
		const night = { ...before, quietFrom: '22:00', quietTo: '07:00' };
		expect(settingsChange(before, night)).toEqual({ quietFrom: '22:00', quietTo: '07:00' });
		expect(settingsChange(night, { ...night, quietTo: '06:00' })).toEqual({ quietFrom: '22:00', quietTo: '06:00' });
		expect(settingsChange(night, before)).toEqual({ quietFrom: null, quietTo: null });
	});

	it('is said of the pace', () =>
		expect(settingsChange(before, { ...before, mailPace: 'WEEKLY' })).toEqual({ mailPace: 'WEEKLY' }));
});

describe('settings that were changed elsewhere', () => {
	it('are followed, but for what was changed here', () => {
		const kept: NotificationSettingsDraft = {
			topics: [
				{ ...planning, mail: false },
				{ ...search, mail: false },
			],
			quietFrom: '22:00',
			quietTo: '07:00',
			mailPace: 'WEEKLY',
		};
		expect(settingsOver(kept, before, before)).toEqual(kept);
		const now: NotificationSettingsDraft = {
			...before,
			topics: [{ ...planning, push: false }, search],
			mailPace: 'INSTANT',
		};
		expect(settingsOver(kept, before, now)).toEqual({
			...kept,
			topics: [
				{ topic: 'PLANNING', push: false, mail: false },
				{ topic: 'SEARCH', push: false, mail: false },
			],
			mailPace: 'INSTANT',
		});
	});

	it('keep quiet hours together', () => {
		const mine = { ...before, quietFrom: '21:00', quietTo: '07:00' };
		const kept = { ...before, quietFrom: '23:00', quietTo: '05:00' };
		expect(settingsOver(kept, before, mine)).toEqual(mine);
	});
});
