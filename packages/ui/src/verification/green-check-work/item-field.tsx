import { type GreenCheckResult, greenCheckResults } from '@ancu/forms/verification';
import type { GreenCheckItemDraft } from '@ancu/forms/verification/form';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { AlertIcon, CheckIcon, CloseIcon, MinusIcon, PlusIcon } from '../../primitives/icon/index.ts';
import { Segmented } from '../../primitives/segmented/index.ts';
import { TextArea } from '../../primitives/text-input/index.ts';

const icons: Record<GreenCheckResult, ReactNode> = {
	PASS: <CheckIcon aria-hidden="true" />,
	FAIL: <CloseIcon aria-hidden="true" />,
	NOT_CHECKED: <MinusIcon aria-hidden="true" />,
};

export interface ItemFieldProps {
	/** Place among the items, from 0: names its field. */
	index: number;
	item: GreenCheckItemDraft;
	/** What the listing says about it. */
	claim: ReactNode;
	/** What is wrong with the choice, in words. */
	resultError: string | undefined;
	/** What is wrong with the note, in words. */
	noteError: string | undefined;
	onResult: (result: GreenCheckResult) => void;
	onNote: (note: string) => void;
}

/** One item of the checklist: what the listing says, what was found, and words that go with it; a failed one needs them. */
export function ItemField({ index, item, claim, resultError, noteError, onResult, onNote }: ItemFieldProps) {
	const { t } = useTranslation('verification');
	const id = useId();
	const [isOpened, setOpened] = useState(false);
	const { name, result, note } = item;
	const hasFailed = result === 'FAIL';
	const showsNote = hasFailed || note !== '' || isOpened;
	const area = useRef<HTMLTextAreaElement>(null);
	useEffect(() => {
		// Who asked for it wants to write, and the button is gone.
		if (isOpened) area.current?.focus();
	}, [isOpened]);
	return (
		<li
			data-slot="item-field"
			className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-3 border-t border-line pt-5 first:border-t-0 first:pt-0 md:grid-cols-[repeat(2,minmax(0,1fr))]"
		>
			<div className="grid min-w-0 gap-1">
				<h3 className="font-bold">{t('work.item', { number: index + 1, name: t(`item.${name}`) })}</h3>
				<p className="text-sm text-ink-muted">{t(`itemText.${name}`)}</p>
				<div className="mt-1 min-w-0 rounded-tag bg-surface-sunken px-3 py-2 wrap-anywhere">
					<span className="text-sm text-ink-muted">{t('claim')}</span> {claim}
				</div>
			</div>
			<div className="grid min-w-0 gap-2">
				<div data-field={`items.${index}.result`}>
					<Segmented
						label={t('work.resultOf', { name: t(`item.${name}`) })}
						name={`result-${name}`}
						width="full"
						options={greenCheckResults.map((value) => ({
							value,
							label: t(`result.${value}`),
							icon: icons[value],
						}))}
						value={result}
						aria-describedby={resultError ? id : undefined}
						onChange={(value) => onResult(value as GreenCheckResult)}
					/>
					<p id={id} aria-live="polite" className="mt-1 flex items-start gap-1.5 text-sm text-danger empty:mt-0">
						{resultError && <AlertIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
						{resultError}
					</p>
				</div>
				{showsNote ? (
					<div data-field={`items.${index}.note`}>
						<Field
							label={t(hasFailed ? 'work.why' : 'work.note')}
							optionalLabel={hasFailed ? undefined : t('optional')}
							required={hasFailed}
							compact={!hasFailed}
							error={noteError}
						>
							{(control) => (
								<TextArea
									{...control}
									ref={area}
									rows={2}
									value={note}
									onChange={({ target }) => onNote(target.value)}
								/>
							)}
						</Field>
					</div>
				) : (
					result !== '' && (
						<div>
							<Button
								flush
								variant="quiet"
								size="sm"
								aria-label={t('work.addNoteTo', { name: t(`item.${name}`) })}
								leadingIcon={<PlusIcon aria-hidden="true" />}
								onClick={() => setOpened(true)}
							>
								{t('work.addNote')}
							</Button>
						</div>
					)
				)}
			</div>
		</li>
	);
}
