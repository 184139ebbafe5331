import { CodeStepForm, EmailStepForm, PhoneStepForm, RecoverScreen, ResetPasswordForm } from '@ancu/ui/account';
import { Page } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { useRecovery } from './use-recovery.ts';
import { useWithNext } from './use-with-next.ts';

const needs = { queries: () => [], namespaces: ['account'] };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function ForgotPasswordPage() {
	const { t } = useTranslation('account');
	const withNext = useWithNext();
	const recovery = useRecovery();
	const { way, step, code } = recovery;

	return (
		<Page width="narrow">
			<PrivateHead title={t('recover.title')} />
			<RecoverScreen
				way={way}
				step={step}
				email={recovery.email}
				onWayChange={recovery.setWay}
				onRestart={recovery.restart}
				signInHref={withNext('/auth/sign-in')}
				signUpHref={withNext('/auth/sign-up')}
				form={
					step === 'password' ? (
						<ResetPasswordForm username={code.sent?.phone} defaultValues={recovery.typed} onSubmit={recovery.reset} />
					) : step === 'code' && code.sent ? (
						<CodeStepForm
							{...code.sent}
							purpose="RESET_PASSWORD"
							onSubmit={(values) => code.confirm(values.code)}
							onResend={code.resend}
							onChangePhone={recovery.restart}
						/>
					) : step !== 'start' ? null : way === 'phone' ? (
						<PhoneStepForm defaultValues={{ phone: code.phone }} onSubmit={({ phone }) => code.give(phone)} />
					) : (
						<EmailStepForm onSubmit={({ email }) => recovery.sendLink(email)} />
					)
				}
			/>
		</Page>
	);
}
