import { DESCRIPTION_MAX, type ProfileValues } from '@ancu/forms/account';
import { useProfileForm } from '@ancu/forms/account/form';
import type { Submit, SubmitFailure } from '@ancu/forms/form';
import { formatPhone } from '@ancu/forms/format';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddressOptions, AddressUnit } from '../../address/index.ts';
import { UnitField } from '../../address/unit-field.tsx';
import { Field } from '../../primitives/field/index.ts';
import { Fields } from '../../primitives/fields/index.ts';
import { TextArea, TextInput } from '../../primitives/text-input/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { CountedHint } from '../../translation/counted-hint.tsx';
import { SaveBar } from '../../translation/save-bar.tsx';
import { useErrorWords } from '../../translation/use-error-words.ts';
import type { AccountProfile } from '../account-model.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { SettingsSection } from '../settings-section/settings-section.tsx';
import { SettingsError, SettingsLoading } from '../settings-section/settings-states.tsx';
import { EmailProof } from './email-proof.tsx';

const FIRST_BIRTHDAY = '1900-01-01';
const noUnits: readonly AddressUnit[] = [];

export interface ProfileFormProps {
	/** Undefined while it loads. */
	profile: AccountProfile | undefined;
	/** It could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** The own picture, `AvatarField`. */
	avatar: ReactNode;
	/** Legacy provinces; undefined while they load, or where that failed. */
	provinces: readonly AddressUnit[] | undefined;
	/** Districts of the province that stands in the form, see `onProvinceChange`; undefined while they load, or where that failed. */
	districts: readonly AddressUnit[] | undefined;
	/** Which of these lists could not be loaded. @default none */
	failedPlaces?: AddressOptions['failed'];
	/** Asks for those again; left out where that comes by itself alone. */
	onPlacesRetry?: AddressOptions['onRetry'];
	/** Told the province that stands in the form, chosen or kept, an empty text for none, so that its districts can be fetched. */
	onProvinceChange: (provinceId: string) => void;
	/** What the chosen place is called since 1 July 2025, below it. */
	placeNote?: ReactNode;
	/** What changes the phone number: a button or link. It stands inside the form, so a form that it opens is drawn elsewhere. */
	phoneAction?: ReactNode;
	/** Sends a mail with a link that proves the address that is kept. */
	onSendEmailLink: () => Promise<SubmitFailure | undefined>;
	/** Saves what was changed, with the password where the e-mail is another (`'wrong'` for `password`). Empty texts mean: nothing is said. */
	onSubmit: Submit<Partial<ProfileValues>>;
	/** Told whether something is not saved yet, for asking before the page is left or closed. */
	onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** The own profile: what others see, how to be reached, what nobody else sees. */
export function ProfileForm({ profile, failed = false, onRetry, avatar, ...rest }: ProfileFormProps) {
	const { t } = useTranslation('account');
	if (!profile) return failed ? <SettingsError onRetry={onRetry} /> : <SettingsLoading lines={6} />;
	return (
		<div data-slot="profile-form" className="grid grid-cols-[minmax(0,1fr)] gap-5">
			{/* Outside of the form: its window has buttons and a slider of its own. */}
			<SettingsSection title={t('profile.avatar')}>{avatar}</SettingsSection>
			<ProfileFields profile={profile} {...rest} />
		</div>
	);
}

type ProfileFieldsProps = Omit<ProfileFormProps, 'profile' | 'failed' | 'onRetry' | 'avatar'> & {
	profile: AccountProfile;
};

function ProfileFields({
	profile,
	provinces,
	districts,
	failedPlaces = [],
	onPlacesRetry,
	onProvinceChange,
	placeNote,
	phoneAction,
	onSendEmailLink,
	onSubmit: save,
	onDirtyChange,
}: ProfileFieldsProps) {
	const { t } = useTranslation('account');
	const toast = useToast();
	const { register, errorOf, onSubmit, pending, failure, values, isDirty, asksPassword, choosePlace } = useProfileForm({
		defaultValues: toDraft(profile),
		onSubmit: async (sent) => {
			const refused = await save(sent);
			if (!refused) toast({ kind: 'success', message: t('profile.saved') });
			return refused;
		},
	});
	const words = useErrorWords('account', errorOf);
	// None at all is right: what is wrong without a value is typed in part.
	const isHalfDate = errorOf('dateOfBirth') !== undefined && values.dateOfBirth === '';
	useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);
	const { provinceId } = values;
	useEffect(() => onProvinceChange(provinceId), [provinceId, onProvinceChange]);

	return (
		<form
			noValidate
			method="post"
			aria-label={t('profile.title')}
			className="grid grid-cols-[minmax(0,1fr)] gap-5 [&_:is(input,select,textarea,button)]:scroll-mb-28"
			onSubmit={onSubmit}
		>
			<SettingsSection title={t('profile.public')} lead={t('profile.publicLead')}>
				<Fields>
					<Field required label={t('profile.name')} error={words('name')}>
						{(control) => <TextInput {...control} {...register('name')} autoComplete="name" />}
					</Field>
					<Field label={t('profile.website')} hint={t('profile.websiteHint')} error={words('website')}>
						{(control) => (
							<TextInput
								{...control}
								{...register('website')}
								type="url"
								inputMode="url"
								autoComplete="url"
								autoCapitalize="none"
								spellCheck={false}
							/>
						)}
					</Field>
					<Field
						label={t('profile.description')}
						hint={
							<CountedHint text={values.description} max={DESCRIPTION_MAX}>
								{t('profile.descriptionHint')}
							</CountedHint>
						}
						error={words('description')}
					>
						{(control) => <TextArea {...control} {...register('description')} rows={5} />}
					</Field>
				</Fields>
			</SettingsSection>

			<SettingsSection title={t('profile.contact')} lead={t('profile.contactLead')}>
				<div className="grid grid-cols-[minmax(0,1fr)] gap-4">
					<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line pb-4">
						<div className="grid gap-1">
							<span className="text-sm font-bold">{t('profile.phone')}</span>
							<span>{profile.phone ? formatPhone(profile.phone) : t('profile.noPhone')}</span>
						</div>
						{phoneAction}
					</div>
					<div>
						<Field label={t('profile.email')} error={words('email')}>
							{(control) => (
								<TextInput
									{...control}
									{...register('email')}
									type="email"
									inputMode="email"
									autoComplete="email"
									autoCapitalize="none"
									spellCheck={false}
								/>
							)}
						</Field>
						{!errorOf('email') && (
							<EmailProof
								saved={profile.email}
								isVerified={profile.isEmailVerified ?? false}
								typed={values.email}
								onSend={onSendEmailLink}
							/>
						)}
					</div>
					{asksPassword && (
						<CurrentPasswordField
							field={register('password')}
							code={errorOf('password')}
							hint={t('profile.passwordHint')}
						/>
					)}
				</div>
			</SettingsSection>

			<SettingsSection title={t('profile.private')} lead={t('profile.privateLead')}>
				<Fields>
					<div className="sm:max-w-56">
						<Field label={t('profile.dateOfBirth')} error={isHalfDate ? t('profile.halfDate') : words('dateOfBirth')}>
							{(control) => (
								<TextInput
									{...control}
									{...register('dateOfBirth')}
									type="date"
									min={FIRST_BIRTHDAY}
									autoComplete="bday"
								/>
							)}
						</Field>
					</div>
					<Fields columns="two">
						<UnitField
							label={t('profile.province')}
							hint={t('profile.provinceHint')}
							error={words('provinceId')}
							emptyLabel={t('profile.noPlace')}
							units={provinces}
							failed={failedPlaces.includes('provinces')}
							onRetry={onPlacesRetry}
							value={provinceId}
							onChange={(provinceId) => choosePlace({ provinceId, districtId: '' })}
						/>
						<UnitField
							label={t('profile.district')}
							hint={t('profile.districtHint')}
							error={words('districtId')}
							emptyLabel={t('profile.noPlace')}
							units={provinceId ? districts : noUnits}
							failed={failedPlaces.includes('districts')}
							onRetry={onPlacesRetry}
							disabled={!provinceId}
							value={values.districtId}
							onChange={(districtId) => choosePlace({ provinceId, districtId })}
						/>
					</Fields>
					{placeNote && <div className="empty:hidden">{placeNote}</div>}
					<Field label={t('profile.address')} hint={t('profile.addressHint')} error={words('address')}>
						{(control) => <TextInput {...control} {...register('address')} autoComplete="street-address" />}
					</Field>
				</Fields>
			</SettingsSection>

			<p className="text-sm text-ink-muted">{t('profile.number', { number: profile.sequenceId })}</p>

			<SaveBar
				label={t('profile.submit')}
				failure={failure}
				pending={pending}
				unsaved={isDirty && t('profile.unsaved')}
			/>
		</form>
	);
}

function toDraft({ name, email, website, dateOfBirth, provinceId, districtId, address, description }: AccountProfile) {
	return {
		name,
		email: email ?? '',
		website: website ?? '',
		dateOfBirth: dateOfBirth ?? '',
		provinceId: provinceId ?? '',
		districtId: districtId ?? '',
		address: address ?? '',
		description: description ?? '',
	};
}
