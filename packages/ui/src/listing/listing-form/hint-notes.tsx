import type { HintedField, ListingHint } from '@ancu/forms/listing';
import type { ListingFormState } from '@ancu/forms/listing/form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { InfoIcon } from '../../primitives/icon/index.ts';

export interface HintNotesProps {
	form: ListingFormState;
	field: HintedField;
	hints: readonly ListingHint[];
}

/** What to make better in a field, each with a button that does it where that can be done. */
export function HintNotes({ form, field, hints }: HintNotesProps) {
	const { t } = useTranslation('listing');
	const own = hints.filter((hint) => hint.field === field);
	if (own.length === 0) return null;
	return (
		<ul aria-label={t('form.advice.heading')} data-slot="hint-notes" className="grid gap-2">
			{own.map(({ code, fix }) => (
				<li key={code} className="grid gap-2 rounded-card bg-surface-sunken p-3 text-sm">
					<p className="flex items-start gap-2">
						<InfoIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
						{t(`form.advice.${field}.${code}` as 'form.advice.title.phone')}
					</p>
					{fix !== undefined && (
						<div className="flex flex-wrap items-center gap-x-3 gap-y-2 pl-6">
							{field !== 'description' && (
								<p className="min-w-0 wrap-anywhere">{t('form.advice.becomes', { text: fix })}</p>
							)}
							<Button
								variant="secondary"
								size="sm"
								onClick={(event) => {
									const box = event.currentTarget.closest('[data-field]');
									form.set({ [field]: fix });
									// The button goes with what it mended.
									box?.querySelector<HTMLElement>('input,textarea')?.focus();
								}}
							>
								{t(`form.advice.fix.${code}` as 'form.advice.fix.phone')}
							</Button>
						</div>
					)}
				</li>
			))}
		</ul>
	);
}
