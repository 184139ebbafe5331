import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { ErrorLine } from '../../primitives/field/error-line.tsx';
import { useFormErrorWords } from './draft-field.tsx';
import type { StepProps } from './step-props.ts';

export interface OfferingChoiceProps extends StepProps {
	/** Shares are sold: it cannot be taken back. */
	isFixed: boolean;
}

/** Whether shares of the listing are offered. */
export function OfferingChoice({ form, isFixed }: OfferingChoiceProps) {
	const { t } = useTranslation('listing');
	const words = useFormErrorWords();
	const id = useId();
	const code = form.errorOf('isInvest');
	return (
		<div data-field="isInvest" data-slot="offering-choice">
			<h3 className="mb-2 text-sm font-bold">
				{t('form.label.isInvest')} <span className="font-normal text-ink-muted">{t('form.optional')}</span>
			</h3>
			<div className="rounded-card border border-line-strong bg-surface-raised px-3 py-1 has-checked:bg-surface-sunken">
				<Checkbox
					checked={form.values.isInvest}
					disabled={isFixed}
					label={t('form.offering.offer')}
					aria-describedby={`${id}-text ${id}-error`}
					onChange={({ target }) => form.set({ isInvest: target.checked })}
				/>
				<p id={`${id}-text`} className="mb-2 pl-8 text-sm text-ink-muted">
					{t(isFixed ? 'form.offering.offerFixed' : 'form.offering.offerText')}
				</p>
			</div>
			<div className="mt-1.5">
				<ErrorLine keepsHeight id={`${id}-error`}>
					{code && words('isInvest', code)}
				</ErrorLine>
			</div>
		</div>
	);
}
