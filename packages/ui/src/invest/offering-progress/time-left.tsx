import { useCountdown } from '@ancu/forms/form';
import { DAY_MS, formatDateTime } from '@ancu/forms/format';
import { phaseOf } from '@ancu/forms/invest';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { DateIcon } from '../../primitives/icon/index.ts';
import type { Offering } from '../invest-model.ts';

export interface TimeLeftProps {
	offering: Pick<Offering, 'startDate' | 'endDate' | 'state'>;
	/** The moment that days are counted from; the last day counts by the clock. */
	now: Date;
}

/** How long until an offering begins or ends: in days, and on the last day to the second. */
export function TimeLeft({ offering, now }: TimeLeftProps) {
	const { t } = useTranslation('invest');
	const locale = useLocale();
	const phase = phaseOf(offering, now);
	const until = phase === 'upcoming' ? offering.startDate : offering.endDate;
	if (!until) return <Line>{t('time.open')}</Line>;
	const at = formatDateTime(until, locale);
	const days = Math.floor((new Date(until).getTime() - now.getTime()) / DAY_MS);
	if (phase === 'ended') return <Line>{t('time.ended', { at })}</Line>;
	if (days < 1) {
		return (
			<Line>
				{t(phase === 'upcoming' ? 'time.startsAt' : 'time.endsAt', { at })} <Clock until={until} />
			</Line>
		);
	}
	return <Line>{t(phase === 'upcoming' ? 'time.startsIn' : 'time.endsIn', { count: days, at })}</Line>;
}

function Line({ children }: { children: ReactNode }) {
	return (
		<p data-slot="time-left" className="flex items-start gap-1.5 text-sm">
			<DateIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-muted" />
			<span className="min-w-0">{children}</span>
		</p>
	);
}

/** The clock of the last day. Whoever hears the page has the date beside it, and no figure every second. */
function Clock({ until }: { until: string }) {
	const left = useCountdown(until);
	const two = (figure: number) => String(figure).padStart(2, '0');
	return (
		// The server's clock is not the browser's.
		<span aria-hidden="true" suppressHydrationWarning className="font-bold whitespace-nowrap tabular-nums">
			{two(Math.floor(left / 3_600))}:{two(Math.floor(left / 60) % 60)}:{two(left % 60)}
		</span>
	);
}
