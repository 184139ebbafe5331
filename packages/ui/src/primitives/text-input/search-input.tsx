import { useEarlyChanges } from '../field/use-early-changes.ts';
import { SearchIcon } from '../icon/icon.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';
import { useFollowingText } from './use-following-text.ts';

export interface SearchInputProps
	extends Omit<TextInputProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'leadingIcon' | 'aria-label'> {
	/** What is searched, for those who do not see where it stands. */
	'aria-label': string;
	/** What the form sends it as. @default 'search' */
	name?: string | undefined;
	/** What is searched for now: another search, as by going back, stands in the field at once, and the field keeps the focus. */
	search: string;
}

/** The field of a list's search; what is typed is the form's, which sends it. */
export function SearchInput({ name = 'search', search, ...rest }: SearchInputProps) {
	const [text, setText] = useFollowingText(search);
	const around = useEarlyChanges<HTMLSpanElement>();
	return (
		<span ref={around} className="contents">
			<TextInput
				enterKeyHint="search"
				autoComplete="off"
				{...rest}
				type="search"
				name={name}
				value={text}
				onChange={({ target }) => setText(target.value)}
				leadingIcon={<SearchIcon />}
			/>
		</span>
	);
}
