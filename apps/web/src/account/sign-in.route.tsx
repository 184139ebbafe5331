import { useSignInMutation } from '@ancu/api/account';
import { ApiError } from '@ancu/api/client';
import { SignInForm, SignInScreen } from '@ancu/ui/account';
import { useToast } from '@ancu/ui/primitives/toast';
import { Page } from '@ancu/ui/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { session } from './session.ts';
import { readNext } from './sign-in-href.ts';

const needs = { queries: () => [], namespaces: ['account'] };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function SignInPage() {
	const { t } = useTranslation(['account', 'error']);
	const [params] = useSearchParams();
	const navigate = useNavigate();
	const client = useQueryClient();
	const toast = useToast();
	const signIn = useSignInMutation();
	const reason = params.get('reason');

	return (
		<Page width="narrow">
			<title>{t('signIn.title')}</title>
			<meta name="robots" content="noindex" />
			<SignInScreen
				reason={reason === 'expired' || reason === 'pleaseSignIn' ? reason : undefined}
				form={
					<SignInForm
						onSubmit={async (values) => {
							try {
								const { loginUser } = await signIn.mutateAsync(values);
								session.start(loginUser.token);
								client.clear();
								toast({ kind: 'success', message: t('signIn.welcome', { name: loginUser.user.name }) });
								await navigate(readNext(params), { replace: true });
							} catch (error) {
								if (!(error instanceof ApiError)) throw error;
								return { message: error.code === 'NETWORK' ? t('error:NETWORK') : error.message };
							}
						}}
					/>
				}
			/>
		</Page>
	);
}
