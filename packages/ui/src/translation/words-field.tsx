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
	/** What is wrong with it, as `refuseWords` says it. */
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
	const isMended = words !== undefined && refuseWords(name, words.trim(), { max })?.fields?.[0]?.code !== code;
	const error = isMended
		? undefined
		: code === 'too_long'
			? t('tooLong', { max: formatNumber(max, locale) })
			: code && missing;
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
