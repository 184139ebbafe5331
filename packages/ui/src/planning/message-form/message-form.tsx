import { refuseWords, type SubmitFailure, useAct } from '@ancu/forms/form';
import { PLANNING_MESSAGE_MAX } from '@ancu/forms/planning';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { WordsField } from '../../translation/words-field.tsx';

export interface MessageFormProps {
	/** Names what it sends, as rules call it. */
	field: 'question' | 'cancelReason' | 'reason';
	/** What is asked. */
	label: string;
	/** How to answer, and what follows. */
	hint: string;
	/** What happens: a verb first. */
	submitLabel: string;
	/** What was typed before. */
	text?: string | undefined;
	/** Told what is typed; keeping it is the caller's. */
	onChange?: ((text: string) => void) | undefined;
	/** Somebody asked for it: it takes the focus as it opens. @default true */
	takesFocus?: boolean | undefined;
	onSubmit: (text: string) => Promise<SubmitFailure | undefined>;
	/** The person does not want to after all, or it went well. */
	onClose: () => void;
}

/** Words that go along with a step: it takes the focus as it opens, wants something, and keeps what was typed when it is refused. */
export function MessageForm({
	field,
	label,
	hint,
	submitLabel,
	text,
	onChange,
	takesFocus = true,
	onSubmit,
	onClose,
}: MessageFormProps) {
	const { t } = useTranslation('planning');
	const id = useId();
	const act = useAct();
	const input = useRef<HTMLTextAreaElement>(null);
	const [code, setCode] = useState<string>();
	useEffect(() => {
		if (takesFocus) input.current?.focus();
	}, [takesFocus]);
	return (
		<form
			noValidate
			data-slot="message-form"
			className="grid grid-cols-[minmax(0,1fr)] gap-1 rounded-card border border-line-strong bg-surface-raised p-4"
			onSubmit={async (event) => {
				event.preventDefault();
				if (act.pending) return;
				const words = String(new FormData(event.currentTarget).get(id)).trim();
				const wrong = refuseWords(field, words, { max: PLANNING_MESSAGE_MAX })?.fields?.[0]?.code;
				setCode(wrong);
				if (wrong) return input.current?.focus();
				if (await act.run(() => onSubmit(words))) onClose();
				else input.current?.focus();
			}}
		>
			<WordsField
				required
				label={label}
				hint={hint}
				ref={input}
				name={id}
				rows={4}
				defaultValue={text}
				onChange={({ target }) => onChange?.(target.value)}
				max={PLANNING_MESSAGE_MAX}
				code={code}
				missing={t(`error.${field}.required`)}
			/>
			<FormFailure message={act.failure} />
			<div className="flex flex-wrap gap-3">
				<Button type="submit" loading={act.pending}>
					{submitLabel}
				</Button>
				{/* What is refused is said here, and what was typed is kept for it. */}
				<Button variant="secondary" aria-disabled={act.pending} onClick={onClose}>
					{t('messageForm.close')}
				</Button>
			</div>
		</form>
	);
}
