export { SignInForm, type SignInFormProps } from './sign-in-form/sign-in-form.tsx';
export { SignInScreen, type SignInScreenProps } from './sign-in-screen/sign-in-screen.tsx';
