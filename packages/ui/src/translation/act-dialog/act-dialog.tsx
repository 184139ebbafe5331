import { attempt, failureOf, type SubmitFailure } from '@ancu/forms/form';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { FormFailure } from '../form-failure/form-failure.tsx';

export interface ActDialogProps {
	open: boolean;
	onClose: () => void;
	title: string;
	/** What happens: a verb first. */
	submitLabel: string;
	/** What the way out says where the act itself cancels, as “Giữ lệnh” beside “Hủy lệnh”. @default 'Hủy' */
	keepLabel?: string | undefined;
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
	const { t } = useTranslation('translation');
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
		<Dialog
			open={open}
			onClose={close}
			pending={pending}
			title={title}
			closeLabel={t('close')}
			footer={
				<>
					<Button variant="secondary" aria-disabled={pending} onClick={close}>
						{keepLabel ?? t('cancel')}
					</Button>
					<Button type="submit" form={formId} loading={pending}>
						{submitLabel}
					</Button>
				</>
			}
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
				// What was typed is sent without reaching for the mouse, as in mail.
				onKeyDown={(event) => {
					if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
				}}
			>
				<FormFailure message={failure} />
				<div className="grid grid-cols-[minmax(0,1fr)] gap-4">
					{children((name) => refused?.fields?.find(({ path }) => path === name)?.code)}
				</div>
			</form>
		</Dialog>
	);
}

function fieldIn(form: HTMLFormElement, name: string): HTMLElement | null {
	return form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
}
