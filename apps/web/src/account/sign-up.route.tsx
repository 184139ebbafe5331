import { CodeStepForm, PhoneStepForm, RegisterForm, SignUpScreen } from '@ancu/ui/account';
import { Page } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { useSignUp } from './use-sign-up.ts';
import { useWithNext } from './use-with-next.ts';

const needs = { queries: () => [], namespaces: ['account'] };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function SignUpPage() {
	const { t } = useTranslation('account');
	const withNext = useWithNext();
	const { code, step, typed, register } = useSignUp();
	const { sent } = code;

	return (
		<Page width="narrow">
			<PrivateHead title={t('signUp.title')} />
			<SignUpScreen
				step={step}
				signInHref={withNext('/auth/sign-in')}
				recoverHref={withNext('/auth/forgot-password')}
				form={
					!sent ? (
						<PhoneStepForm defaultValues={{ phone: code.phone }} onSubmit={({ phone }) => code.give(phone)} />
					) : step === 'code' ? (
						<CodeStepForm
							{...sent}
							purpose="REGISTER"
							onSubmit={(values) => code.confirm(values.code)}
							onResend={code.resend}
							onChangePhone={code.restart}
						/>
					) : (
						<RegisterForm phone={sent.phone} defaultValues={typed} onSubmit={register} />
					)
				}
			/>
		</Page>
	);
}
