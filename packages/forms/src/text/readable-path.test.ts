import { expect, it } from 'vitest';
import { readablePath } from './readable-path.ts';

it.each([
	['/news/%E0%A4%A', '/news%2F%25E0%25A4%25A'],
	['//%E0', '/%2F%25E0'],
	['/%', '/%25'],
	['/news/Nh%C3%A0', '/news/Nh%C3%A0'],
	['/personal/a%2Fb', '/personal/a%2Fb'],
	['/', '/'],
])('%s is read as %s', (path, readable) => expect(readablePath(path)).toBe(readable));
