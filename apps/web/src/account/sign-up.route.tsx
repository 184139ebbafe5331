import { useRegisterMutation } from '@ancu/api/account';
import type { ConsentPurpose } from '@ancu/forms/account/consents';
import { CodeStepForm, PhoneStepForm, RegisterForm, SignUpScreen } from '@ancu/ui/account';
import { Page } from '@ancu/ui/shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { useSubmit } from '../data/use-submit.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { withNext } from './sign-in-href.ts';
import { useEnter } from './use-enter.ts';
import { usePhoneCode } from './use-phone-code.ts';

const needs = { queries: () => [], namespaces: ['account'] };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function SignUpPage() {
	const { t } = useTranslation('account');
	const [params] = useSearchParams();
	const code = usePhoneCode('REGISTER');
	const [idToken, setIdToken] = useState<string>();
	const register = useRegisterMutation();
	const submit = useSubmit();
	const enter = useEnter();
	const { sent } = code;
	const step = !sent ? 'phone' : idToken ? 'details' : 'code';

	return (
		<Page width="narrow">
			<PrivateHead title={t('signUp.title')} />
			<SignUpScreen
				step={step}
				signInHref={withNext('/auth/sign-in', params)}
				recoverHref={withNext('/auth/forgot-password', params)}
				form={
					!sent ? (
						<PhoneStepForm onSubmit={({ phone }) => code.request(phone)} />
					) : !idToken ? (
						<CodeStepForm
							{...sent}
							purpose="REGISTER"
							onSubmit={(values) => code.confirm(values.code, setIdToken)}
							onResend={() => code.request(sent.phone)}
							onChangePhone={code.restart}
						/>
					) : (
						<RegisterForm
							phone={sent.phone}
							onSubmit={({ name, email, password, acceptMarketing }) =>
								submit(async () => {
									// The form lets nobody through who does not accept the first two.
									const consents: ConsentPurpose[] = [
										'TERMS',
										'PRIVACY',
										...(acceptMarketing ? ['MARKETING' as const] : []),
									];
									const given = { name, password, phone: sent.phone, idToken, email: email || null, consents };
									await enter((await register.mutateAsync(given)).lmkRegisterUserWeb);
								})
							}
						/>
					)
				}
			/>
		</Page>
	);
}
