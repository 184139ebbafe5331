import type { SubmitFailure } from '@ancu/forms/form';
import type { FindOwnerValues } from '@ancu/forms/wallet';
import { type FindOwnerFormOptions, useFindOwnerForm } from '@ancu/forms/wallet/form';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../primitives/field/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { useErrorWords } from '../../translation/use-error-words.ts';
import { DecisionDialog, type DecisionDialogProps } from '../decision-dialog/decision-dialog.tsx';
import { DecisionForm } from '../decision-dialog/decision-form.tsx';
import type { WalletOwner } from '../wallet-owner-model.ts';

/** Looks a wallet's owner up by a phone number; returns what `useFindOwnerForm` says where there is none. */
export type FindOwner = (phone: string) => Promise<WalletOwner | SubmitFailure>;

export interface FindOwnerDialogProps extends Pick<DecisionDialogProps<unknown>, 'open' | 'onClose' | 'title'> {
	onFind: FindOwner;
	/** It is there: the window that shows it comes next, once this one is closed. */
	onFound: (owner: WalletOwner) => void;
	/** Of who is likely its owner. */
	phone?: string | undefined;
	/** What is known of what is to be decided, over the number. */
	children?: ReactNode;
}

/** Asks for the phone number of a wallet's owner, who is shown before any money of it is moved: a number may be one digit off. */
export function FindOwnerDialog({ onFind, onFound, phone, children, ...dialog }: FindOwnerDialogProps) {
	const { t } = useTranslation('wallet');
	const owner = useRef<WalletOwner>(undefined);
	async function find({ phone: typed }: FindOwnerValues): Promise<SubmitFailure | undefined> {
		const found = await onFind(typed);
		if (!('id' in found)) return found;
		owner.current = found;
		return undefined;
	}
	return (
		<DecisionDialog
			{...dialog}
			submitLabel={t('owner.find')}
			onSubmit={find}
			onDone={() => {
				if (owner.current) onFound(owner.current);
			}}
		>
			{(form) => (
				<FindForm {...form} phone={phone} label={dialog.title}>
					{children}
				</FindForm>
			)}
		</DecisionDialog>
	);
}

function FindForm({
	id,
	onSubmit,
	phone,
	label,
	children,
}: FindOwnerFormOptions & { id: string; label: string; children: ReactNode }) {
	const { t } = useTranslation('wallet');
	const form = useFindOwnerForm({ onSubmit, phone });
	const errorOf = useErrorWords('wallet', form.errorOf);
	return (
		<DecisionForm id={id} label={label} onSubmit={form.onSubmit} failure={form.failure}>
			{children}
			<Field required label={t('unmatched.phone')} hint={t('unmatched.phoneHint')} error={errorOf('phone')}>
				{(control) => <TextInput {...control} {...form.register('phone')} type="tel" autoComplete="off" />}
			</Field>
		</DecisionForm>
	);
}
