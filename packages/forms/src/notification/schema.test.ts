import { describe, expect, it } from 'vitest';
import { notificationSettingsChangeSchema, notificationSettingsSchema } from './schema.ts';

const settings = { topics: [], quietFrom: null, quietTo: null, mailPace: 'INSTANT' };
const faultsOf = (change: object) =>
	notificationSettingsSchema
		.safeParse({ ...settings, ...change })
		.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

describe('how somebody is told of things', () => {
	it('reads empty fields as no quiet hours', () => {
		const read = notificationSettingsSchema.parse({ ...settings, quietFrom: ' ', quietTo: '' });
		expect(read).toMatchObject({ quietFrom: null, quietTo: null });
	});

	it('takes topics and quiet hours over midnight', () => {
		const given = {
			topics: [{ topic: 'SEARCH', push: false, mail: true }],
			quietFrom: '22:00',
			quietTo: '07:00',
			mailPace: 'WEEKLY',
		};
		expect(notificationSettingsSchema.parse(given)).toEqual(given);
	});

	it.each([
		[{ quietFrom: '22:00' }, ['quietTo required']],
		[{ quietTo: '07:00' }, ['quietFrom required']],
		[{ quietFrom: '07:00', quietTo: '07:00' }, ['quietTo same']],
		[{ quietFrom: '24:00', quietTo: '7:00' }, ['quietFrom invalid', 'quietTo invalid']],
		[{ quietFrom: '10:60', quietTo: '11:00' }, ['quietFrom invalid']],
		[{ mailPace: 'HOURLY' }, ['mailPace unknown']],
		[{ topics: [{ topic: 'NEWS', push: true, mail: true }] }, ['topics.0.topic unknown']],
		[{ topics: [{ topic: 'SEARCH', push: 'yes', mail: true }] }, ['topics.0.push invalid']],
		[{ topics: [{ topic: 'ACCOUNT', push: false, mail: false }] }, ['topics.0.mail always']],
	])('%j is refused: %j', (change, faults) => expect(faultsOf(change)).toEqual(faults));
});

describe('a change of how somebody is told of things', () => {
	it('says nothing of what is left out', () => {
		expect(notificationSettingsChangeSchema.parse({})).toEqual({});
		expect(notificationSettingsChangeSchema.parse({ mailPace: 'DAILY' })).toEqual({ mailPace: 'DAILY' });
		expect(notificationSettingsChangeSchema.parse({ quietFrom: null, quietTo: '' })).toEqual({
			quietFrom: null,
			quietTo: null,
		});
	});

	it('has both quiet hours or none', () => {
		const faults = notificationSettingsChangeSchema.safeParse({ quietTo: '07:00' }).error?.issues;
		expect(faults?.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual(['quietFrom required']);
	});
});
