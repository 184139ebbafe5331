import type { Submit } from '@ancu/forms/form';
import { formatMoneyExact } from '@ancu/forms/format';
import { type CardValues, digitsOf, formatCardMonth, formatCardNumber } from '@ancu/forms/wallet';
import { useCardForm } from '@ancu/forms/wallet/form';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { FormattedInput } from '../../primitives/formatted-input/index.ts';
import { SecurityIcon } from '../../primitives/icon/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { useErrorWords } from '../../translation/use-error-words.ts';

// Names of card schemes, the same in every language.
const brandNames = { napas: 'NAPAS', visa: 'VISA', mastercard: 'Mastercard', jcb: 'JCB' };

/** A bank that issues cards. */
export interface CardBank {
	/** Number at NAPAS, 6 digits. */
	bin: string;
	name: string;
}

export interface CardFormProps {
	/** What is charged, in đồng. */
	amount: number;
	/** By name; undefined while they load. */
	banks: readonly CardBank[] | undefined;
	/** Sends the card to the card gateway, and to no other host. A field that is refused there has the code 'refused'. */
	onSubmit: Submit<CardValues>;
	/** Back to the ways of paying. */
	onOther: () => void;
}

/** Asks for a card. Its inputs have no names, so that no browser sends or keeps what stands in them; a domestic card is asked for bank and account too. */
export function CardForm({ amount, banks, onSubmit: send, onOther }: CardFormProps) {
	const { t } = useTranslation(['wallet', 'translation']);
	const locale = useLocale();
	const { inputOf, errorOf, onSubmit, pending, failure, brand, isDomestic } = useCardForm({
		bankBins: banks?.map(({ bin }) => bin),
		onSubmit: send,
	});
	const words = useErrorWords('wallet', errorOf);
	return (
		<form
			noValidate
			aria-label={t('card.title')}
			data-slot="card-form"
			className="grid max-w-xl grid-cols-[minmax(0,1fr)] gap-3"
			onSubmit={onSubmit}
		>
			<h2 className="text-lg font-bold">{t('card.title')}</h2>
			<p className="mb-1 flex items-start gap-2 rounded-card border border-line bg-surface-sunken p-3 text-sm">
				<SecurityIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
				{t('card.privacy')}
			</p>
			<Field required label={t('card.number')} error={words('number')}>
				{(control) => (
					<span className="relative block">
						<FormattedInput
							{...control}
							{...inputOf('number')}
							format={formatCardNumber}
							inputMode="numeric"
							autoComplete="cc-number"
							autoCorrect="off"
							spellCheck={false}
							placeholder="0000 0000 0000 0000"
						/>
						{brand && (
							<span
								aria-hidden="true"
								className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 rounded-tag bg-surface-sunken px-1.5 py-0.5 text-xs font-bold text-ink-muted"
							>
								{brandNames[brand]}
							</span>
						)}
					</span>
				)}
			</Field>
			<div className="grid grid-cols-2 items-start gap-x-4">
				<Field required label={t(isDomestic ? 'card.issued' : 'card.expires')} error={words('month')}>
					{(control) => (
						<FormattedInput
							{...control}
							{...inputOf('month')}
							format={formatCardMonth}
							inputMode="numeric"
							autoComplete="cc-exp"
							placeholder={t('card.monthShape')}
						/>
					)}
				</Field>
				<Field required label={t('card.cvv')} error={words('cvv')}>
					{(control) => (
						<FormattedInput
							{...control}
							{...inputOf('cvv')}
							format={digitsOf}
							inputMode="numeric"
							autoComplete="cc-csc"
							placeholder="000"
						/>
					)}
				</Field>
			</div>
			{isDomestic && (
				<>
					<Field required label={t('card.bank')} error={words('bankBin')}>
						{(control) => (
							<Select
								{...control}
								{...inputOf('bankBin')}
								emptyLabel={banks ? t('card.chooseBank') : t('translation:loading')}
								options={(banks ?? []).map(({ bin, name }) => ({ value: bin, label: name }))}
							/>
						)}
					</Field>
					<Field required label={t('card.account')} hint={t('card.accountHint')} error={words('accountNumber')}>
						{(control) => (
							<TextInput
								{...control}
								{...inputOf('accountNumber')}
								inputMode="numeric"
								autoComplete="off"
								autoCorrect="off"
								spellCheck={false}
							/>
						)}
					</Field>
				</>
			)}
			<FormFailure message={failure} />
			<Button type="submit" variant="seal" size="lg" width="full" loading={pending}>
				{t('card.pay', { amount: formatMoneyExact(amount, locale) })}
			</Button>
			<div className="justify-self-center">
				<Button variant="quiet" onClick={onOther}>
					{t('other')}
				</Button>
			</div>
		</form>
	);
}
