import type { LoanDraft } from '@ancu/forms/tool';
import { useLoanForm } from '@ancu/forms/tool/form';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { NoFigures } from '../tool-sheet/figures.tsx';
import { ToolSheet } from '../tool-sheet/tool-sheet.tsx';
import { LoanChart } from './loan-chart.tsx';
import { LoanFields, moreFields } from './loan-fields.tsx';
import { LoanSchedule } from './loan-schedule.tsx';
import { LoanSummary } from './loan-summary.tsx';

export interface LoanToolProps {
	/** What stands in the form at first. */
	draft: LoanDraft;
	/** Told every change. */
	onChange: (draft: LoanDraft) => void;
}

/** What a loan costs: month by month, in all, and drawn. */
export function LoanTool({ draft, onChange }: LoanToolProps) {
	const { t } = useTranslation('tool');
	const form = useLoanForm({ draft, locale: useLocale(), onChange });
	const { values, schedule, missing } = form;
	const lacks = moreFields.filter((name) => missing.includes(name));
	return (
		<ToolSheet title={t('loan.title')} lead={t('loan.lead')} onSubmit={form.onSubmit} form={<LoanFields form={form} />}>
			{values && schedule ? (
				<>
					<LoanSummary values={values} schedule={schedule} />
					<LoanChart amount={values.terms.amount} schedule={schedule} />
					<LoanSchedule schedule={schedule} />
				</>
			) : (
				<NoFigures>
					{lacks.length > 0 && lacks.length === missing.length
						? t('loan.lacks', { fields: lacks.map((name) => t(`loan.${name}`).toLocaleLowerCase()).join(', ') })
						: t('loan.waits')}
				</NoFigures>
			)}
		</ToolSheet>
	);
}
