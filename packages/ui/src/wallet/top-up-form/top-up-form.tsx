import { formatMoneyExact } from '@ancu/forms/format';
import { priceInWords } from '@ancu/forms/listing';
import { paymentLimits, TOP_UP_MIN, type TopUpMethod, topUpMethods } from '@ancu/forms/wallet';
import { type TopUpFormOptions, useTopUpForm } from '@ancu/forms/wallet/form';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { WalletIcon } from '../../primitives/icon/index.ts';
import { Notice } from '../../primitives/notice/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { PresetButton } from '../../translation/preset-button.tsx';
import { useErrorWords } from '../../translation/use-error-words.ts';
import { MethodList } from '../method-list/method-list.tsx';
import type { PaymentMethod } from '../payment-model.ts';
import { PaymentLoading } from '../payment-state/payment-unknown.tsx';

const amounts = [50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000];

export interface TopUpFormProps extends Omit<TopUpFieldsProps, 'methods'> {
	/** Ways of paying that are switched on; those that fill no wallet do not count. @default all */
	methods?: readonly PaymentMethod[] | undefined;
	/** What is missing is not known yet. @default false */
	loading?: boolean | undefined;
}

interface TopUpFieldsProps {
	methods: readonly TopUpMethod[];
	/** What the wallet lacks for something, in đồng: stands in the field at first. */
	missing?: number | undefined;
	onSubmit: TopUpFormOptions['onSubmit'];
	/** Back to where it was opened from; without it there is no way back. */
	onBack?: (() => void) | undefined;
}

/** Asks how much money goes into the wallet, and how: by a mobile wallet or a bank transfer. Reads money as people write it. */
export function TopUpForm({ loading = false, methods = topUpMethods, ...fields }: TopUpFormProps) {
	const { t } = useTranslation('wallet');
	const offered = topUpMethods.filter((method) => methods.includes(method));
	if (offered.length === 0)
		return (
			<StateMessage
				title={t('topUp.none')}
				icon={<WalletIcon />}
				actions={
					fields.onBack && (
						<Button variant="secondary" onClick={fields.onBack}>
							{t('topUp.back')}
						</Button>
					)
				}
			>
				{t('topUp.noneText')}
			</StateMessage>
		);
	// The field begins with what is missing, so it is not there before that is known.
	return loading ? <PaymentLoading /> : <TopUpFields methods={offered} {...fields} />;
}

function TopUpFields({ methods, missing, onSubmit: open, onBack }: TopUpFieldsProps) {
	const { t } = useTranslation('wallet');
	const locale = useLocale();
	const least = missing === undefined ? undefined : Math.max(TOP_UP_MIN, missing);
	const form = useTopUpForm({ methods, amount: least, locale, onSubmit: open });
	const { register, errorOf, onSubmit, pending, failure, method, amount, chooseMethod, chooseAmount, groupDigits } =
		form;
	// The most that any way takes at once.
	const most = Math.max(...methods.map((one) => paymentLimits[one].max));
	// Less is refused whichever way is chosen.
	const sum = amount !== undefined && amount >= TOP_UP_MIN ? amount : undefined;
	const { onBlur, ...input } = register('amount');
	const money = (dong: number) => formatMoneyExact(dong, locale);
	const words = useErrorWords('wallet', errorOf, { max: money(paymentLimits[method].max) });
	const chips = least && !amounts.includes(least) ? [least, ...amounts.filter((chip) => chip > least)] : amounts;

	return (
		<form
			noValidate
			aria-label={t('topUp.title')}
			data-slot="top-up-form"
			className="grid grid-cols-[minmax(0,1fr)] gap-4"
			onSubmit={onSubmit}
		>
			{missing !== undefined && (
				<p className="rounded-card border border-line-strong p-3">{t('topUp.missing', { missing: money(missing) })}</p>
			)}
			<div>
				<Field required label={t('topUp.amount')} hint={t('topUp.hint')} error={words('amount')}>
					{(field) => (
						<TextInput
							{...field}
							{...input}
							autoComplete="off"
							onBlur={(event) => {
								groupDigits();
								return onBlur(event);
							}}
						/>
					)}
				</Field>
				{/* biome-ignore lint/a11y/useSemanticElements: a fieldset would ask for a legend of what the field above says already. */}
				<div role="group" aria-label={t('topUp.amounts')} className="mt-1 flex flex-wrap gap-2">
					{chips.map((chip) => (
						<PresetButton key={chip} pressed={chip === amount} onPress={() => chooseAmount(chip)}>
							{money(chip)}
						</PresetButton>
					))}
				</div>
				<p role="status" className="mt-3 min-h-6 text-sm text-ink-muted">
					{sum !== undefined && priceInWords(sum, locale)}
				</p>
				<div role="status">
					{sum !== undefined && sum > most && <Notice>{t('topUp.inParts', { max: money(most) })}</Notice>}
				</div>
			</div>
			<MethodList legend={t('topUp.methods')} methods={methods} value={method} onChange={chooseMethod} amount={sum} />
			<div>
				<FormFailure message={failure} />
				<Button type="submit" variant="seal" size="lg" width="full" loading={pending}>
					{sum === undefined ? t('topUp.submitBare') : t('topUp.submit', { amount: money(sum) })}
				</Button>
				{onBack && (
					<div className="mt-2 text-center">
						<Button variant="quiet" onClick={onBack}>
							{t('topUp.back')}
						</Button>
					</div>
				)}
			</div>
		</form>
	);
}
