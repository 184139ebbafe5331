import { topics } from '@ancu/forms/notification';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { insertPerson } from '../verification/verification.fixtures.ts';
import { setSettings } from './notification.fixtures.ts';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const READ = '{ getMyNotificationSettings { topics { topic push mail } quietFrom quietTo mailPace canMail } }';

describe('how somebody is told of things', () => {
	it('is at first: everything pushed, mail for what one waits for, at once', async () => {
		const { ask } = await insertPerson(server);
		const { getMyNotificationSettings: settings } = (await ask(READ)).data;
		expect(settings).toMatchObject({ quietFrom: null, quietTo: null, mailPace: 'INSTANT', canMail: false });
		expect(settings.topics.map(({ topic }: { topic: string }) => topic)).toEqual(topics);
		expect(settings.topics.every(({ push }: { push: boolean }) => push)).toBe(true);
		const silent = settings.topics.filter(({ mail }: { mail: boolean }) => !mail);
		expect(silent.map(({ topic }: { topic: string }) => topic)).toEqual(['LISTING', 'PROCEDURE']);
	});

	it('is changed topic by topic, and for oneself alone', async () => {
		const [who, other] = [await insertPerson(server), await insertPerson(server)];
		await setSettings(server, who.token, { topics: [{ topic: 'INVEST', push: false, mail: false }] });
		const { data } = await setSettings(server, who.token, {
			topics: [{ topic: 'LISTING', push: true, mail: true }],
			quietFrom: '22:00',
			quietTo: '07:00',
			mailPace: 'DAILY',
		});
		const changed = data.updateNotificationSettings;
		expect(changed).toMatchObject({ quietFrom: '22:00', quietTo: '07:00', mailPace: 'DAILY' });
		expect(changed.topics).toContainEqual({ topic: 'INVEST', push: false, mail: false });
		expect(changed.topics).toContainEqual({ topic: 'LISTING', push: true, mail: true });
		expect((await who.ask(READ)).data.getMyNotificationSettings).toEqual(changed);
		expect((await other.ask(READ)).data.getMyNotificationSettings).toMatchObject({ mailPace: 'INSTANT' });
		const off = await setSettings(server, who.token, { quietFrom: null, quietTo: null });
		expect(off.data.updateNotificationSettings).toEqual({ ...changed, quietFrom: null, quietTo: null });
	});

	it('stays as it is where nothing is said of it, also what another device has changed meanwhile', async () => {
		const { token } = await insertPerson(server);
		const change = async (data: object) => (await setSettings(server, token, data)).data.updateNotificationSettings;
		expect(await change({})).toMatchObject({ quietFrom: null, mailPace: 'INSTANT' });
		await change({ quietFrom: '22:00', quietTo: '07:00' });
		await change({ mailPace: 'WEEKLY' });
		await change({ topics: [{ topic: 'SEARCH', push: false, mail: false }] });
		const kept = await change({ topics: null, mailPace: null });
		expect(kept).toMatchObject({ quietFrom: '22:00', quietTo: '07:00', mailPace: 'WEEKLY' });
		expect(kept.topics).toContainEqual({ topic: 'SEARCH', push: false, mail: false });
	});

	it('says whether mail can go out', async () => {
		const token = await server.signIn('an');
		expect((await server.ask(READ, { token })).data.getMyNotificationSettings.canMail).toBe(true);
	});

	it.each([
		[{ quietFrom: '22:00' }, [{ path: 'quietTo', code: 'required' }]],
		[{ quietFrom: '07:00', quietTo: '07:00' }, [{ path: 'quietTo', code: 'same' }]],
		[{ quietFrom: '25:00', quietTo: '07:00' }, [{ path: 'quietFrom', code: 'invalid' }]],
		[{ topics: [{ topic: 'ACCOUNT', push: true, mail: false }] }, [{ path: 'topics.0.mail', code: 'always' }]],
	])('is refused as %j', async (data, fields) => {
		const { token, ask } = await insertPerson(server);
		const { codes, errors } = await setSettings(server, token, data);
		expect([codes, errors?.[0]?.extensions.fields]).toEqual([['BAD_INPUT'], fields]);
		expect((await ask(READ)).data.getMyNotificationSettings.quietFrom).toBeNull();
	});

	it('mails what makes the account safe also where that was switched off once', async () => {
		const { id, ask } = await insertPerson(server);
		const kept = { topics: JSON.stringify({ ACCOUNT: { push: false, mail: false } }) };
		await server.db
			.insertInto('notification_setting')
			.values({ account_id: id, mail_pace: 'INSTANT', ...kept })
			.execute();
		const { topics: read } = (await ask(READ)).data.getMyNotificationSettings;
		expect(read).toContainEqual({ topic: 'ACCOUNT', push: false, mail: true });
	});

	it('knows no other topics', async () => {
		const { token } = await insertPerson(server);
		const { errors } = await setSettings(server, token, { topics: [{ topic: 'NEWS', push: true, mail: true }] });
		expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT' });
		expect(JSON.stringify(errors?.[0]?.extensions)).toContain('topic');
	});
});
