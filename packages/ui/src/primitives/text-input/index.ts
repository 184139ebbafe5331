export { isDateInPart } from './is-date-in-part.ts';
export { PasswordInput, type PasswordInputProps } from './password-input.tsx';
export { SearchInput, type SearchInputProps } from './search-input.tsx';
export { TextArea, type TextAreaProps } from './text-area.tsx';
export { TextInput, type TextInputProps } from './text-input.tsx';
export { typedSearch } from './typed-search.ts';
export { useFollowingText } from './use-following-text.ts';
