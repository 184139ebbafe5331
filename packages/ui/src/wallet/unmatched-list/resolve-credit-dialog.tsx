import { formatMoneyExact, formatPhone } from '@ancu/forms/format';
import { type ResolveCreditFormOptions, useResolveCreditForm } from '@ancu/forms/wallet/form';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Field } from '../../primitives/field/index.ts';
import { TextArea } from '../../primitives/text-input/index.ts';
import { useErrorWords } from '../../translation/use-error-words.ts';
import { DecisionDialog, type DecisionDialogProps } from '../decision-dialog/decision-dialog.tsx';
import { DecisionForm } from '../decision-dialog/decision-form.tsx';
import { OwnerFacts } from '../wallet-owner/owner-facts.tsx';
import type { WalletOwner } from '../wallet-owner-model.ts';

export interface ResolveCreditDialogProps
	extends Pick<ResolveCreditFormOptions, 'onSubmit'>,
		Pick<DecisionDialogProps<unknown>, 'open' | 'onClose' | 'onDone'> {
	/** Đồng. */
	amount: number;
	/** Who was found. */
	owner: WalletOwner;
}

/** Shows whose wallet unmatched money is to go into, and asks why we believe that it is theirs. */
export function ResolveCreditDialog({ amount: dong, owner, ...dialog }: ResolveCreditDialogProps) {
	const { t } = useTranslation('wallet');
	const amount = formatMoneyExact(dong, useLocale());
	return (
		<DecisionDialog {...dialog} title={t('unmatched.resolve')} submitLabel={t('unmatched.submit', { amount })}>
			{(form) => <ResolveForm owner={owner} {...form} />}
		</DecisionDialog>
	);
}

function ResolveForm({ id, owner, onSubmit }: ResolveCreditFormOptions & { id: string; owner: WalletOwner }) {
	const { t } = useTranslation('wallet');
	const form = useResolveCreditForm({ onSubmit, phone: formatPhone(owner.phone) });
	const errorOf = useErrorWords('wallet', form.errorOf);
	return (
		<DecisionForm
			id={id}
			label={t('unmatched.resolve')}
			onSubmit={form.onSubmit}
			failure={form.failure ?? errorOf('phone')}
		>
			<OwnerFacts owner={owner} />
			<p>{t('unmatched.warning')}</p>
			<Field required label={t('unmatched.note')} hint={t('unmatched.noteHint')} error={errorOf('note')}>
				{(control) => <TextArea {...control} {...form.register('note')} rows={3} />}
			</Field>
		</DecisionForm>
	);
}
