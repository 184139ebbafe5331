/** Run in a copy that has one more language, see check-third-language.ts: fails unless page, error and amount are in it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { errorMessage } from '../apps/server/src/graphql/messages.ts';
import { openBuiltWeb } from '../apps/server/src/web/built-web.ts';
import { formatMoney, readLocale } from '../packages/forms/src/format/index.ts';

const [, , code = ''] = process.argv;
const locale = readLocale(code);
assert.equal(locale, code);
const { currency, units } = readTexts('packages/forms/src/format/languages');
assert.equal(formatMoney(4_200_000_000, locale), `${currency}4.2\u00a0${units.billion}`);
assert.equal(errorMessage('NOT_FOUND', {}, locale), readTexts('packages/forms/src/error/locales').NOT_FOUND);

const { render } = await openBuiltWeb({ repository: process.cwd() });
const { status, html } = await render(
	new Request('http://localhost/rule/own', { headers: { cookie: `locale=${code}` } }),
	{
		execute: () => Promise.reject(new Error('A policy asks for nothing.')),
		fail: (error) => {
			throw error;
		},
		nonce: '',
		changes: () => 0,
		origin: 'http://localhost',
		demo: false,
		operator: {},
		tiles: undefined,
		methods: [],
		push: { kind: 'web', key: '' },
	},
);
assert.equal(status, 200);
const shell = readTexts('packages/ui/src/shell/locales');
for (const text of [shell.postNew, shell.policy.rule.own, `data-locale="${code}"`])
	assert.ok(html.includes(text), `The page has no ${text}`);

function readTexts(folder: string) {
	return JSON.parse(readFileSync(`${folder}/${code}.json`, 'utf8'));
}
