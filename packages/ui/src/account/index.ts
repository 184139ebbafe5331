export type { AccountProfile, AccountSession, Consent, Person, PrivacyFlags } from './account-model.ts';
export { Avatar, type AvatarProps } from './avatar/avatar.tsx';
export { AvatarField, type AvatarFieldProps } from './avatar-field/avatar-field.tsx';
export { ChangePasswordForm, type ChangePasswordFormProps } from './change-password-form/change-password-form.tsx';
export { CodeStepForm, type CodeStepFormProps } from './code-step-form/code-step-form.tsx';
export { ConsentCheckbox, type ConsentCheckboxProps } from './consent-checkbox/consent-checkbox.tsx';
export { ConsentList, type ConsentListProps } from './consent-list/consent-list.tsx';
export { EmailStepForm, type EmailStepFormProps } from './email-step-form/email-step-form.tsx';
export { EraseAccount, type EraseAccountProps } from './erase-account/erase-account.tsx';
export { ExportData, type ExportDataProps } from './export-data/export-data.tsx';
export { PasswordStepForm, type PasswordStepFormProps } from './password-step-form/password-step-form.tsx';
export { PersonCard, type PersonCardProps } from './person-card/person-card.tsx';
export { PersonScreen, type PersonScreenProps } from './person-screen/person-screen.tsx';
export { PhoneStepForm, type PhoneStepFormProps } from './phone-step-form/phone-step-form.tsx';
export { type PrivacyFlag, PrivacyForm, type PrivacyFormProps } from './privacy-form/privacy-form.tsx';
export { ProfileForm, type ProfileFormProps } from './profile-form/profile-form.tsx';
export {
	RecoverScreen,
	type RecoverScreenProps,
	type RecoverStep,
	type RecoverWay,
} from './recover-screen/recover-screen.tsx';
export { RegisterForm, type RegisterFormProps } from './register-form/register-form.tsx';
export { ResetPasswordForm, type ResetPasswordFormProps } from './reset-password-form/reset-password-form.tsx';
export { SessionList, type SessionListProps } from './session-list/session-list.tsx';
export { SettingsLayout, type SettingsLayoutProps, type SettingsPageName } from './settings-layout/settings-layout.tsx';
export { SettingsSection, type SettingsSectionProps } from './settings-section/settings-section.tsx';
export { SignInForm, type SignInFormProps } from './sign-in-form/sign-in-form.tsx';
export { SignInScreen, type SignInScreenProps } from './sign-in-screen/sign-in-screen.tsx';
export { SignUpScreen, type SignUpScreenProps, type SignUpStep } from './sign-up-screen/sign-up-screen.tsx';
export { useStepFocus } from './use-step-focus.ts';
