import { localized } from '@ancu/forms/format';
import { categories, postModes, type TradingType, tradingTypes } from '@ancu/forms/listing';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { DraftChoice } from './draft-choice.tsx';
import { SelectField } from './draft-field.tsx';
import { OfferingChoice } from './offering-choice.tsx';
import type { StepProps } from './step-props.ts';

export interface KindStepProps extends StepProps {
	/** Whoever writes may offer shares. */
	mayOffer: boolean;
	/** Shares that somebody has or is buying: then it stays an offering. */
	takenShares: number;
}

/** What is offered, of what sort, by whom. */
export function KindStep({ form, mayOffer, takenShares }: KindStepProps) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const { tradingType, categoryId } = form.values;
	const fitting = categories.filter((category) =>
		(category.tradingTypes as readonly TradingType[]).includes(tradingType as TradingType),
	);
	return (
		<>
			<DraftChoice
				form={form}
				name="tradingType"
				legend={t('form.label.tradingType')}
				choices={tradingTypes.map((value) => ({ value, label: t(`form.kind.${value}`) }))}
				onChoose={(chosen) => {
					const stays = categories.some(
						({ code, tradingTypes: fits }) => code === categoryId && (fits as readonly string[]).includes(chosen),
					);
					form.set({ tradingType: chosen, categoryId: stays ? categoryId : '' });
				}}
			/>
			<SelectField
				required
				form={form}
				name="categoryId"
				disabled={!tradingType}
				emptyLabel={t(tradingType ? 'form.choose' : 'form.kindFirst')}
				options={fitting.map(({ code, name }) => ({ value: code, label: localized(name, locale) }))}
			/>
			<DraftChoice
				form={form}
				name="postMode"
				legend={t('form.label.postMode')}
				choices={postModes.map((value) => ({ value, label: t(`form.poster.${value}`) }))}
			/>
			{mayOffer && <OfferingChoice form={form} isFixed={takenShares > 0} />}
		</>
	);
}
