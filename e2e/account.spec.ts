import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@ancu/forms/format';
import type { Page } from '@playwright/test';
import webEn from '../apps/web/src/locales/en.json' with { type: 'json' };
import web from '../apps/web/src/locales/vn.json' with { type: 'json' };
import errorEn from '../packages/forms/src/error/locales/en.json' with { type: 'json' };
import errorVn from '../packages/forms/src/error/locales/vn.json' with { type: 'json' };
import { ask } from './ask.ts';
import { asks } from './asks.ts';
import { forSale } from './for-sale.ts';
import { holdFiles } from './hold-files.ts';
import type { Site } from './site.ts';
import {
	askToSignOut,
	expect,
	hydrated,
	once,
	onPhone,
	openAs,
	openIn,
	otherPage,
	type Session,
	signIn,
	signOut,
	test,
	texts,
} from './test.ts';

const errors = { vn: errorVn, en: errorEn };
const phone = () => `097${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`;

/** Ends the session of a page at the server, which the page hears of by the next answer. */
const loseSession = (page: Page) =>
	page.evaluate(() =>
		fetch('/graphql', {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'x-token': sessionStorage.getItem('token') ?? '' },
			body: JSON.stringify({ query: 'mutation { logoutUser }' }),
		}),
	);
const e164 = (number: string) => `+84${number.slice(1)}`;

test(
	'registers, signs out and in, recovers by phone and by mail',
	onPhone('The forms at every width are in the stories, and on wide screens some go below.'),
	async ({ page, site }) => {
		test.setTimeout(240_000);
		const locale = 'en';
		const { account, translation } = texts[locale];
		const number = phone();
		const email = `hoa${number}@vi-du.vn`;
		await openIn(page, locale, '/auth/sign-in?next=/setting/information', site);

		await test.step('register with the code that the phone got', async () => {
			await page.getByRole('link', { name: account.signIn.signUp }).click();
			await expect(page).toHaveURL(/sign-up\?next=/);
			await page.getByLabel(account.code.phone, { exact: true }).fill(number);
			await page.getByRole('button', { name: account.code.send }).click();
			await expect(page.getByRole('textbox', { name: account.code.code })).toBeFocused();
			await page.getByRole('textbox', { name: account.code.code }).fill(await site.post.codeFor(e164(number)));
			await page.getByLabel(account.signUp.name).fill('Lê Thị Hoà');
			await page.getByLabel(new RegExp(`^${account.signUp.email}`)).fill(email);
			await page.getByLabel(account.signUp.password, { exact: true }).fill('mật khẩu của Hoà');
			await page.getByLabel(account.signUp.confirmPassword).fill('mật khẩu của Hoà');
			for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
			await page.getByRole('checkbox').nth(0).check();
			await page.getByRole('checkbox').nth(1).check();
			const refusal = { message: 'Nobody knows why.', extensions: { code: 'INTERNAL' } };
			await page.route('**/graphql', (route) =>
				asks(route.request(), /mutation Register\b/)
					? route.fulfill({ json: { errors: [refusal] } })
					: route.fallback(),
			);
			await page.getByRole('button', { name: account.signUp.submit }).click();
			await expect(page.locator('[data-toast]')).toHaveText([webEn.registerFailed]);
			await expect(page.getByText(refusal.message)).toHaveCount(1);
			await page.unroute('**/graphql');
			await page.getByRole('button', { name: account.signUp.submit }).click();
			await expect(page).toHaveURL(`${site.url}/setting/information`);
			await expect(page.getByLabel(account.profile.name)).toHaveValue('Lê Thị Hoà');
		});

		await test.step('confirm the e-mail by the link in the mail', async () => {
			await expect(page.getByText(account.profile.emailUnverified)).toBeVisible();
			const link = await site.post.linkFor(email, '/setting/information#');
			// Out of reach, and asked by a session that is over, the server is told later.
			await page.route('**/graphql', (route) =>
				asks(route.request(), /mutation ConfirmEmail\b/) ? route.abort() : route.fallback(),
			);
			await page.goto(link);
			await expect(page.getByText(errors[locale].NETWORK).first()).toBeVisible();
			await page.unroute('**/graphql');
			await page.evaluate(() => sessionStorage.setItem('token', 'forgotten'));
			await page.getByRole('button', { name: translation.retry }).click();
			await expect(page).toHaveURL(/\/auth\/sign-in\?.*reason=expired/);
			await signIn(page, locale, number, 'mật khẩu của Hoà');
			await expect(page.getByText(account.profile.emailVerified)).toBeVisible();
			await expect(page).toHaveURL(`${site.url}/setting/information`);
		});

		await test.step('sign out; fail; sign in', async () => {
			await signOut(page, locale);
			await expect(page).toHaveURL(`${site.url}/`);
			await page.goto('/auth/sign-in');
			await hydrated(page);
			await signIn(page, locale, number, 'không phải');
			await expect(page.getByRole('form').getByRole('alert')).toHaveText(errors[locale].WRONG_CREDENTIALS);
			// Once: whoever listens heard it from the form.
			await expect(page.getByText(errors[locale].WRONG_CREDENTIALS)).toHaveCount(1);
			await expect(page.getByLabel(account.signIn.username)).toHaveValue(number);
			await signIn(page, locale, number, 'mật khẩu của Hoà');
			await expect(page).toHaveURL(`${site.url}/`);
		});

		await test.step('recover by phone', async () => {
			await signOut(page, locale);
			await page.goto('/auth/forgot-password');
			await hydrated(page);
			await page.getByLabel(account.code.phone, { exact: true }).fill(number);
			await page.getByRole('button', { name: account.code.send }).click();
			await page.getByRole('textbox', { name: account.code.code }).fill(await site.post.codeFor(e164(number), 2));
			await page.getByLabel(account.recover.password, { exact: true }).fill('mật khẩu thứ hai');
			await page.getByLabel(account.recover.confirmPassword).fill('mật khẩu thứ hai');
			await page.getByRole('button', { name: account.recover.submit }).click();
			await expect(page).toHaveURL(`${site.url}/`);
		});

		await test.step('recover by mail', async () => {
			await signOut(page, locale);
			await page.goto('/auth/forgot-password');
			await hydrated(page);
			await page.getByText(account.recover.way.email).click();
			await page.getByRole('textbox', { name: account.recover.email }).fill(email);
			await page.getByRole('button', { name: account.recover.sendLink }).click();
			await expect(page.getByRole('heading', { name: account.recover.mailSent })).toBeFocused();
			const link = await site.post.linkFor(email, '/auth/forgot-password#');
			await page.goto(link);
			await page.getByLabel(account.recover.password, { exact: true }).fill('mật khẩu thứ ba');
			await page.getByLabel(account.recover.confirmPassword).fill('mật khẩu thứ ba');
			await page.getByRole('button', { name: account.recover.submit }).click();
			await expect(page).toHaveURL(`${site.url}/`);
			await page.goto(link);
			await page.getByLabel(account.recover.password, { exact: true }).fill('mật khẩu thứ tư');
			await page.getByLabel(account.recover.confirmPassword).fill('mật khẩu thứ tư');
			await page.getByRole('button', { name: account.recover.submit }).click();
			await expect(page.getByRole('heading', { name: account.recover.linkExpired })).toBeVisible();
		});
	},
);

const { account, shell, translation } = texts.vn;

test(
	'a changed password signs the other browser out, which says so and leads back',
	once,
	async ({ page, browser, site }) => {
		const { username, session } = await register(site);
		await openAs(page, 'vn', session, '/setting/security', site);
		await expect(page.getByText(account.sessions.current, { exact: true })).toBeVisible();

		const there = await otherPage(browser, 'vn', site);
		await openAs(there, 'vn', username, '/setting/privacy', site, 'mật khẩu của Hoà');
		await expect(there.getByLabel(account.privacy.showPhone)).toBeVisible();

		await page.getByLabel(account.password.old).fill('mật khẩu của Hoà');
		await page.getByLabel(account.password.new, { exact: true }).fill('mật khẩu mới toanh');
		await page.getByLabel(account.password.confirm).fill('mật khẩu mới toanh');
		await page.getByRole('button', { name: account.password.submit }).click();
		await expect(page.getByText(account.password.changed).first()).toBeVisible();
		await expect(page.getByText(account.sessions.onlyThis)).toBeVisible();

		// At once: what it listens to has ended.
		await expect(there).toHaveURL(/\/auth\/sign-in\?next=%2Fsetting%2Fprivacy/);
		await expect(there.getByText(account.signIn.expired)).toBeVisible();
		expect(await there.evaluate(() => sessionStorage.length)).toBe(0);
		await signIn(there, 'vn', username, 'mật khẩu mới toanh');
		await expect(there).toHaveURL(`${site.url}/setting/privacy`);

		// What has signed out there meanwhile is as ended as it was to be.
		await page.reload();
		const end = page.locator('[data-slot=session-list]').getByRole('button');
		await expect(end).toBeVisible();
		await signOut(there, 'vn');
		await end.click();
		await expect(page.getByText(account.sessions.ended).first()).toBeVisible();
		await expect(page.getByText(account.sessions.onlyThis)).toBeVisible();
		await there.context().close();
	},
);

test(
	'a phone drops the page while its owner reads the message: the code is asked for still',
	onPhone('Others drop none.'),
	async ({ page, site }) => {
		const number = phone();
		const requests: string[] = [];
		page.on('request', (request) => {
			if (asks(request, /mutation RequestPhoneCode\b/)) requests.push(request.url());
		});
		await openIn(page, 'vn', '/auth/sign-up', site);
		const field = page.getByLabel(account.code.phone, { exact: true });
		const code = page.getByRole('textbox', { name: account.code.code });
		await field.fill(number);
		await page.getByRole('button', { name: account.code.send }).click();
		await expect(code).toBeFocused();
		await page.reload();
		await expect(code).toBeFocused();

		await page.getByRole('button', { name: account.code.changePhone }).click();
		await expect(field).toHaveValue(number);
		await field.fill(e164(number));
		await page.getByRole('button', { name: account.code.send }).click();
		await code.fill(await site.post.codeFor(e164(number)));
		await expect(page.getByLabel(account.signUp.name)).toBeVisible();
		expect(requests).toHaveLength(1);
		// It was used.
		await page.reload();
		await expect(field).toHaveValue('');
		await expect(code).toHaveCount(0);
	},
);

test('signing out in one tab signs the others out, and leaves nothing on the device', once, async ({ page, site }) => {
	await openAs(page, 'vn', 'an', '/real-estate/1', site);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect.poll(() => page.evaluate(() => localStorage.getItem('recent'))).toContain('1');
	const second = await page.context().newPage();
	await second.goto('/real-estate');
	await hydrated(second);
	await expect(second.getByText('Nguyễn Thị An').first()).toBeAttached();

	await signOut(page, 'vn');
	await expect(page).toHaveURL(`${site.url}/`);
	expect(await page.evaluate(() => localStorage.getItem('recent'))).toBeNull();
	await expect(second.getByText('Nguyễn Thị An')).toHaveCount(0);
	await expect(second).toHaveURL(/\/real-estate$/);
});

test(
	'where a session ran out in several tabs, signing in in one leads all of them back',
	once,
	async ({ page, site }) => {
		await openAs(page, 'vn', 'an', '/setting/privacy', site);
		const second = await page.context().newPage();
		await second.goto('/notification?unseen');
		await hydrated(second);
		await expect(second.getByText('Nguyễn Thị An').first()).toBeAttached();
		await loseSession(page);
		for (const tab of [page, second]) await expect(tab).toHaveURL(/\/auth\/sign-in\?.*reason=expired/);
		await signIn(page, 'vn', 'an');
		await expect(page).toHaveURL(`${site.url}/setting/privacy`);
		await expect(second).toHaveURL(/\/notification\?unseen/);
		await expect(second.getByRole('heading', { level: 1, name: texts.vn.notification.title })).toBeVisible();
		// Whoever is signed in is asked for nothing.
		await second.goto('/auth/sign-in?next=/rent');
		await expect(second).toHaveURL(/\/rent$/);
	},
);

test('a second tab shows what was changed in the first, but for what is typed in it', once, async ({ page, site }) => {
	const { token } = await openAs(page, 'vn', 'support', '/setting/information', site);
	const name = page.getByLabel(account.profile.name);
	const description = page.getByLabel(account.profile.description);
	await expect(name).not.toHaveValue('');
	const before = await name.inputValue();
	await description.fill('Nửa chừng');
	const rename = (to: string) =>
		ask(site, 'mutation ($name: String) { updateMe(name: $name) { id } }', { name: to }, token);
	await rename('Tên mới ở thẻ kia');
	await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
	await expect(name).toHaveValue('Tên mới ở thẻ kia');
	await expect(description).toHaveValue('Nửa chừng');
	await expect(page.getByRole('button', { name: /Tên mới ở thẻ kia/ })).toBeVisible();
	await rename(before);
});

test('a list that did not come is said not to be there, and comes by itself', once, async ({ page, site }) => {
	await page.clock.install();
	await page.route('**/graphql', (route) =>
		asks(route.request(), /query Districts\b/) ? route.abort() : route.fallback(),
	);
	await openAs(page, 'vn', 'support', '/setting/information', site);
	await page.getByLabel(account.profile.province).selectOption('01');
	const district = page.getByLabel(account.profile.district);
	const isSaid = page.getByRole('alert').filter({ hasText: translation.listFailed });
	await expect(isSaid).toBeVisible();
	await expect(district).toHaveText(translation.notLoaded);
	await page.unroute('**/graphql');
	await page.clock.fastForward(30_000);
	await expect(isSaid).toHaveCount(0);
	await district.selectOption('001');
});

test('the districts are those of the province that another tab saved since', once, async ({ page, site }) => {
	const { token } = await openAs(page, 'vn', 'support', '/setting/information', site);
	const live = (place: object) =>
		ask(site, 'mutation ($p: ID, $d: ID) { updateMe(provinceId: $p, districtId: $d) { id } }', place, token);
	const province = page.getByLabel(account.profile.province);
	const district = page.getByLabel(account.profile.district);
	await province.selectOption('79');
	await district.selectOption('760');
	await page.getByRole('button', { name: account.profile.submit }).click();
	await expect(page.locator('[data-toast]')).toHaveText([account.profile.saved]);
	await live({ p: '01', d: '001' });
	await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
	await expect(province).toHaveValue('01');
	await expect(district).toHaveValue('001');
	await expect(district).not.toContainText('Quận 1');
	await live({ p: '', d: '' });
});

test('settings of notifications undo nothing that another device has saved', once, async ({ page, site }) => {
	const { settings, topic } = texts.vn.notification;
	const { token } = await openAs(page, 'vn', 'support', '/setting/notification', site);
	const fields = 'topics { topic push mail } quietFrom quietTo mailPace';
	const keep = `mutation ($data: NotificationSettingsInput!) { updateNotificationSettings(data: $data) { ${fields} } }`;
	const before = (await ask<{ is: object }>(site, `{ is: getMyNotificationSettings { ${fields} } }`, {}, token)).is;
	const ways = page.getByRole('group', { name: topic.SEARCH });
	await ways.getByRole('checkbox', { name: settings.push }).uncheck();
	const theirs = { topics: [{ topic: 'WALLET', push: false, mail: false }], quietFrom: '22:00', quietTo: '07:00' };
	await ask(site, keep, { data: { ...theirs, mailPace: 'WEEKLY' } }, token);
	await page.getByRole('button', { name: settings.submit }).click();
	await expect(page.locator('[data-toast]')).toHaveText([settings.saved]);
	// What the form shows is what is kept by now.
	await expect(page.getByLabel(settings.quietFrom, { exact: true })).toHaveValue('22:00');
	await expect(ways.getByRole('checkbox', { name: settings.push })).not.toBeChecked();
	await expect(page.getByText(settings.unsaved)).toHaveCount(0);
	await page.reload();
	await hydrated(page);
	const wallet = page.getByRole('group', { name: topic.WALLET });
	await expect(wallet.getByRole('checkbox', { name: settings.push })).not.toBeChecked();
	await expect(ways.getByRole('checkbox', { name: settings.push })).not.toBeChecked();
	await expect(page.getByRole('radio', { name: settings.paceOf.WEEKLY })).toBeChecked();
	await ask(site, keep, { data: before }, token);
});

test(
	'whoever loses their session in the middle of a form is asked, and keeps the form',
	once,
	async ({ page, site }) => {
		const { planning, procedure } = texts.vn;
		const forms = [
			['/planning-check?new', planning.checkForm.sheetNo],
			[`/send-request?listing=${await forSale(site)}`, procedure.start.name],
		] as const;
		for (const [path, label] of forms) {
			// By the page that asks people to sign in: what it is made of is at hand then, and nothing is waited for.
			await openAs(page, 'vn', 'an', `/auth/sign-in?next=${encodeURIComponent(path)}`, site);
			await expect(page).toHaveURL(site.url + path);
			const field = page.getByLabel(label, { exact: true });
			await field.fill('DC-77');
			await loseSession(page);
			await page.getByRole('dialog').getByRole('button', { name: web.leave.stay }).click();
			await expect(field, path).toHaveValue('DC-77');
			page.once('dialog', (dialog) => dialog.accept());
		}
	},
);

test(
	'what one person has half written is not saved by another who signs in elsewhere',
	once,
	async ({ page, site }) => {
		const description = page.getByLabel(account.profile.description);
		const save = page.getByRole('button', { name: account.profile.submit });
		const text = `Nửa chừng ${phone()}`;
		const writeAndLose = async () => {
			await description.fill(text);
			await loseSession(page);
			await page.getByRole('dialog').getByRole('button', { name: web.leave.stay }).click();
		};
		await openAs(page, 'vn', 'an', '/setting/information', site);
		await writeAndLose();
		const tab = await page.context().newPage();
		const enter = async (name: string) => {
			await tab.goto('/auth/sign-in');
			await hydrated(tab);
			await signIn(tab, 'vn', name);
			await expect(tab).toHaveURL(`${site.url}/`);
		};

		await test.step('the page is loaded anew, and sends nothing of it to whoever stays on it', async () => {
			const sent: string[] = [];
			page.on('request', (request) => {
				if (asks(request, /mutation UpdateProfile\b/)) sent.push(request.postData() ?? '');
			});
			let isStaying = true;
			const asked: string[] = [];
			page.on('dialog', (dialog) => {
				asked.push(dialog.type());
				return isStaying ? dialog.dismiss() : dialog.accept();
			});
			await enter('binh');
			await expect(description).toHaveValue(text);
			await save.click();
			await expect.poll(() => [...asked, ...sent]).not.toEqual([]);
			expect(sent).toEqual([]);
			isStaying = false;
			await page.reload();
			await expect(page.getByLabel(account.profile.name)).toHaveValue('Trần Văn Bình');
			await expect(description).not.toHaveValue(text);
			expect(sent).toEqual([]);
		});

		await test.step('the same person goes on where they were', async () => {
			await writeAndLose();
			await enter('binh');
			await expect(page.getByRole('button', { name: shell.accountMenu.replace(/\{\{.*/, '') })).toBeVisible();
			await expect(description).toHaveValue(text);
			await save.click();
			await expect(page.getByText(account.profile.saved).first()).toBeVisible();
		});
	},
);

test(
	'the server is told who signs out, though a script on the way there does not come, nor the answer',
	once,
	async ({ page, site }) => {
		await page.route(/\/assets\/push-device-/, (route) => route.abort());
		const told = Promise.withResolvers<number>();
		await page.route('**/graphql', async (route) => {
			if (asks(route.request(), /mutation SignOut\b/)) told.resolve((await route.fetch()).status());
			else await route.fallback();
		});
		await page.clock.install();
		await openAs(page, 'vn', 'an', '/', site);
		await askToSignOut(page, 'vn');
		expect(await told.promise).toBe(200);
		await page.clock.fastForward(3_000);
		await expect(page.getByRole('banner').getByRole('link', { name: texts.vn.shell.signIn })).toBeVisible();
	},
);

test(
	'a wrong password is said at its field, which is not behind the head',
	onPhone('There the form is longer than the screen.'),
	async ({ page, site }) => {
		await page.setViewportSize({ width: 360, height: 560 });
		await openAs(page, 'vn', 'an', '/setting/security', site);
		const { password } = texts.vn.account;
		const old = page.getByLabel(password.old, { exact: true });
		await old.fill('sai mật khẩu');
		await page.getByLabel(password.new, { exact: true }).fill('một câu dài hơn');
		await page.getByLabel(password.confirm, { exact: true }).fill('một câu dài hơn');
		// Scrolled to where the first field lies behind the head.
		await old.evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 10));
		await page.keyboard.press('Enter');
		await expect(old).toBeFocused();
		await expect(old).toHaveAccessibleDescription(errorVn.WRONG_PASSWORD);
		const [head, field] = [await page.getByRole('banner').boundingBox(), await old.boundingBox()];
		expect(field?.y).toBeGreaterThan(head?.height ?? 0);
	},
);

test(
	'who signs out meets no expired session, though what was asked before is answered late',
	once,
	async ({ page, site }) => {
		await openAs(page, 'vn', 'an', '/real-estate', site);
		const told = page.waitForResponse((response) => asks(response.request(), /mutation SignOut\b/));
		const refused = page.waitForResponse((response) => response.status() === 401);
		await page.route('**/graphql', async (route) => {
			if (asks(route.request(), /query PublicListing\b/)) {
				await told;
				await page.waitForFunction(() => sessionStorage.getItem('token') === null);
			}
			await route.fallback();
		});
		// The way home takes until then.
		const letHome = await holdFiles(page, /\/assets\/home\.route-.*\.js$/);
		// A pointer that rests on a card has its listing fetched ahead.
		const ahead = page.waitForRequest((request) => asks(request, /query PublicListing\b/));
		await page.getByRole('article').first().getByRole('link').hover();
		await ahead;
		await askToSignOut(page, 'vn');
		await refused;
		letHome();
		await expect(page).toHaveURL(`${site.url}/`);
		await expect(page.getByRole('banner').getByRole('link', { name: texts.vn.shell.signIn })).toBeVisible();
	},
);

test(
	'who signs out and goes back to a page that was loaded before meets no expired session',
	once,
	async ({ page, site }) => {
		await openAs(page, 'vn', 'binh', '/setting/wallet', site);
		await page.goto('/news');
		await hydrated(page);
		await signOut(page, 'vn');
		await page.goBack();
		await expect(page.getByText(account.signIn.pleaseSignIn)).toBeVisible();
	},
);

test(
	'a code counts down by the server where the clock of the device is hours off, and a wrong one that sent itself costs one try',
	once,
	async ({ page, site }) => {
		const number = phone();
		await page.clock.install({ time: Date.now() + 3 * HOUR_MS });
		await openIn(page, 'vn', '/auth/sign-up', site);
		await page.getByLabel(account.code.phone, { exact: true }).fill(number);
		await page.getByRole('button', { name: account.code.send }).click();
		const left = page.getByText(new RegExp(account.code.expiresIn.replace('{{time}}', String.raw`9:\d\d`)));
		await expect(left).toBeVisible();
		// What waits for the message is there after a reload, and nothing was answered on the new page yet.
		await page.reload();
		await expect(left).toBeVisible();

		const right = await site.post.codeFor(e164(number));
		const code = page.getByRole('textbox', { name: account.code.code });
		const tries = page.getByText(errors.vn.WRONG_CODE.replace('{{left}}', '4'));
		await code.pressSequentially(right === '000000' ? '111111' : '000000');
		await expect(tries).toHaveCount(1);
		await page.keyboard.press('Enter');
		await expect(page.getByRole('button', { name: account.code.submit })).not.toHaveAttribute('aria-busy');
		await expect(tries).toHaveCount(1);
		// Another code is tried.
		await code.fill(right);
		await expect(page.getByLabel(account.signUp.name)).toBeVisible();
	},
);

test('a proof that is too old leads back to the code, and what was typed stays', once, async ({ page, site }) => {
	const number = phone();
	const code = page.getByRole('textbox', { name: account.code.code });
	await openIn(page, 'vn', '/auth/sign-up', site);

	await test.step('registering', async () => {
		await proveLongAgo(page, number);
		await page.getByLabel(account.signUp.name).fill('Lê Thị Hoà');
		await page.getByLabel(new RegExp(`^${account.signUp.email}`)).fill(`hoa${number}@vi-du.vn`);
		await page.getByLabel(account.signUp.password, { exact: true }).fill('mật khẩu của Hoà');
		await page.getByLabel(account.signUp.confirmPassword).fill('mật khẩu của Hoà');
		await page.getByRole('checkbox').nth(0).check();
		await page.getByRole('checkbox').nth(1).check();
		await page.getByRole('button', { name: account.signUp.submit }).click();
		await expect(page.getByText(errors.vn.PROOF_EXPIRED).first()).toBeVisible();
		await expect(code).toBeFocused();
		await code.fill(await site.post.codeFor(e164(number)));
		await expect(page.getByLabel(account.signUp.name)).toHaveValue('Lê Thị Hoà');
		await expect(page.getByLabel(new RegExp(`^${account.signUp.email}`))).toHaveValue(`hoa${number}@vi-du.vn`);
		// Consent alone is given again.
		for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
		await page.getByRole('checkbox').nth(0).check();
		await page.getByRole('checkbox').nth(1).check();
		await page.getByRole('button', { name: account.signUp.submit }).click();
		await expect(page).toHaveURL(`${site.url}/`);
	});

	await test.step('setting a new password', async () => {
		await signOut(page, 'vn');
		await page.goto('/auth/forgot-password');
		await hydrated(page);
		await proveLongAgo(page, number);
		await page.getByLabel(account.recover.password, { exact: true }).fill('mật khẩu thứ hai');
		await page.getByLabel(account.recover.confirmPassword).fill('mật khẩu thứ hai');
		await page.getByRole('button', { name: account.recover.submit }).click();
		await expect(code).toBeFocused();
		await code.fill(await site.post.codeFor(e164(number), 2));
		await page.getByRole('button', { name: account.recover.submit }).click();
		await expect(page).toHaveURL(`${site.url}/`);
	});
});

test(
	'a code that is checked while another number is chosen proves nothing of that one',
	once,
	async ({ page, site }) => {
		const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
		const later = new Date(Date.now() + 600_000).toISOString();
		await page.route('**/graphql', async (route) => {
			if (asks(route.request(), /mutation RequestPhoneCode\b/)) {
				const sent = { id: randomUUID(), expiresAt: later, resendAt: later };
				return route.fulfill({ json: { data: { requestPhoneCode: sent } } });
			}
			if (!asks(route.request(), /mutation ConfirmPhoneCode\b/)) return route.fallback();
			await held;
			return route.fulfill({ json: { data: { confirmPhoneCode: { token: 'of the first number' } } } });
		});
		const code = page.getByRole('textbox', { name: account.code.code });
		await openIn(page, 'vn', '/auth/forgot-password', site);
		await page.getByLabel(account.code.phone, { exact: true }).fill(phone());
		await page.getByRole('button', { name: account.code.send }).click();
		const answered = page.waitForResponse((response) => asks(response.request(), /mutation ConfirmPhoneCode\b/));
		await code.fill('123456');
		await page.getByRole('button', { name: account.code.changePhone }).click();
		letGo();
		await (await answered).finished();
		await page.getByLabel(account.code.phone, { exact: true }).fill(phone());
		await page.getByRole('button', { name: account.code.send }).click();
		await expect(code).toBeFocused();
		await expect(page.getByLabel(account.recover.password, { exact: true })).toHaveCount(0);
	},
);

test(
	'a link for a new password is still waited for after a reload, not the code of before',
	once,
	async ({ page, site }) => {
		const later = new Date(Date.now() + 600_000).toISOString();
		await page.route('**/graphql', (route) => {
			const sent = { id: randomUUID(), expiresAt: later, resendAt: later };
			return asks(route.request(), /mutation RequestPhoneCode\b/)
				? route.fulfill({ json: { data: { requestPhoneCode: sent } } })
				: route.fallback();
		});
		const { code, recover } = account;
		await openIn(page, 'vn', '/auth/forgot-password', site);
		await page.getByLabel(code.phone, { exact: true }).fill(phone());
		await page.getByRole('button', { name: code.send }).click();
		await page.getByRole('button', { name: code.changePhone }).click();
		await page.getByText(recover.way.email).click();
		await page.getByRole('textbox', { name: recover.email }).fill('khong-ai@vi-du.vn');
		await page.getByRole('button', { name: recover.sendLink }).click();
		const sent = page.getByRole('heading', { name: recover.mailSent });
		await expect(sent).toBeFocused();
		await page.reload();
		await expect(sent).toBeVisible();
		await expect(page.getByText(recover.mailSentTo.replace('{{email}}', 'khong-ai@vi-du.vn'))).toBeVisible();
		// Another address is asked for, which a reload does not change either.
		await page.getByRole('button', { name: recover.otherEmail }).click();
		await page.reload();
		await hydrated(page);
		await expect(page.getByRole('textbox', { name: recover.email })).toBeVisible();
		await expect(page.getByRole('radio', { name: recover.way.email })).toBeChecked();
		await expect(page.getByRole('textbox', { name: code.code })).toHaveCount(0);
	},
);

test(
	'another e-mail and another phone take the password, and what was typed stays where it is wrong',
	once,
	async ({ page, browser, site }) => {
		const { username, session } = await register(site);
		const email = `moi${username}@vi-du.vn`;
		const number = phone();
		const password = page.getByLabel(account.password.old);
		const showEmail = page.getByLabel(account.privacy.showEmail);
		const toSetting = (name: string) => page.getByRole('main').locator(`nav a[href="/setting/${name}"]`).click();
		const spoken = (of: string) => of.replace(/(\d{4})(\d{3})(\d{3})/, '$1 $2 $3');
		await openAs(page, 'vn', session, '/setting/privacy', site);

		await test.step('the phone is shown, also to a second person', async () => {
			await page.getByLabel(account.privacy.showPhone).check();
			await expect(page.getByRole('link', { name: spoken(username) })).toBeVisible();
			const second = await otherPage(browser, 'vn', site);
			await openIn(second, 'vn', `/personal/${session.user.id}`, site);
			const number = second.getByRole('link', { name: spoken(username) });
			await expect(second.getByRole('link', { name: account.person.signIn })).toHaveAttribute(
				'href',
				`/auth/sign-in?next=${encodeURIComponent(`/personal/${session.user.id}`)}`,
			);
			await expect(number).toHaveCount(0);
			// Signed in by another tab, they see it on this one too.
			const tab = await second.context().newPage();
			await tab.goto(`${site.url}/auth/sign-in`);
			await hydrated(tab);
			await signIn(tab, 'vn', 'binh');
			await expect(number).toBeVisible();
			await second.context().close();
		});

		await test.step('the first e-mail', async () => {
			await expect(showEmail).toBeDisabled();
			await toSetting('information');
			await expect(page.getByLabel(account.profile.name)).toHaveValue('Lê Thị Hoà');
			await expect(password).toHaveCount(0);
			await page.getByLabel(account.profile.email, { exact: true }).fill(email);
			await page.getByLabel(account.profile.address, { exact: true }).fill('5 Nguyễn Huệ');
			await password.fill('không phải');
			await page.getByRole('button', { name: account.profile.submit }).click();
			await expect(password).toHaveAccessibleDescription(/Mật khẩu hiện tại không đúng/);
			await expect(password).toBeFocused();
			await expect(page.getByLabel(account.profile.address, { exact: true })).toHaveValue('5 Nguyễn Huệ');
			await password.fill('mật khẩu của Hoà');
			await page.getByRole('button', { name: account.profile.submit }).click();
			await expect(page.getByText(account.profile.saved).first()).toBeVisible();
			await expect(password).toHaveCount(0);
			await expect(page.getByText(account.profile.emailUnverified)).toBeVisible();
			await toSetting('privacy');
			await expect(showEmail).toBeEnabled();
			await toSetting('information');
		});

		await test.step('the phone', async () => {
			const dialog = page.getByRole('dialog');
			await page.getByRole('button', { name: account.code.changePhone }).click();
			await dialog.getByLabel(account.code.phone, { exact: true }).fill(number);
			await dialog.getByRole('button', { name: account.code.send }).click();
			// Who types goes on typing: each step takes the focus of the one that is gone.
			await expect(dialog.getByRole('textbox', { name: account.code.code })).toBeFocused();
			await dialog.getByRole('textbox', { name: account.code.code }).fill(await site.post.codeFor(e164(number)));
			await expect(password).toBeFocused();
			// A stray key throws away no number that is proved.
			await password.press('Escape');
			await expect(dialog.getByRole('button', { name: translation.cancel })).toBeFocused();
			await password.fill('không phải');
			await dialog.getByRole('button', { name: account.phoneChange.submit }).click();
			await expect(password).toHaveAccessibleDescription(/Mật khẩu hiện tại không đúng/);
			await password.fill('mật khẩu của Hoà');
			await dialog.getByRole('button', { name: account.phoneChange.submit }).click();
			await expect(dialog).toBeHidden();
			await expect(page.getByText(spoken(number))).toBeVisible();
		});
	},
);

/** Proves a number by what the server does not know, as a proof that has become too old. */
async function proveLongAgo(page: Page, number: string): Promise<void> {
	const past = new Date(Date.now() - HOUR_MS).toISOString();
	const sent = { id: randomUUID(), expiresAt: past, resendAt: past };
	await page.route('**/graphql', (route) => {
		if (asks(route.request(), /mutation RequestPhoneCode\b/))
			return route.fulfill({ json: { data: { requestPhoneCode: sent } } });
		if (asks(route.request(), /mutation ConfirmPhoneCode\b/))
			return route.fulfill({ json: { data: { confirmPhoneCode: { token: 'too old' } } } });
		return route.fallback();
	});
	await page.getByLabel(account.code.phone, { exact: true }).fill(number);
	await page.getByRole('button', { name: account.code.send }).click();
	await page.getByRole('textbox', { name: account.code.code }).fill('123456');
	await expect(page.getByRole('textbox', { name: account.code.code })).toHaveCount(0);
	await page.unroute('**/graphql');
}

/** Registers somebody without a page: how it is done on one has journeys of its own. */
async function register(site: Site): Promise<{ username: string; session: Session }> {
	const username = phone();
	const number = e164(username);
	const send = 'mutation ($number: String!) { requestPhoneCode(phone: $number, purpose: REGISTER) { id } }';
	const { requestPhoneCode: sent } = await ask<{ requestPhoneCode: { id: string } }>(site, send, { number });
	const confirm = 'mutation ($id: ID!, $code: String!) { confirmPhoneCode(id: $id, code: $code) { token } }';
	const code = await site.post.codeFor(number);
	const { confirmPhoneCode: proof } = await ask<{ confirmPhoneCode: { token: string } }>(site, confirm, {
		...sent,
		code,
	});
	const create = `mutation ($number: String!, $token: String!) {
		lmkRegisterUserWeb(name: "Lê Thị Hoà", password: "mật khẩu của Hoà", phone: $number, idToken: $token) { token user { id } } }`;
	const { lmkRegisterUserWeb } = await ask<{ lmkRegisterUserWeb: Session }>(site, create, { number, ...proof });
	return { username, session: lmkRegisterUserWeb };
}

test('who signs out is asked before what nobody else has is forgotten', once, async ({ page, site }) => {
	const { planning } = texts.vn;
	const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));
	const question = page.getByRole('dialog', { name: web.signOut.title });
	const leave = question.getByRole('button', { name: web.signOut.leave });

	await test.step('a request that was begun lies in this browser alone', async () => {
		await openAs(page, 'vn', 'an', '/planning-check?new', site);
		const sheet = page.getByLabel(planning.checkForm.sheetNo);
		await sheet.fill('12');
		await page.goto('/real-estate');
		await hydrated(page);
		await askToSignOut(page, 'vn');
		await question.getByRole('button', { name: web.leave.stay }).click();
		await page.goto('/planning-check?new');
		await expect(sheet).toHaveValue('12');
		await askToSignOut(page, 'vn');
		await leave.click();
		await page.waitForURL(`${site.url}/`);
		expect(await drafts()).toEqual([]);
	});

	await test.step('a change that is not saved is on its page alone', async () => {
		await openAs(page, 'vn', 'an', '/setting/information', site);
		await page.getByLabel(texts.vn.account.profile.name).fill('Một tên khác');
		await askToSignOut(page, 'vn');
		await leave.click();
		// Asked once: the page that is left has nothing more to ask.
		await page.waitForURL(`${site.url}/`);
		await expect(page.getByRole('dialog')).toHaveCount(0);
	});
});
