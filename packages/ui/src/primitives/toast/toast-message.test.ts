import { expect, it } from 'vitest';
import { durationOf } from './toast-message.ts';

it('stays longer where there is something to press, be it a link or a button', () => {
	const nothing = durationOf({});
	expect(nothing).toBe(3_000);
	expect(durationOf({ action: { label: 'Hoàn tác', onAct: () => {} } })).toBe(8_000);
	expect(durationOf({ link: { href: 'https://example.com', label: 'Tải về' } })).toBe(8_000);
});
