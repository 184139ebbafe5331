import { createInstance, type i18n } from 'i18next';
import { expect, it, vi } from 'vitest';
import { rememberTexts } from './remember-texts.ts';

async function start() {
	const texts = createInstance({
		lng: 'en',
		interpolation: { escapeValue: false },
		resources: {
			en: { house: { room_one: '{{count}} room', room_other: '{{count}} rooms', near: '{{a}} near {{b}}' } },
			vn: { house: { room_other: '{{count}} phòng' } },
		},
	});
	await texts.init();
	const walk = vi.spyOn(texts, 't');
	rememberTexts(texts);
	return { texts, walk };
}

/** With languages, namespaces and keys that no type knows of. */
const tOf = ({ getFixedT }: i18n, ...scope: string[]) =>
	(getFixedT as unknown as (...scope: string[]) => (key: string, values?: object) => string)(...scope);

it('says again what was said, whoever asks', async () => {
	const { texts, walk } = await start();
	expect(tOf(texts, 'en', 'house')('room', { count: 2 })).toBe('2 rooms');
	expect(tOf(texts, 'en', 'house')('room', { count: 2 })).toBe('2 rooms');
	expect(walk).toHaveBeenCalledOnce();
});

it('keeps languages and values apart', async () => {
	const { texts } = await start();
	const t = tOf(texts, 'en', 'house');
	expect(t('room', { count: 1 })).toBe('1 room');
	expect(t('room', { count: 3 })).toBe('3 rooms');
	expect(tOf(texts, 'vn', 'house')('room', { count: 3 })).toBe('3 phòng');
	expect(t('near', { a: 'x y', b: 'z' })).toBe('x y near z');
	expect(t('near', { a: 'x', b: 'y z' })).toBe('x near y z');
});

it('says what came since', async () => {
	const { texts } = await start();
	const t = tOf(texts, 'en', 'garden');
	expect(t('tree')).toBe('tree');
	texts.addResourceBundle('en', 'garden', { tree: 'A tree' });
	expect(t('tree')).toBe('A tree');
});
