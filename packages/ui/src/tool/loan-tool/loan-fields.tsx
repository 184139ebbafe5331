import { type LoanDraft, loanMethods, loanSources, termUnits } from '@ancu/forms/tool';
import type { LoanFormState } from '@ancu/forms/tool/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../primitives/disclosure/index.ts';
import { Segmented } from '../../primitives/segmented/index.ts';
import { ToolField } from '../tool-field/tool-field.tsx';

/** What not every loan has. */
export const moreFields = [
	'fixed',
	'later',
	'grace',
	'early',
	'earlyMonth',
	'earlyFee',
] as const satisfies (keyof LoanDraft)[];
const modes = {
	fixed: 'numeric',
	later: 'decimal',
	grace: 'numeric',
	early: 'text',
	earlyMonth: 'numeric',
	earlyFee: 'decimal',
} as const;

export interface LoanFieldsProps {
	form: LoanFormState;
}

/** What a loan is calculated from; what not every loan has lies folded. */
export function LoanFields({ form }: LoanFieldsProps) {
	const { t } = useTranslation('tool');
	const { draft, set } = form;
	// Opened once for what came with the address; then it is the person's to fold.
	const [isOpen] = useState(moreFields.some((name) => draft[name] !== ''));
	return (
		<>
			<div className="mb-1">
				<Segmented
					label={t('loan.by.label')}
					name="by"
					width="full"
					value={draft.by}
					options={loanSources.map((value) => ({ value, label: t(`loan.by.${value}`) }))}
					onChange={(value) => set({ by: loanSources.find((one) => one === value) ?? 'own' })}
				/>
			</div>
			{draft.by === 'own' ? (
				<>
					<ToolField form={form} name="price" label={t('loan.price')} hint={t('loan.hint.money')} />
					<ToolField form={form} name="own" label={t('loan.own')} hint={t('loan.hint.own')} optional />
				</>
			) : (
				<ToolField form={form} name="amount" label={t('loan.amount')} hint={t('loan.hint.money')} />
			)}
			<div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
				<ToolField form={form} name="term" label={t('loan.term')} inputMode="numeric" />
				<div className="pt-6.5">
					<Segmented
						label={t('loan.termUnit.label')}
						name="termUnit"
						value={draft.termUnit}
						options={termUnits.map((value) => ({ value, label: t(`loan.termUnit.${value}`) }))}
						onChange={(value) => set({ termUnit: termUnits.find((one) => one === value) ?? 'year' })}
					/>
				</div>
			</div>
			<ToolField form={form} name="rate" label={t('loan.rate')} hint={t('loan.hint.rate')} inputMode="decimal" />
			<Segmented
				label={t('loan.method.label')}
				labelShown
				name="method"
				width="full"
				value={draft.method}
				options={loanMethods.map((value) => ({ value, label: t(`loan.method.${value}`) }))}
				onChange={(value) => set({ method: loanMethods.find((one) => one === value) ?? 'reducing' })}
			/>
			<p className="text-sm text-ink-muted">{t(`loan.methodText.${draft.method}`)}</p>
			<div className="mt-1 border-t border-line pt-2">
				<Disclosure open={isOpen} title={t('loan.more')}>
					<div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-2">
						{moreFields.map((name) => (
							<ToolField
								key={name}
								form={form}
								name={name}
								label={t(`loan.${name}`)}
								hint={name === 'fixed' || name === 'early' ? t(`loan.hint.${name}`) : undefined}
								inputMode={modes[name]}
							/>
						))}
					</div>
				</Disclosure>
			</div>
		</>
	);
}
