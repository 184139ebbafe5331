import {
	formatAge,
	formatArea,
	formatDate,
	formatDateTime,
	formatMoney,
	formatMoneyExact,
	formatMoneyRange,
	formatPhone,
	formatPricePerSquareMeter,
} from '@ancu/forms/format';
import { useLocale } from '../../i18n/use-locale.ts';
import { useText } from '../page/use-text.ts';
import { overviewText } from './overview.text.ts';

const at = '2026-03-10T09:05:00Z';
const now = new Date('2026-03-10T12:10:00Z');

/** Figures as every page shows them, made by the functions that pages call. */
export function Formats() {
	const text = useText(overviewText);
	const locale = useLocale();
	const rows = [
		[text.price, formatMoney(4_200_000_000, locale)],
		[text.range, formatMoneyRange(2_100_000_000, 6_800_000_000, locale)],
		[text.perSquare, formatPricePerSquareMeter(117_800_000, locale)],
		[text.exact, formatMoneyExact(500_000, locale)],
		[text.area, formatArea(82.5, locale)],
		[text.date, formatDate(at, locale)],
		[text.moment, formatDateTime(at, locale)],
		[text.age, formatAge(at, now, locale)],
		[text.phone, formatPhone('+84901234567')],
	];
	return (
		<dl className="grid text-sm">
			{rows.map(([name, value]) => (
				<div key={name} className="flex justify-between gap-3 border-b border-line py-1 last:border-b-0">
					<dt className="text-ink-muted">{name}</dt>
					<dd className="text-right font-bold">{value}</dd>
				</div>
			))}
		</dl>
	);
}
