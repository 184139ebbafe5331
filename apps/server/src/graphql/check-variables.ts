import { isStorable } from '@ancu/forms/text';
import { AppError, badField } from './app-error.ts';

/** More than any form sends. */
const variableLimits = { depth: 16, list: 1_000 } as const;

/** Refuses variables that no form sends: lists and nesting without end, texts that no database keeps (NUL, half a character) or that take minutes to compare (marks without end), and numbers that it cannot calculate with. */
export function checkVariables(variables: Readonly<Record<string, unknown>>): void {
	for (const [name, value] of Object.entries(variables)) check(value, name, 1);
}

function check(value: unknown, path: string, depth: number): void {
	if (typeof value === 'string') {
		// The form calls its fields without the argument that they come in.
		if (!isStorable(value)) throw badField(path.replace(/^data\./, ''), 'invalid');
		return;
	}
	if (typeof value === 'number' && !isReckonable(value)) throw badField(path.replace(/^data\./, ''), 'invalid');
	if (typeof value !== 'object' || value === null) return;
	if (depth > variableLimits.depth)
		throw new AppError('BAD_INPUT', {
			reason: 'DOCUMENT_TOO_COSTLY',
			detail: `Variables are nested ${variableLimits.depth} deep at most.`,
		});
	if (Array.isArray(value) && value.length > variableLimits.list)
		throw new AppError('BAD_INPUT', {
			reason: 'DOCUMENT_TOO_COSTLY',
			detail: `A list in variables has ${variableLimits.list} items at most.`,
		});
	for (const [name, inner] of Object.entries(value)) {
		if (!isStorable(name)) throw badField(path, 'invalid');
		check(inner, `${path}.${name}`, depth + 1);
	}
}

/** Whether a number can be calculated with: the database fails where a result is too small for it. What is too large its field says. */
export function isReckonable(value: number): boolean {
	return value === 0 || Math.abs(value) > 1e-30;
}
