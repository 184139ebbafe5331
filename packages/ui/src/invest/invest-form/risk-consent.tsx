import { risks } from '@ancu/forms/invest';
import type { InvestFormState } from '@ancu/forms/invest/form';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { ErrorLine } from '../../primitives/field/error-line.tsx';
import { WarningIcon } from '../../primitives/icon/index.ts';
import { useErrorWords } from '../../translation/use-error-words.ts';

export interface RiskConsentProps {
	form: Pick<InvestFormState, 'register' | 'errorOf'>;
	/** Shares that must be sold, or everybody gets their money back; 0 for none. */
	softCap: number;
}

/** What may go wrong, in plain words, and the tick by which somebody accepts it. */
export function RiskConsent({ form, softCap }: RiskConsentProps) {
	const { t } = useTranslation('invest');
	const id = useId();
	const error = useErrorWords('invest', form.errorOf)('accepted');
	return (
		<section aria-labelledby={`${id}-title`} data-slot="risk-consent" className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<h3 id={`${id}-title`} className="flex items-center gap-2 font-bold">
				<WarningIcon aria-hidden="true" className="size-5 shrink-0" />
				{t('risk.title')}
			</h3>
			<ul className="grid list-disc gap-2 pl-5">
				{risks.map((risk) => (
					<li key={risk}>
						<span className="font-bold">{t(`risk.${risk}.title`)}</span>{' '}
						{risk === 'raise' && softCap === 0 ? t('risk.raiseBare') : t(`risk.${risk}.text`)}
					</li>
				))}
			</ul>
			<div>
				<Checkbox
					{...form.register('accepted')}
					label={t('risk.accept')}
					aria-required="true"
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? `${id}-error` : undefined}
				/>
				<ErrorLine keepsHeight id={`${id}-error`}>
					{error}
				</ErrorLine>
			</div>
		</section>
	);
}
