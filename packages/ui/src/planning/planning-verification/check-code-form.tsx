import { CHECK_CODE_LENGTH, readCheckCode, writeCheckCode } from '@ancu/forms/planning';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { SearchIcon } from '../../primitives/icon/index.ts';
import { TextInput, useFollowingText } from '../../primitives/text-input/index.ts';

export interface CheckCodeFormProps {
	/** What is looked up, as it was typed; empty: nothing yet. */
	code: string;
	/** Address that the form is sent to without scripts, with the code as `code`. */
	action: string;
	/** Looks a code up, which may be one: `7K3M91XDQ02W`. */
	onCheck: (code: string) => void;
}

/** Takes a check code as it is printed, in groups or not, in any case; works without scripts too. */
export function CheckCodeForm({ code, action, onCheck }: CheckCodeFormProps) {
	const { t } = useTranslation('planning');
	const input = useRef<HTMLInputElement>(null);
	const known = readCheckCode(code);
	const [text, setText] = useFollowingText(known ? writeCheckCode(known) : code);
	// Another code, as by going back, takes what was wrong away.
	const [wrongBeside, setWrongBeside] = useState<string>();
	const isWrong = wrongBeside === code;
	return (
		<form
			noValidate
			method="get"
			action={action}
			aria-label={t('verify.form')}
			data-slot="check-code-form"
			className="grid gap-x-3 sm:grid-cols-[minmax(0,1fr)_auto]"
			onSubmit={(event) => {
				event.preventDefault();
				const typed = readCheckCode(text);
				setWrongBeside(typed === undefined ? code : undefined);
				if (typed === undefined) input.current?.focus();
				else onCheck(typed);
			}}
		>
			<Field
				required
				label={t('answer.code.label')}
				hint={t('verify.hint', { count: CHECK_CODE_LENGTH })}
				error={isWrong ? t('verify.invalid', { count: CHECK_CODE_LENGTH }) : undefined}
			>
				{(control) => (
					<TextInput
						{...control}
						ref={input}
						name="code"
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
						enterKeyHint="search"
						value={text}
						onChange={({ target }) => setText(target.value)}
					/>
				)}
			</Field>
			<div className="sm:pt-6.5">
				<Button type="submit" leadingIcon={<SearchIcon aria-hidden="true" />}>
					{t('verify.check')}
				</Button>
			</div>
		</form>
	);
}
