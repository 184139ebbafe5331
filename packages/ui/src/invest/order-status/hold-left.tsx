import { useCountdown } from '@ancu/forms/form';
import { useTranslation } from 'react-i18next';

export interface HoldLeftProps {
	/** Until when shares are held, ISO 8601. */
	until: string;
}

/** How long the shares of an order are still held, by the clock; spoken in minutes. */
export function HoldLeft({ until }: HoldLeftProps) {
	const { t } = useTranslation('invest');
	const left = useCountdown(until);
	if (left === 0) return <span role="status">{t('hold.over')}</span>;
	const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
	return (
		<span>
			<span aria-hidden="true" className="tabular-nums">
				{t('hold.left', { clock })}
			</span>
			<span role="status" className="sr-only">
				{t('hold.spoken', { count: Math.ceil(left / 60) })}
			</span>
		</span>
	);
}
