import * as format from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { useText } from '../page/use-text.ts';
import { contentText, type FigureName } from './content.text.ts';

const at = '2026-03-10T09:05:00Z';
const now = new Date('2026-03-10T12:10:00Z');

/** Every kind of figure, as its function writes it, with its rule. */
export function FigureTable() {
	const { figure, figures } = useText(contentText);
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const shown: Readonly<Record<FigureName, string>> = {
		money: [850_000_000, 4_200_000_000, 12_500].map((dong) => format.formatMoney(dong, locale)).join(' · '),
		range: format.formatMoneyRange(2_100_000_000, 6_800_000_000, locale),
		exact: format.formatMoneyExact(500_000, locale),
		perSquare: format.formatPricePerSquareMeter(117_800_000, locale),
		negotiable: t('negotiable'),
		area: [64, 82.5, 1_250].map((squareMeters) => format.formatArea(squareMeters, locale)).join(' · '),
		length: format.formatLength(4.5, locale),
		distance: [850, 2_400].map((meters) => format.formatDistance(meters, locale)).join(' · '),
		rate: `${format.formatRate(150, locale)} · ${format.formatSignedRate(-1_000, locale)}`,
		date: format.formatDate(at, locale),
		moment: format.formatDateTime(at, locale),
		age: format.formatAge(at, now, locale),
		phone: format.formatPhone('+84901234567'),
	};
	return (
		<table className="w-full border-collapse text-sm max-sm:[&_td]:block max-sm:[&_th]:block">
			<caption className="sr-only">{figures}</caption>
			<tbody>
				{(Object.keys(figure) as FigureName[]).map((name) => (
					<tr key={name} className="border-b border-line align-baseline">
						<th scope="row" className="py-2 pr-6 text-left font-normal whitespace-nowrap text-ink-muted max-sm:pb-0">
							{figure[name][0]}
						</th>
						<td className="py-2 pr-6 font-bold tabular-nums max-sm:py-0">{shown[name]}</td>
						<td className="py-2 text-ink-muted max-sm:pt-0">{figure[name][1]}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
