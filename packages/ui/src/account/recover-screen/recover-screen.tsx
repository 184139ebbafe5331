import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { Segmented } from '../../primitives/segmented/index.ts';
import { StepList } from '../../primitives/step-list/index.ts';
import { useStepWords } from '../../translation/use-step-words.ts';
import { useStepFocus } from '../use-step-focus.ts';

/** How somebody shows that an account is theirs, with the names of its steps. */
const ways = {
	phone: ['phone', 'code', 'password'],
	email: ['email', 'mailSent', 'password'],
} as const;

export type RecoverWay = keyof typeof ways;

const positions = { start: 0, code: 1, mailSent: 1, linkExpired: 1, password: 2 } as const;

/** `start` asks for the number or the e-mail; `code` belongs to the way by phone, `mailSent` and `linkExpired` to the one by e-mail; `password` ends both. */
export type RecoverStep = keyof typeof positions;

export interface RecoverScreenProps {
	/** By which way the code goes. */
	way: RecoverWay;
	/** Which step is open. */
	step: RecoverStep;
	/** The step's form: `PhoneStepForm`, `EmailStepForm`, `CodeStepForm`, `ResetPasswordForm`. `mailSent` and `linkExpired` have none. */
	form?: ReactNode;
	/** Address that the link goes to, for `mailSent`. */
	email?: string | undefined;
	/** The other way was chosen, at `start`. */
	onWayChange: (way: RecoverWay) => void;
	/** Back to the e-mail, from `mailSent` and `linkExpired`. */
	onRestart: () => void;
	/** Where those who remember their password sign in. @default '/auth/sign-in' */
	signInHref?: string | undefined;
	/** Where those without an account make one. @default '/auth/sign-up' */
	signUpHref?: string | undefined;
}

/** The page that sets a new password, for whoever reads the account's messages or mails. */
export function RecoverScreen({
	way,
	step,
	form,
	email = '',
	onWayChange,
	onRestart,
	signInHref = '/auth/sign-in',
	signUpHref = '/auth/sign-up',
}: RecoverScreenProps) {
	const { t } = useTranslation('account');
	const names = ways[way].map((name) => t(`recover.step.${name}`));
	const stepWords = useStepWords(names, positions[step]);
	const content = useStepFocus<HTMLDivElement>(step);
	return (
		<div data-slot="recover-screen" className="grid gap-8 py-10 sm:py-16">
			<div className="grid gap-2">
				<h1 className="text-2xl font-bold">{t('recover.title')}</h1>
				{(step === 'start' || step === 'code' || step === 'password') && (
					<p className="text-ink-muted">{t(`recover.lead.${step}`)}</p>
				)}
			</div>
			<StepList label={t('recover.steps')} steps={names} current={positions[step]} {...stepWords} />
			{step === 'start' && (
				<div className="flex">
					<Segmented
						label={t('recover.way.label')}
						name="way"
						value={way}
						options={[
							{ value: 'phone', label: t('recover.way.phone') },
							{ value: 'email', label: t('recover.way.email') },
						]}
						onChange={(value) => onWayChange(value as RecoverWay)}
					/>
				</div>
			)}
			<div ref={content}>
				{step === 'mailSent' && (
					<Outcome
						title={t('recover.mailSent')}
						text={t('recover.mailSentTo', { email })}
						more={t('recover.mailSentText')}
						action={t('recover.otherEmail')}
						onAction={onRestart}
					/>
				)}
				{step === 'linkExpired' && (
					<Outcome
						title={t('recover.linkExpired')}
						text={t('recover.linkExpiredText')}
						action={t('recover.newLink')}
						onAction={onRestart}
					/>
				)}
				{form}
			</div>
			<div className="grid gap-2 border-t border-line pt-4">
				<p>
					{t('recover.remembered')} <Link href={signInHref}>{t('signIn.title')}</Link>
				</p>
				<p>
					{t('signIn.noAccount')} <Link href={signUpHref}>{t('signIn.signUp')}</Link>
				</p>
			</div>
		</div>
	);
}

interface OutcomeProps {
	title: string;
	text: string;
	more?: string;
	action: string;
	onAction: () => void;
}

function Outcome({ title, text, more, action, onAction }: OutcomeProps) {
	return (
		<div className="grid justify-items-start gap-3 rounded-card border border-line bg-surface-raised p-5">
			<h2 tabIndex={-1} className="text-lg font-bold outline-none">
				{title}
			</h2>
			<p className="wrap-anywhere">{text}</p>
			{more && <p className="text-ink-muted">{more}</p>}
			<div className="mt-2">
				<Button variant="secondary" onClick={onAction}>
					{action}
				</Button>
			</div>
		</div>
	);
}
