import type { SubmitFailure } from '@ancu/forms/form';
import { formatDate } from '@ancu/forms/format';
import { PROCEDURE_NOTE_MAX } from '@ancu/forms/procedure';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Field } from '../../primitives/field/index.ts';
import { isDateInPart, TextArea, TextInput } from '../../primitives/text-input/index.ts';
import type { ProcedureSubstep, SubstepChange } from '../procedure-model.ts';
import { SaveState } from './save-state.tsx';
import { leastSaved, type SavedState } from './saved-state.ts';
import { type SavedText, useSavedText } from './use-saved-text.ts';

const isUnreadable = (input: HTMLInputElement) => isDateInPart(input) || input.validity.rangeOverflow;

export interface SubstepOwnProps {
	substep: Pick<ProcedureSubstep, 'note' | 'dueOn'>;
	onSave: (change: SubstepChange) => Promise<SubmitFailure | undefined>;
	/** Told whether all of it is kept. */
	onSavedChange: (state: SavedState) => void;
}

/** What somebody adds to a substep: by when it is to be done, and a note. Each saves itself once it is left, the note also in pauses. */
export function SubstepOwn({ substep, onSave, onSavedChange }: SubstepOwnProps) {
	const { t } = useTranslation('procedure');
	const locale = useLocale();
	const date = useSavedText(substep.dueOn ?? '', (dueOn) => onSave({ dueOn: dueOn || null }));
	const note = useSavedText(substep.note ?? '', (text) => onSave({ note: text }), {
		savesInPauses: true,
		max: PROCEDURE_NOTE_MAX,
	});
	const [isHalfDate, setHalfDate] = useState(false);
	const dateField = useRef<HTMLInputElement>(null);
	const noteField = useRef<HTMLTextAreaElement>(null);
	const retry = (field: SavedText, control: RefObject<HTMLElement | null>) => {
		control.current?.focus();
		void field.commit();
	};
	const state = leastSaved([isHalfDate ? 'unsaved' : date.state, note.state]);
	const tell = useEffectEvent(onSavedChange);
	useEffect(() => tell(state), [state]);
	return (
		<div
			data-slot="substep-own"
			className={`grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 ${substep.dueOn || substep.note ? '' : 'print:hidden'}`}
		>
			<div className="grid max-w-56 gap-1.5 print:hidden">
				<Field compact label={t('own.dueOn')} error={isHalfDate && t('own.halfDate')}>
					{(control) => (
						<TextInput
							{...control}
							ref={dateField}
							type="date"
							min="2000-01-01"
							max="2099-12-31"
							value={date.text}
							onChange={({ target }) => {
								date.setText(target.value);
								if (isHalfDate) setHalfDate(isUnreadable(target));
							}}
							onBlur={({ target }) => {
								setHalfDate(isUnreadable(target));
								if (!isUnreadable(target)) void date.commit();
							}}
						/>
					)}
				</Field>
				{!isHalfDate && <SaveState field={date} onRetry={() => retry(date, dateField)} />}
			</div>
			<div className="grid gap-1.5 print:hidden">
				<Field compact label={t('own.note')} error={note.isTooLong && t('error.note.too_long')}>
					{(control) => (
						<TextArea
							{...control}
							ref={noteField}
							rows={3}
							value={note.text}
							onChange={({ target }) => note.setText(target.value)}
							onBlur={note.commit}
						/>
					)}
				</Field>
				{!note.isTooLong && <SaveState field={note} onRetry={() => retry(note, noteField)} idle={t('own.noteHint')} />}
			</div>
			{substep.dueOn && (
				<p className="hidden print:block">{`${t('own.dueOn')}: ${formatDate(substep.dueOn, locale)}`}</p>
			)}
			{substep.note && (
				<p className="hidden whitespace-pre-line wrap-anywhere print:block">{`${t('own.note')}: ${substep.note}`}</p>
			)}
		</div>
	);
}
