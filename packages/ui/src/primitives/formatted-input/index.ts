export { FormattedInput, type FormattedInputProps } from './formatted-input.tsx';
