import { useTranslation } from 'react-i18next';

const SECOND_MS = 1_000;
const MINUTE = 60;
/** When the time that is left is read out, in minutes: often enough to know, seldom enough to type meanwhile. */
const spokenAt = [2, 1];

export interface TransferClockProps {
	/** Whole seconds left. */
	left: number;
	/** Since when it runs, ISO 8601. */
	from: string;
	/** Until when, ISO 8601. */
	until: string | null;
}

/** The time that is left for a transfer, in figures and as a line that grows shorter. Read out when two minutes, one and none are left. */
export function TransferClock({ left, from, until }: TransferClockProps) {
	const { t } = useTranslation('wallet');
	const whole = until ? (Date.parse(until) - Date.parse(from)) / SECOND_MS : 0;
	const minutes = Math.ceil(left / MINUTE);
	const spoken =
		left === 0 ? t('transfer.spokenOver') : spokenAt.includes(minutes) ? t('transfer.spoken', { count: minutes }) : '';
	return (
		<div data-slot="transfer-clock" className="grid gap-2">
			<p className="flex items-baseline justify-between gap-4">
				<span className="text-sm text-ink-muted">{t('transfer.left')}</span>
				<span role="timer" aria-label={t('transfer.left')} className="text-xl font-bold tabular-nums">
					{clock(left)}
				</span>
			</p>
			<div aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-line forced-colors:outline">
				<div
					className="h-full bg-ink forced-colors:system-filled"
					style={{ width: `${whole > 0 ? Math.min(100, (left / whole) * 100) : 0}%` }}
				/>
			</div>
			<p role="status" className="sr-only">
				{spoken}
			</p>
		</div>
	);
}

/** Seconds as `4:05`. */
function clock(seconds: number): string {
	return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}
