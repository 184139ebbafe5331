import { formatMoney, formatMoneyExact, formatNumber, formatWithUnit } from '@ancu/forms/format';
import { priceInWords } from '@ancu/forms/listing';
import { type PriceDraft, pricedUnits, priceOfUnit, priceQuestions } from '@ancu/forms/tool';
import { usePriceForm } from '@ancu/forms/tool/form';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Segmented } from '../../primitives/segmented/index.ts';
import { ToolField } from '../tool-field/tool-field.tsx';
import { FigureHead, FigureRows, NoFigures } from '../tool-sheet/figures.tsx';
import { ToolSheet } from '../tool-sheet/tool-sheet.tsx';
import { useUnitWords } from '../use-unit-words.ts';

export interface PriceToolProps {
	/** What stands in the form at first. */
	draft: PriceDraft;
	/** Told every change. */
	onChange: (draft: PriceDraft) => void;
}

/** Price, area and price per m²: two of them give the third. */
export function PriceTool({ draft: first, onChange }: PriceToolProps) {
	const { t } = useTranslation('tool');
	const locale = useLocale();
	const { nameOf } = useUnitWords();
	const form = usePriceForm({ draft: first, locale, onChange });
	const { draft, result, find } = form;
	// Beyond all money no words count it.
	const inWords = (dong: number) => Number.isSafeInteger(dong) && priceInWords(dong, locale);
	const answer = {
		unitPrice: (dong: number) => `${formatMoneyExact(dong, locale)}/m²`,
		price: (dong: number) => formatMoneyExact(dong, locale),
		area: (squareMeters: number) => formatWithUnit(formatNumber(squareMeters, locale), 'm²'),
	};
	return (
		<ToolSheet
			title={t('price.title')}
			lead={t('price.lead')}
			onSubmit={form.onSubmit}
			form={
				<>
					<div className="mb-3">
						<Segmented
							label={t('price.find')}
							labelShown
							name="find"
							width="full"
							value={draft.find}
							options={priceQuestions.map((value) => ({ value, label: t(`price.${value}`) }))}
							onChange={(value) => find(priceQuestions.find((one) => one === value) ?? 'unitPrice')}
						/>
					</div>
					{(['price', 'area', 'unitPrice'] as const)
						.filter((name) => name !== draft.find)
						.map((name) => (
							<ToolField
								key={name}
								form={form}
								name={name}
								label={t(`price.${name}`)}
								hint={t(`price.hint.${name}`)}
								inputMode={name === 'area' ? 'decimal' : 'text'}
							/>
						))}
				</>
			}
		>
			{result ? (
				<>
					<FigureHead
						label={t(`price.${draft.find}`)}
						note={draft.find === 'area' ? t('price.rounded.area') : inWords(result[draft.find])}
					>
						{answer[draft.find](result[draft.find])}
					</FigureHead>
					<FigureRows
						rows={[
							...(['price', 'area', 'unitPrice'] as const)
								.filter((name) => name !== draft.find)
								.map((name) => ({ label: t(`price.${name}`), value: answer[name](result[name]) })),
							...pricedUnits(result.area).map((unit) => ({
								label: t('price.per', { unit: nameOf(unit) }),
								value: formatMoney(priceOfUnit(result.unitPrice, unit), locale),
							})),
						]}
					/>
					<p className="max-w-prose text-sm text-ink-muted">{t('price.note')}</p>
				</>
			) : (
				<NoFigures>{t('price.waits')}</NoFigures>
			)}
		</ToolSheet>
	);
}
