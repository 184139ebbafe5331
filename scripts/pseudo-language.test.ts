import { expect, it } from 'vitest';
import { pseudoText, pseudoTexts } from './pseudo-language.ts';

it.each([
	['Save', '[Šáṽé ~~~~]'],
	['', ''],
	['{{count}} of {{total}} listings', '[{{count}} óƒ {{total}} ĺíšťíňǧš ~~~~~~~~~~~~~]'],
	['Read <1>the rules</1>, please', '[Řéáď <1>ťĥé řúĺéš</1>, ƥĺéášé ~~~~~~~~~~~~]'],
	['$t(shell:brand) is here', '[$t(shell:brand) íš ĥéřé ~~~~~~~~~~]'],
])('marks and lengthens %j and keeps what is filled in', (text, pseudo) => expect(pseudoText(text)).toBe(pseudo));

it('goes through a whole file', () => {
	expect(pseudoTexts({ a: 'No', b: { c: 'Yes' } })).toEqual({ a: '[Ňó ~~]', b: { c: '[Ýéš ~~~]' } });
});
