import { attempt, failureOf, type SubmitFailure } from '@ancu/forms/form';
import { type ReactNode, useId, useState } from 'react';
import { FormFailure } from '../form-failure/form-failure.tsx';
import { submitByKeys } from '../submit-by-keys.ts';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';

export interface ActDialogProps extends Pick<FormDialogProps, 'open' | 'onClose' | 'title' | 'keepLabel'> {
	/** What happens: a verb first. */
	submitLabel: string;
	/** Does it with what stands in the fields; fields that are refused are led to by their name. It closes when all is well. */
	onSubmit: (data: FormData) => Promise<SubmitFailure | undefined>;
	/** It went well. */
	onDone?: (() => void) | undefined;
	/** What is asked; given the code of what is wrong with a field. */
	children: (errorOf: (name: string) => string | undefined) => ReactNode;
}

/** Asks before something is done, stays while it is, says why it was refused, and keeps what was typed then. */
export function ActDialog({
	open,
	onClose,
	title,
	submitLabel,
	keepLabel,
	onSubmit,
	onDone,
	children,
}: ActDialogProps) {
	const formId = useId();
	const [pending, setPending] = useState(false);
	const [refused, setRefused] = useState<SubmitFailure>();
	/** Why the whole was refused; empty where nobody said, or said it of a field that is not in here. */
	const [failure, setFailure] = useState<string>();
	const close = () => {
		setRefused(undefined);
		setFailure(undefined);
		onClose();
	};

	const submit = async (form: HTMLFormElement) => {
		if (pending) return;
		setPending(true);
		// Refused once more, the same words are said once more.
		setRefused(undefined);
		setFailure(undefined);
		const refusal = await attempt(() => onSubmit(new FormData(form)));
		const fields = refusal?.fields?.map(({ path }) => fieldIn(form, path)) ?? [];
		const isExplained = fields.length > 0 && fields.every(Boolean);
		setPending(false);
		setRefused(refusal);
		setFailure(isExplained ? refusal?.message : failureOf(refusal));
		if (refusal) fields[0]?.focus();
		else {
			close();
			onDone?.();
		}
	};

	return (
		<FormDialog
			open={open}
			onClose={close}
			pending={pending}
			title={title}
			formId={formId}
			submitLabel={submitLabel}
			keepLabel={keepLabel}
		>
			<form
				noValidate
				id={formId}
				aria-label={title}
				data-slot="act-dialog"
				onSubmit={(event) => {
					event.preventDefault();
					submit(event.currentTarget);
				}}
				onKeyDown={submitByKeys}
			>
				<FormFailure message={failure} />
				<div className="grid grid-cols-[minmax(0,1fr)] gap-4">
					{children((name) => refused?.fields?.find(({ path }) => path === name)?.code)}
				</div>
			</form>
		</FormDialog>
	);
}

function fieldIn(form: HTMLFormElement, name: string): HTMLElement | null {
	return form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
}
