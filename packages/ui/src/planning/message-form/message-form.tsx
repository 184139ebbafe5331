import { type SubmitFailure, useAct } from '@ancu/forms/form';
import { PLANNING_MESSAGE_MAX } from '@ancu/forms/planning';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { TextArea } from '../../primitives/text-input/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';

export interface MessageFormProps {
	/** Names what it sends, as rules call it. */
	field: 'question' | 'cancelReason' | 'reason';
	/** What is asked. */
	label: string;
	/** How to answer, and what follows. */
	hint: string;
	/** What happens: a verb first. */
	submitLabel: string;
	onSubmit: (text: string) => Promise<SubmitFailure | undefined>;
	/** The person does not want to after all, or it went well. */
	onClose: () => void;
}

/** Words that go along with a step: it takes the focus as it opens, wants something, and keeps what was typed when it is refused. */
export function MessageForm({ field, label, hint, submitLabel, onSubmit, onClose }: MessageFormProps) {
	const { t } = useTranslation('planning');
	const id = useId();
	const act = useAct();
	const input = useRef<HTMLTextAreaElement>(null);
	const [isMissing, setMissing] = useState(false);
	useEffect(() => input.current?.focus(), []);
	return (
		<form
			noValidate
			data-slot="message-form"
			className="grid grid-cols-[minmax(0,1fr)] gap-1 rounded-card border border-line-strong bg-surface-raised p-4"
			onSubmit={async (event) => {
				event.preventDefault();
				if (act.pending) return;
				const text = String(new FormData(event.currentTarget).get(id)).trim();
				setMissing(!text);
				if (!text) return input.current?.focus();
				if (await act.run(() => onSubmit(text))) onClose();
				else input.current?.focus();
			}}
		>
			<Field required label={label} hint={hint} error={isMissing ? t(`error.${field}.required`) : undefined}>
				{(control) => <TextArea {...control} ref={input} name={id} rows={4} maxLength={PLANNING_MESSAGE_MAX} />}
			</Field>
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
