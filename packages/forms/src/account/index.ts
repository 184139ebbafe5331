export { type SignInDraft, type SignInValues, signInSchema } from './schema.ts';
export { type SignInFormOptions, useSignInForm } from './use-sign-in-form.ts';
