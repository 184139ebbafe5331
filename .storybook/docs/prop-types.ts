import { isValidElement } from 'react';
import type { SBType, StrictArgTypes, StrictInputType } from 'storybook/internal/csf';

/** What tables say of props and how controls change them, where Storybook reads `boolean | undefined` as a union of which it knows no more. */
export function tidyArgTypes({ argTypes, initialArgs }: { argTypes: StrictArgTypes; initialArgs: object }) {
	const initial: Readonly<Record<string, unknown>> = { ...initialArgs };
	return Object.fromEntries(
		Object.entries(argTypes).map(([name, argType]): [string, StrictInputType] => [name, tidy(argType, initial[name])]),
	);
}

interface Documented {
	__docgenInfo?: {
		props?: Record<string, { description?: string; tsType?: { name: string; raw?: string } }>;
	};
}

/** The same for components beside that of a page, whose props nobody enhances. */
export function tidyDocgen(component: object): void {
	for (const prop of Object.values((component as Documented).__docgenInfo?.props ?? {})) {
		if (prop.description) prop.description = withoutTags(prop.description);
		if (prop.tsType?.raw) prop.tsType = { name: withoutUndefined(prop.tsType.raw) };
	}
}

function tidy(argType: StrictInputType, initial: unknown): StrictInputType {
	const { description, table } = argType;
	const type = argType.type && alone(argType.type);
	const raw = argType.type?.raw;
	return {
		...argType,
		...(description && { description: withoutTags(description) }),
		...(type && { type }),
		...(raw && { table: { ...table, type: { summary: withoutUndefined(raw) } } }),
		...(isUnwritable(initial) && { control: { disable: true } }),
		...(type?.name === 'other' && type.value === 'ReactNode' && initial === undefined && { control: { type: 'text' } }),
		...(typeof initial === 'string' && !argType.options && { control: { type: 'text' } }),
	};
}

/** The table has a column for `@default` and its like. */
const withoutTags = (text: string) => text.replace(/\s*@\w+.*$/s, '');

/** A type as the code has it, without that it may be left out; a function that may answer nothing keeps that. */
export function withoutUndefined(raw: string): string {
	const [, inner] = /^\((.*)\) \| undefined$/s.exec(raw) ?? [];
	return inner ?? (/^\(.*\) =>/s.test(raw) ? raw : raw.replace(/ \| undefined$/, ''));
}

/** Of a type that may be left out, the type. */
function alone(type: SBType): SBType {
	if (type.name !== 'union') return type;
	const [one, ...others] = type.value.filter((part) => part.name !== 'other' || part.value !== 'undefined');
	if (!one || others.length > 0) return type;
	return { ...one, ...(type.raw?.includes('=>') && { name: 'function' as const }), required: type.required } as SBType;
}

/** What a control would write again as something else: an element, a moment, a set. */
function isUnwritable(value: unknown): boolean {
	if (typeof value !== 'object' || value === null) return false;
	return isValidElement(value) || ![Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value));
}
