import type { SubmitFailure } from '@ancu/forms/form';
import { type Refusals, useSubmit } from './use-submit.ts';

/** Looks something up for a form: what is found, or what the form says where it is refused. */
export function useFind() {
	const submit = useSubmit();
	return async <Found>(ask: () => Promise<Found>, refusals?: Refusals): Promise<Found | SubmitFailure> => {
		let found: Found | undefined;
		const refused = await submit(async () => {
			found = await ask();
		}, refusals);
		return found ?? refused ?? {};
	};
}
