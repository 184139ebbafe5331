export { type ChangePasswordFormOptions, useChangePasswordForm } from './use-change-password-form.ts';
export { type CodeStepFormOptions, type CodeStepFormState, useCodeStepForm } from './use-code-step-form.ts';
export { type EmailStepFormOptions, useEmailStepForm } from './use-email-step-form.ts';
export { type PasswordStepFormOptions, usePasswordStepForm } from './use-password-step-form.ts';
export { type PhoneStepFormOptions, usePhoneStepForm } from './use-phone-step-form.ts';
export { type ProfileFormOptions, type ProfileFormState, useProfileForm } from './use-profile-form.ts';
export { type RegisterFormOptions, useRegisterForm } from './use-register-form.ts';
export { type ResetPasswordFormOptions, useResetPasswordForm } from './use-reset-password-form.ts';
export { type SignInFormOptions, useSignInForm } from './use-sign-in-form.ts';
