import { createElement } from 'react';
import { expect, it } from 'vitest';
import { tidyArgTypes, tidyDocgen, withoutUndefined } from './prop-types.ts';

type ArgType = Parameters<typeof tidyArgTypes>[0]['argTypes'][string];

const undefinedType = { name: 'other', value: 'undefined' } as const;
const tidy = (argType: Partial<ArgType>, initial?: unknown) =>
	tidyArgTypes({ argTypes: { it: { name: 'it', ...argType } }, initialArgs: { it: initial } }).it;

it('says what a prop takes that may be left out, and gives it the control of that', () => {
	const raw = 'boolean | undefined';
	const loading = tidy({
		description: 'It works. @default false',
		type: { name: 'union', raw, value: [{ name: 'boolean' }, undefinedType], required: false },
		table: { type: { summary: 'union' }, defaultValue: { summary: 'false' } },
	});
	expect(loading).toEqual({
		name: 'it',
		description: 'It works.',
		type: { name: 'boolean', required: false },
		table: { type: { summary: 'boolean' }, defaultValue: { summary: 'false' } },
	});
	const act = tidy({
		type: {
			name: 'union',
			raw: '((value: string) => void) | undefined',
			value: [{ name: 'other', value: 'unknown' }, undefinedType],
		},
	});
	expect(act).toMatchObject({ type: { name: 'function' }, table: { type: { summary: '(value: string) => void' } } });
});

it('keeps a choice', () => {
	const raw = "'sm' | 'md' | undefined";
	const size = tidy({ type: { name: 'enum', raw, value: ['sm', 'md'] }, options: ['sm', 'md'] }, 'md');
	expect(size).toMatchObject({ type: { value: ['sm', 'md'] }, table: { type: { summary: "'sm' | 'md'" } } });
	expect(size).not.toHaveProperty('control');
});

it('lets words be typed, and nothing that would no longer be an element or a moment', () => {
	const node = { type: { name: 'other', value: 'ReactNode' } as const };
	expect(tidy(node)?.control).toEqual({ type: 'text' });
	expect(tidy(node, 'Gửi')?.control).toEqual({ type: 'text' });
	expect(tidy(node, createElement('b'))?.control).toEqual({ disable: true });
	expect(tidy({}, new Date())?.control).toEqual({ disable: true });
	expect(tidy({}, [{ id: '1' }])?.control).toBeUndefined();
});

it('tidies what nobody enhances', () => {
	const props = {
		size: { description: 'Small. @default "md"', tsType: { name: 'union', raw: "'sm' | 'md' | undefined" } },
		icon: { description: 'A picture.', tsType: { name: 'ReactNode' } },
	};
	tidyDocgen({ __docgenInfo: { props } });
	expect(props).toEqual({
		size: { description: 'Small.', tsType: { name: "'sm' | 'md'" } },
		icon: { description: 'A picture.', tsType: { name: 'ReactNode' } },
	});
	expect(() => tidyDocgen({})).not.toThrow();
});

it('keeps what a function answers', () => {
	expect(withoutUndefined('(area: Area) => Area | undefined')).toBe('(area: Area) => Area | undefined');
	expect(withoutUndefined('((area: Area) => Area | undefined) | undefined')).toBe('(area: Area) => Area | undefined');
	expect(withoutUndefined('Date | undefined')).toBe('Date');
});
