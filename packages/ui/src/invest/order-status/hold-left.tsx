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
	const isOver = left === 0;
	const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
	return (
		<span>
			{!isOver && (
				<span aria-hidden="true" className="tabular-nums">
					{t('hold.left', { clock })}
				</span>
			)}
			{/* The same all the while: what comes along with its words is not spoken. */}
			<span role="status" className={isOver ? undefined : 'sr-only'}>
				{isOver ? t('hold.over') : t('hold.spoken', { count: Math.ceil(left / 60) })}
			</span>
		</span>
	);
}
