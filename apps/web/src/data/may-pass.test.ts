import { ApiError } from '@ancu/api/client';
import { describe, expect, it } from 'vitest';
import { mayPass } from './may-pass.ts';

describe('what was kept and did not get through', () => {
	it.each(['NETWORK', 'UNAVAILABLE', 'INTERNAL', 'TOO_MANY_REQUESTS'])('is sent again after %s', (code) =>
		expect(mayPass(new ApiError(code, 'x'))).toBe(true),
	);
	it.each(['FORBIDDEN', 'BAD_INPUT', 'TOO_MANY_DRAFTS'])('is not after %s, which would be said again', (code) =>
		expect(mayPass(new ApiError(code, 'x'))).toBe(false),
	);
});
