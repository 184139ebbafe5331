import type { FieldPath, FieldValues } from 'react-hook-form';
import type { SchemaForm } from '../form/use-schema-form.ts';

/** Checks `confirmPassword` again whenever `password` changes: a mismatch that was mended must not stay, a new one must not hide. */
export function withConfirmedPassword<Draft extends FieldValues & { password: string; confirmPassword: string }>(
	form: SchemaForm<Draft>,
): SchemaForm<Draft> {
	const confirmation = 'confirmPassword' as FieldPath<Draft>;
	const recheck = () => {
		// Before anybody was there, an empty repetition is no mistake.
		const { isTouched, invalid } = form.control.getFieldState(confirmation);
		if (isTouched || invalid) void form.control.trigger(confirmation);
	};
	return {
		...form,
		register: (path, options) =>
			form.register(path, path === 'password' ? ({ ...options, onChange: recheck } as typeof options) : options),
	};
}
