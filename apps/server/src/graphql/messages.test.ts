import type { ErrorCode } from '@ancu/forms/error';
import en from '@ancu/forms/error/locales/en' with { type: 'json' };
import { expect, it } from 'vitest';
import { errorMessage } from './messages.ts';

// What is counted may be one; the others never are.
const params = { left: 1, seconds: 1, minutes: 1, hours: 1, count: 5, megapixels: 50 };

it.each(Object.keys(en) as ErrorCode[])('%s is said of one as of many', (code) =>
	expect(errorMessage(code, params, 'en')).not.toMatch(/\b1 (\w+ )?\w{2,}s\b/),
);
