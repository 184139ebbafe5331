import type { ReactNode, SubmitEventHandler } from 'react';

interface AccountFormProps {
	/** Its name. */
	label: string;
	/** What it is, as `sign-in-form`. */
	slot: string;
	onSubmit: SubmitEventHandler<HTMLFormElement>;
	children: ReactNode;
}

/** One column of fields that hold a secret or lead to one. Posted: sent before its scripts run, it writes nothing of that into the address. */
export function AccountForm({ label, slot, onSubmit, children }: AccountFormProps) {
	return (
		<form noValidate method="post" aria-label={label} data-slot={slot} className="grid gap-1" onSubmit={onSubmit}>
			{children}
		</form>
	);
}
