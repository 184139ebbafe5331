import { formatDateTime, formatMoneyExact } from '@ancu/forms/format';
import { PLANNING_CHECK_FEE, PROMISED_WORKING_DAYS, promisedAt } from '@ancu/forms/planning';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { SuccessIcon } from '../../primitives/icon/index.ts';

const terms = ['late', 'cancel', 'dispute'] as const;

export interface FeeTermsProps {
	/** The moment that the promise is counted from. */
	now: Date;
	/** The request was sent already: its fee stays. */
	isEdit: boolean;
	/** What sends it. */
	children: ReactNode;
}

/** What a planning check costs and promises, said before it is sent. */
export function FeeTerms({ now, isEdit, children }: FeeTermsProps) {
	const { t } = useTranslation('planning');
	const locale = useLocale();
	return (
		<section
			aria-label={t('checkForm.fee')}
			className="grid gap-4 rounded-card border border-line-strong bg-surface-raised p-4 sm:p-6"
		>
			{isEdit ? (
				<p className="text-sm text-ink-muted">{t('checkForm.feeKept')}</p>
			) : (
				<>
					<dl className="grid gap-3">
						<div className="flex flex-wrap items-baseline justify-between gap-x-4">
							<dt>{t('checkForm.fee')}</dt>
							<dd className="text-xl font-bold">{formatMoneyExact(PLANNING_CHECK_FEE, locale)}</dd>
						</div>
						<div className="grid border-t border-line pt-3">
							<dt>{t('checkForm.promise')}</dt>
							<dd>
								<span className="font-bold">{t('checkForm.days', { count: PROMISED_WORKING_DAYS })}</span>{' '}
								<span className="text-sm text-ink-muted">
									{t('checkForm.by', { at: formatDateTime(promisedAt(now).toISOString(), locale) })}
								</span>
							</dd>
						</div>
					</dl>
					<ul className="grid gap-2 border-t border-line pt-3 text-sm">
						{terms.map((term) => (
							<li key={term} className="flex items-start gap-2">
								<SuccessIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
								{t(`checkForm.terms.${term}`)}
							</li>
						))}
					</ul>
				</>
			)}
			<div>{children}</div>
			{!isEdit && <p className="text-sm text-ink-muted">{t('checkForm.nextStep')}</p>}
		</section>
	);
}
