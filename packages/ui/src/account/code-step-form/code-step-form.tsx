import { maskPhone } from '@ancu/forms/account';
import { type CodeStepFormOptions, useCodeStepForm } from '@ancu/forms/account/form';
import { useCountdown } from '@ancu/forms/form';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { CodeInput } from '../../primitives/code-input/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { useErrorWords } from '../../translation/use-error-words.ts';
import { AccountForm } from '../account-form.tsx';

export interface CodeStepFormProps extends CodeStepFormOptions {
	/** Number that the code was sent to; its middle is not shown. */
	phone: string;
	/** What the code is for, which decides what is said to those who get none. */
	purpose: 'REGISTER' | 'RESET_PASSWORD' | 'CHANGE_PHONE';
	/** Until when the code counts, ISO 8601. */
	expiresAt: string;
	/** From when another one may be asked for, ISO 8601. */
	resendAt: string;
	/** Goes back to the step that asks for the number. */
	onChangePhone: () => void;
}

/** Asks for the code that was sent, checks it as soon as it is whole, and sends another one once the wait is over. */
export function CodeStepForm({ phone, purpose, expiresAt, resendAt, onChangePhone, ...options }: CodeStepFormProps) {
	const { t } = useTranslation('account');
	const { register, errorOf, onSubmit, pending, failure, resend, resending, resent } = useCodeStepForm(options);
	const words = useErrorWords('account', errorOf);
	const phoneId = useId();

	return (
		<AccountForm label={t('code.title')} slot="code-step-form" onSubmit={onSubmit}>
			<div className="mb-4 flex items-start justify-between gap-2 max-[15rem]:flex-wrap rounded-card border border-line bg-surface-raised py-3 pr-2 pl-4 text-sm text-ink-muted">
				<div className="min-w-0">
					<p id={phoneId}>
						{t('code.sentTo')}
						<span className="block text-base font-bold whitespace-nowrap text-ink tabular-nums">
							{maskPhone(phone)}
						</span>
					</p>
					<Expiry expiresAt={expiresAt} news={resent ? t('code.resent') : undefined} />
				</div>
				<Button variant="quiet" size="sm" onClick={onChangePhone}>
					{t('code.changePhone')}
				</Button>
			</div>
			<Field required label={t('code.code')} hint={t('code.hint')} error={words('code')}>
				{(control) => (
					<CodeInput
						{...control}
						{...register('code')}
						aria-describedby={[phoneId, control['aria-describedby']].join(' ')}
						onComplete={() => void (pending || onSubmit())}
					/>
				)}
			</Field>
			<FormFailure message={failure} />
			<Button type="submit" width="full" loading={pending}>
				{t('code.submit')}
			</Button>
			<div className="mt-2 grid gap-3">
				<ResendButton resendAt={resendAt} loading={resending} onClick={resend} />
				<p className="text-sm text-ink-muted">{t(`code.notReceived.${purpose}`)}</p>
			</div>
		</AccountForm>
	);
}

// What ticks stands apart, so that the field is not drawn again every second.
function ResendButton({ resendAt, ...rest }: { resendAt: string; loading: boolean; onClick: () => void }) {
	const { t } = useTranslation('account');
	const left = useCountdown(resendAt);
	return (
		<Button {...rest} variant="secondary" width="full" disabled={left > 0}>
			<span className="tabular-nums">{left > 0 ? t('code.resendIn', { time: clock(left) }) : t('code.resend')}</span>
		</Button>
	);
}

function Expiry({ expiresAt, news }: { expiresAt: string; news: string | undefined }) {
	const { t } = useTranslation('account');
	const left = useCountdown(expiresAt);
	return (
		<>
			{left > 0 && <p className="tabular-nums">{t('code.expiresIn', { time: clock(left) })}</p>}
			<p role="status" className="font-bold text-ink">
				{left > 0 ? news : t('code.expired')}
			</p>
		</>
	);
}

/** Seconds as `9:05`. */
function clock(seconds: number): string {
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
