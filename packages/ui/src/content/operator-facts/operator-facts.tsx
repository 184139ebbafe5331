import { type Operator, operatorFacts } from '@ancu/forms/content';
import { formatPhone, phoneHref } from '@ancu/forms/format';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../primitives/link/index.ts';
import { FactList } from '../fact-list/fact-list.tsx';

export interface OperatorFactsProps {
	/** As far as it is known: what is missing is said to be missing. */
	operator: Operator;
}

/** Who runs the site, and how to reach them. */
export function OperatorFacts({ operator }: OperatorFactsProps) {
	const { t } = useTranslation('content');
	const { phone, email } = operator;
	const said: Partial<Record<keyof Operator, ReactNode>> = {
		...operator,
		...(phone && { phone: <Link href={phoneHref(phone)}>{formatPhone(phone)}</Link> }),
		...(email && { email: <Link href={`mailto:${email}`}>{email}</Link> }),
	};
	return (
		<FactList
			facts={operatorFacts.map((fact) => ({
				name: t(`operator.${fact}`),
				text: said[fact] ?? <span className="text-ink-muted">{t('operator.missing')}</span>,
			}))}
		/>
	);
}
