import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../primitives/link/index.ts';
import { StepList } from '../../primitives/step-list/index.ts';
import { useStepWords } from '../../translation/use-step-words.ts';
import { useStepFocus } from '../use-step-focus.ts';

const steps = ['phone', 'code', 'details'] as const;

export type SignUpStep = (typeof steps)[number];

export interface SignUpScreenProps {
	/** Which step is open. */
	step: SignUpStep;
	/** The step's form: `PhoneStepForm`, `CodeStepForm`, `RegisterForm`. */
	form: ReactNode;
	/** Where those who have an account sign in. @default '/auth/sign-in' */
	signInHref?: string | undefined;
	/** Where they set a new password. @default '/auth/forgot-password' */
	recoverHref?: string | undefined;
}

/** The page that makes an account, in three steps. */
export function SignUpScreen({
	step,
	form,
	signInHref = '/auth/sign-in',
	recoverHref = '/auth/forgot-password',
}: SignUpScreenProps) {
	const { t } = useTranslation('account');
	const names = steps.map((name) => t(`signUp.step.${name}`));
	const current = steps.indexOf(step);
	const stepWords = useStepWords(names, current);
	const content = useStepFocus<HTMLDivElement>(step);
	return (
		<div data-slot="sign-up-screen" className="grid gap-8 py-10 sm:py-16">
			<div className="grid gap-2">
				<h1 className="text-2xl font-bold">{t('signUp.title')}</h1>
				<p className="text-ink-muted">{t(`signUp.lead.${step}`)}</p>
			</div>
			<StepList label={t('signUp.steps')} steps={names} current={current} {...stepWords} />
			<div ref={content}>{form}</div>
			<div className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line pt-4">
				<p>
					{t('signUp.haveAccount')} <Link href={signInHref}>{t('signIn.title')}</Link>
				</p>
				<Link href={recoverHref} alone>
					{t('signIn.recover')}
				</Link>
			</div>
		</div>
	);
}
