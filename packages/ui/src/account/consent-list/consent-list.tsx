import { type ConsentPurpose, consentPurposes, consentVersions } from '@ancu/forms/account';
import { type SubmitFailure, useAct } from '@ancu/forms/form';
import { formatDate, formatDateTime } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../primitives/button/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { useLedFocus } from '../../translation/use-led-focus.ts';
import type { Consent } from '../account-model.ts';
import { SettingsSection } from '../settings-section/settings-section.tsx';
import { SettingsError, SettingsLoading } from '../settings-section/settings-states.tsx';

/** Purposes that an account cannot be without: they end with it. */
const lasting: readonly ConsentPurpose[] = ['TERMS', 'PRIVACY'];

/** Asked of nobody any more: shown to who gave it, to be withdrawn. */
const retired: readonly ConsentPurpose[] = ['MARKETING'];

/** Where the text of each stands. */
const texts: Readonly<Record<ConsentPurpose, string>> = {
	TERMS: '/used/service',
	PRIVACY: '/privacy',
	MARKETING: '/privacy#consents',
	LOCATION: '/privacy#consents',
};

export interface ConsentListProps {
	/** Everything that was ever consented to, newest first. Undefined while it loads. */
	consents: readonly Consent[] | undefined;
	/** It could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** Gives or withdraws one consent, and has it in `consents` by the time it answers. */
	onChange: (purpose: ConsentPurpose, given: boolean) => Promise<SubmitFailure | undefined>;
}

/** What the person agreed to, each for itself: what it is for, since when, and the way to give or withdraw it. */
export function ConsentList({ consents, failed = false, onRetry, onChange }: ConsentListProps) {
	const { t } = useTranslation('account');
	return (
		<SettingsSection title={t('consents.title')} lead={t('consents.lead')}>
			{!consents && (failed ? <SettingsError onRetry={onRetry} /> : <SettingsLoading lines={4} />)}
			{consents && (
				<ul data-slot="consent-list" className="grid">
					{consentPurposes
						.map((purpose) => ({ purpose, newest: consents.find((consent) => consent.purpose === purpose) }))
						.filter(({ purpose, newest }) => newest || !retired.includes(purpose))
						.map(({ purpose, newest }) => (
							<ConsentRow key={purpose} purpose={purpose} newest={newest} onChange={onChange} />
						))}
				</ul>
			)}
		</SettingsSection>
	);
}

function ConsentRow({
	purpose,
	newest,
	onChange,
}: {
	purpose: ConsentPurpose;
	newest: Consent | undefined;
	onChange: ConsentListProps['onChange'];
}) {
	const { t } = useTranslation('account');
	const locale = useLocale();
	const act = useAct();
	const renewal = useAct();
	const heading = useLedFocus();
	const isGiven = newest !== undefined && newest.withdrawnAt === null;
	const isRetired = retired.includes(purpose);
	const isOld = isGiven && !isRetired && newest.version !== consentVersions[purpose];
	// What is done with that button takes it away.
	const isLast = lasting.includes(purpose) || isRetired;
	const state = isOld ? 'outdated' : isGiven ? 'given' : newest ? 'withdrawn' : 'never';
	const title = t(`consents.purpose.${purpose}.title`);

	return (
		<li className="border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
			<FormFailure message={act.failure ?? renewal.failure} />
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
				<div className="grid min-w-0 grow basis-64 gap-1">
					<h3
						ref={heading.ref}
						tabIndex={-1}
						className="flex flex-wrap items-center gap-x-2 gap-y-1 font-bold outline-none"
					>
						{title}
						<Tag tone={isGiven ? 'outline' : 'neutral'}>{t(`consents.state.${state}`)}</Tag>
					</h3>
					<p className="max-w-prose">
						{t(`consents.purpose.${purpose}.text`)}{' '}
						<Link href={texts[purpose]}>
							{t('consents.read')} <VisuallyHidden>{title}</VisuallyHidden>
						</Link>
					</p>
					{newest && <p className="text-sm text-ink-muted">{story(newest)}</p>}
					{isOld && <p className="text-sm">{t('consents.newer', { version: day(consentVersions[purpose]) })}</p>}
					{isGiven && lasting.includes(purpose) && <p className="text-sm text-ink-muted">{t('consents.lasting')}</p>}
				</div>
				{isOld && (
					<Button
						size="sm"
						aria-label={t('consents.renewOne', { title })}
						loading={renewal.pending}
						onClick={async () => {
							// The button is gone with that.
							if (await renewal.run(() => onChange(purpose, true))) heading.lead();
						}}
					>
						{t('consents.renew')}
					</Button>
				)}
				{(isGiven ? !lasting.includes(purpose) : !isRetired) && (
					<Button
						variant="secondary"
						size="sm"
						aria-label={t(isGiven ? 'consents.withdrawOne' : 'consents.giveOne', { title })}
						loading={act.pending}
						onClick={async () => {
							const isDone = await act.run(() => onChange(purpose, !isGiven));
							if (isDone && isLast) heading.lead();
						}}
					>
						{t(isGiven ? 'consents.withdraw' : 'consents.give')}
					</Button>
				)}
			</div>
		</li>
	);

	function day(version: string): string {
		return /^\d{4}-\d{2}-\d{2}$/.test(version) ? formatDate(version, locale) : version;
	}

	function story({ version, givenAt, withdrawnAt }: Consent): string {
		const read = {
			version: day(version),
			given: formatDateTime(givenAt, locale),
		};
		return withdrawnAt
			? t('consents.withdrawnAt', { ...read, withdrawn: formatDateTime(withdrawnAt, locale) })
			: t('consents.givenAt', read);
	}
}
