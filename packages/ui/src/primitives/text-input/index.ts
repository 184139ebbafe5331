export { PasswordInput, type PasswordInputProps } from './password-input.tsx';
export { TextInput, type TextInputProps } from './text-input.tsx';
