import type { FieldError } from '../error/index.ts';

/** The code of a field's error; of a list, that of its first entry that has one. */
export function codeOf(error: unknown): string | undefined {
	if (Array.isArray(error)) return error.map(codeOf).find(Boolean);
	if (typeof error !== 'object' || error === null) return undefined;
	const { message, root } = error as { message?: string; root?: { message?: string } };
	return message ?? root?.message;
}

/** The same of what stands at a path in the form library's tree of errors. */
export function codeAt(errors: object, path: string): string | undefined {
	return codeOf(path.split('.').reduce<unknown>((part, key) => Object(part)[key], errors));
}

/** Everything that is wrong in the form library's tree of errors, in its order. What is wrong with a list as a whole has the list's path. */
export function listErrors(errors: object, path = ''): FieldError[] {
	const own = 'message' in errors && typeof errors.message === 'string' ? [{ path, code: errors.message }] : [];
	const inner = Object.entries(errors).flatMap(([key, value]) =>
		typeof value === 'object' && value !== null && key !== 'ref'
			? listErrors(value, key === 'root' ? path : [path, key].filter(Boolean).join('.'))
			: [],
	);
	return [...own, ...inner];
}
