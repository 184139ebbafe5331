import type * as z from 'zod/mini';
import { AppError } from './app-error.ts';

/** Checks what was sent by the same schema as the form does. Throws BAD_INPUT with the fields that are wrong; `names` tells how the wire calls a field that the form calls otherwise. */
export function parseInput<Output>(
	schema: z.ZodMiniType<Output>,
	input: unknown,
	names: Readonly<Record<string, string>> = {},
): Output {
	const parsed = schema.safeParse(input);
	if (parsed.success) return parsed.data;
	const fields = parsed.error.issues.map(({ path, message }) => {
		const field = path.join('.');
		return { path: names[field] ?? field, code: message };
	});
	throw new AppError('BAD_INPUT', { fields });
}
