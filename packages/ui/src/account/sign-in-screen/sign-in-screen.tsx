import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../primitives/link/index.ts';
import { Notice } from '../../primitives/notice/index.ts';

export interface SignInScreenProps {
	/** Why the person was sent here; nothing when they came by themselves. */
	reason?: 'pleaseSignIn' | 'toSave' | 'expired' | undefined;
	/** The form, `SignInForm`. */
	form: ReactNode;
	/** Where those without an account make one, with the way back. @default '/auth/sign-up' */
	signUpHref?: string | undefined;
	/** Where those who forgot their password set a new one, with the way back. @default '/auth/forgot-password' */
	recoverHref?: string | undefined;
}

/** The page that signs in. */
export function SignInScreen({
	reason,
	form,
	signUpHref = '/auth/sign-up',
	recoverHref = '/auth/forgot-password',
}: SignInScreenProps) {
	const { t } = useTranslation('account');
	return (
		<div data-slot="sign-in-screen" className="grid gap-6 py-10 sm:py-16">
			<div className="grid gap-2">
				<h1 className="text-2xl font-bold">{t('signIn.title')}</h1>
				<p className="text-ink-muted">{t('signIn.lead')}</p>
			</div>
			{reason && (
				<div role="status">
					<Notice>{t(`signIn.${reason}`)}</Notice>
				</div>
			)}
			{form}
			<div className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line pt-4">
				<p>
					{t('signIn.noAccount')} <Link href={signUpHref}>{t('signIn.signUp')}</Link>
				</p>
				<Link href={recoverHref} alone>
					{t('signIn.recover')}
				</Link>
			</div>
		</div>
	);
}
