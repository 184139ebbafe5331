import { DAY_MS, formatDateTime, formatMoney, formatNumber, readLocalTime } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { TermField, TermGroup, TermPair, type TermsProps } from './term-field.tsx';

export interface OfferingTimeProps extends TermsProps {
	/** The moment that the end is compared with; without it none is said to be over. */
	now: Date | undefined;
}

/** As far as an input of date and time writes years with four digits. */
const LATEST = '9999-12-31T23:59';

/** From when until when shares are sold, and how many must be by then. */
export function OfferingTime({ form, isFixed, figures: { softCap }, now }: OfferingTimeProps) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const draft = form.values;
	// A browser writes dates as its own language does.
	const [start, end] = [readLocalTime(draft.startDate), readLocalTime(draft.endDate)];
	const endWords = (iso: string) => {
		const at = formatDateTime(iso, locale);
		if (now && Date.parse(iso) <= now.getTime()) return t('form.offering.over', { at });
		const days = start ? Math.floor((Date.parse(iso) - Date.parse(start)) / DAY_MS) : 0;
		return days > 0 ? t('form.offering.days', { at, count: days }) : at;
	};
	return (
		<TermGroup title={t('form.offering.time')}>
			<TermPair>
				<TermField
					form={form}
					isFixed={isFixed}
					name="startDate"
					required
					type="datetime-local"
					max={LATEST}
					figure={start && formatDateTime(start, locale)}
				/>
				<TermField
					form={form}
					isFixed={isFixed}
					name="endDate"
					required
					type="datetime-local"
					min={draft.startDate || undefined}
					max={LATEST}
					figure={end && endWords(end)}
				/>
			</TermPair>
			<TermField
				form={form}
				isFixed={isFixed}
				name="softCap"
				inputMode="numeric"
				figure={
					softCap
						? t('form.offering.softCapText', {
								percent: `${formatNumber(softCap.percent, locale)}%`,
								value: formatMoney(softCap.cost, locale),
							})
						: !draft.softCap.trim() && t('form.offering.softCapNone')
				}
			/>
		</TermGroup>
	);
}
