import { refuseWords } from '@ancu/forms/form';
import { formatNumber } from '@ancu/forms/format';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use-locale.ts';
import { Field, type FieldProps } from '../primitives/field/index.ts';
import { TextArea, type TextAreaProps } from '../primitives/text-input/index.ts';

export interface WordsFieldProps
	extends Omit<FieldProps, 'error' | 'children'>,
		Pick<TextAreaProps, 'ref' | 'rows' | 'value' | 'defaultValue' | 'onChange'> {
	/** What its form calls it. */
	name: string;
	/** Characters that there may be. */
	max: number;
	/** What is wrong with it, as `refuseWords` or the server says it. */
	code: string | undefined;
	/** Said where something is to be written and nothing is. */
	missing: string;
}

/** Words that go along with an act. What is too long stays, and is told until it is mended. */
export function WordsField({
	name,
	max,
	code,
	missing,
	ref,
	rows,
	value,
	defaultValue,
	onChange,
	...field
}: WordsFieldProps) {
	const { t } = useTranslation('translation');
	const locale = useLocale();
	const [typed, setTyped] = useState<string>();
	const words = value === undefined ? typed : String(value);
	const said: Record<string, string> = {
		too_long: t('tooLong', { max: formatNumber(max, locale) }),
		required: missing,
	};
	// What only the server knows of is told until it is asked again.
	const now = words === undefined ? code : refuseWords(name, words, { max })?.fields?.[0]?.code;
	const isMended = code !== undefined && code in said && now !== code;
	const error = code === undefined || isMended ? undefined : (said[code] ?? t('valueRefused'));
	return (
		<Field {...field} error={error}>
			{(control) => (
				<TextArea
					{...control}
					ref={ref}
					name={name}
					rows={rows}
					value={value}
					defaultValue={defaultValue}
					onChange={(event) => {
						setTyped(event.target.value);
						onChange?.(event);
					}}
				/>
			)}
		</Field>
	);
}
