import { expect, it } from 'vitest';
import { isGuarded } from './loopback.ts';

it.each([
	['https://gateway.example/pay', true, true],
	['http://127.0.0.1:4010', true, false],
	['http://[::1]:4010', true, false],
	['http://localhost', true, false],
	['http://gateway.example', false, false],
	['http://localhost.gateway.example', false, false],
])('%s is guarded in development: %s, in production: %s', (address, development, production) => {
	expect(isGuarded(address, 'development')).toBe(development);
	expect(isGuarded(address, 'production')).toBe(production);
});
