import { expect, it } from 'vitest';
import { maskPhone } from './mask-phone.ts';

it.each(['0912345678', '+84 912 345 678', '+84 (0)912.345.678', '0084912345678'])('hides the middle of %s', (phone) =>
	expect(maskPhone(phone)).toBe('0912 ••• 678'),
);
