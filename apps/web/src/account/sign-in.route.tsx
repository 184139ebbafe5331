import { useSignInMutation } from '@ancu/api/account';
import { SignInForm, SignInScreen } from '@ancu/ui/account';
import { Page } from '@ancu/ui/shell';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { quiet } from '../data/query-client.ts';
import { useSubmit } from '../data/use-submit.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { signInReasons } from './session.ts';
import { useAccount } from './use-account.ts';
import { useEnter } from './use-enter.ts';
import { useGoNext } from './use-go-next.ts';
import { useWithNext } from './use-with-next.ts';

const needs = { queries: () => [], namespaces: ['account'] };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function SignInPage() {
	const { t } = useTranslation('account');
	const [params] = useSearchParams();
	const withNext = useWithNext();
	const signIn = useSignInMutation(quiet);
	const submit = useSubmit();
	const enter = useEnter();
	const isKnown = Boolean(useAccount());
	const goNext = useEffectEvent(useGoNext());
	const reason = params.get('reason');

	// Signed in by another tab, they are asked for nothing more here.
	useEffect(() => {
		if (isKnown) void goNext();
	}, [isKnown]);

	return (
		<Page width="narrow">
			<PrivateHead title={t('signIn.title')} description={t('signIn.lead')} />
			<SignInScreen
				reason={signInReasons.find((one) => one === reason)}
				signUpHref={withNext('/auth/sign-up')}
				recoverHref={withNext('/auth/forgot-password')}
				form={
					<SignInForm onSubmit={(values) => submit(async () => enter((await signIn.mutateAsync(values)).loginUser))} />
				}
			/>
		</Page>
	);
}
