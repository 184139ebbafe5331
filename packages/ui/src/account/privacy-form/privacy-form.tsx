import { attempt, failureOf, type SubmitFailure } from '@ancu/forms/form';
import { formatPhone } from '@ancu/forms/format';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { Segmented } from '../../primitives/segmented/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import type { Person, PrivacyFlags } from '../account-model.ts';
import { PersonCard } from '../person-card/person-card.tsx';
import { SettingsSection } from '../settings-section/settings-section.tsx';
import { SettingsError, SettingsLoading } from '../settings-section/settings-states.tsx';

/** What can be shown or kept to oneself. */
export type PrivacyFlag = 'isShowPhone' | 'isShowEmail';

const flags = [
	{ flag: 'isShowPhone', field: 'phone', label: 'privacy.showPhone' },
	{ flag: 'isShowEmail', field: 'email', label: 'privacy.showEmail' },
] as const;

export interface PrivacyFormProps {
	/** Undefined while it loads. */
	account: PrivacyFlags | undefined;
	/** The same person as others see them, for the preview; contacts are taken from `account`. Undefined while it loads. */
	person: Person | undefined;
	/** What is missing of the two could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** Saves one flag, and has it in `account` by the time it answers. Until then it shows as it was set; refused, as it was. */
	onChange: (flag: PrivacyFlag, value: boolean) => Promise<SubmitFailure | undefined>;
}

/** What others see of the person's contacts, saved at once, with the person as others see them beside it. */
export function PrivacyForm({ account, person, failed = false, onRetry, onChange }: PrivacyFormProps) {
	const { t } = useTranslation('account');
	if (!account) return failed ? <SettingsError onRetry={onRetry} /> : <SettingsLoading lines={4} />;
	return (
		<SettingsSection title={t('privacy.title')} lead={t('privacy.lead')}>
			<Switches account={account} person={person} failed={failed} onRetry={onRetry} onChange={onChange} />
		</SettingsSection>
	);
}

function Switches({
	account,
	person,
	failed,
	onRetry,
	onChange,
}: Omit<PrivacyFormProps, 'account'> & { account: PrivacyFlags }) {
	const { t } = useTranslation('account');
	const id = useId();
	const [failure, setFailure] = useState<string>();
	const [audience, setAudience] = useState<'signedIn' | 'visitor'>('signedIn');
	// No transition: it would hold every link back until all is saved.
	const [pressed, setPressed] = useState<Partial<Record<PrivacyFlag, boolean>>>({});
	const shown = { ...account, ...pressed };
	const latest = useRef<Partial<Record<PrivacyFlag, Promise<unknown>>>>({});
	// One after the other: of two quick presses the later one counts.
	const queue = useRef<Promise<unknown>>(Promise.resolve());

	const change = async (flag: PrivacyFlag, value: boolean) => {
		setPressed((before) => ({ ...before, [flag]: value }));
		const saving = queue.current.then(() => attempt(() => onChange(flag, value)));
		queue.current = saving;
		latest.current[flag] = saving;
		setFailure(failureOf(await saving));
		if (latest.current[flag] === saving) setPressed(({ [flag]: _, ...others }) => others);
	};

	return (
		<div data-slot="privacy-form" className="grid grid-cols-[minmax(0,1fr)] gap-5">
			<div className="grid">
				<FormFailure message={failure} />
				{flags.map(({ flag, field, label }) => (
					<div key={flag} className="pb-2">
						<Checkbox
							label={t(label)}
							aria-describedby={`${id}-${field}`}
							disabled={!account[field]}
							checked={shown[flag]}
							onChange={(event) => change(flag, event.target.checked)}
						/>
						<p id={`${id}-${field}`} className="-mt-1.5 pl-8 text-sm text-ink-muted wrap-anywhere">
							{hint(field)}
						</p>
					</div>
				))}
			</div>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-5">
				<div className="flex flex-wrap items-center justify-between gap-3">
					<h3 className="font-bold">{t('privacy.preview')}</h3>
					<Segmented
						label={t('privacy.audience')}
						name={`${id}-audience`}
						defaultValue={audience}
						options={[
							{ value: 'signedIn', label: t('privacy.signedIn') },
							{ value: 'visitor', label: t('privacy.visitor') },
						]}
						onChange={(value) => setAudience(value === 'visitor' ? 'visitor' : 'signedIn')}
					/>
				</div>
				{!person && failed ? (
					<SettingsError onRetry={onRetry} />
				) : (
					<PersonCard
						level={3}
						audience={audience}
						person={
							person && {
								...person,
								phone: shown.isShowPhone ? account.phone : null,
								email: shown.isShowEmail && account.isEmailVerified ? account.email : null,
							}
						}
					/>
				)}
			</div>
		</div>
	);

	function hint(field: 'phone' | 'email'): string {
		if (field === 'phone') {
			return account.phone ? t('privacy.phoneHint', { phone: formatPhone(account.phone) }) : t('privacy.noPhone');
		}
		const { email, isEmailVerified } = account;
		if (!email) return t('privacy.noEmail');
		return t(isEmailVerified ? 'privacy.emailHint' : 'privacy.emailUnverified', { email });
	}
}
