import { formatNumber } from '@ancu/forms/format';
import { areaUnits, landRegions, regionOf, type UnitsDraft } from '@ancu/forms/tool';
import { useUnitsForm } from '@ancu/forms/tool/form';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Field } from '../../primitives/field/index.ts';
import { InfoIcon } from '../../primitives/icon/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { ToolField } from '../tool-field/tool-field.tsx';
import { FigureHead, NoFigures } from '../tool-sheet/figures.tsx';
import { ToolSheet } from '../tool-sheet/tool-sheet.tsx';
import { useUnitWords } from '../use-unit-words.ts';
import { UnitTable } from './unit-table.tsx';

export interface UnitsToolProps {
	/** What stands in the form at first. */
	draft: UnitsDraft;
	/** Told every change. */
	onChange: (draft: UnitsDraft) => void;
}

/** An area in every unit that people measure land by. */
export function UnitsTool({ draft: first, onChange }: UnitsToolProps) {
	const { t } = useTranslation('tool');
	const locale = useLocale();
	const { nameOf } = useUnitWords();
	const form = useUnitsForm({ draft: first, locale, onChange });
	const { draft, results, set } = form;
	const inSquareMeters = results?.find(({ unit }) => unit === 'm2')?.amount;
	return (
		<ToolSheet
			title={t('units.title')}
			lead={t('units.lead')}
			onSubmit={form.onSubmit}
			form={
				<>
					<ToolField form={form} name="value" label={t('units.value')} hint={t('units.hint')} inputMode="decimal" />
					<Field compact label={t('units.from')}>
						{(control) => (
							<Select
								{...control}
								value={draft.unit}
								options={areaUnits.map((value) => ({ value, label: nameOf(value) }))}
								onChange={({ target }) => set({ unit: areaUnits.find((one) => one === target.value) ?? 'm2' })}
							/>
						)}
					</Field>
				</>
			}
		>
			{results && inSquareMeters ? (
				<>
					<FigureHead label={t('units.inSquareMeters')}>
						{inSquareMeters.isExact ? '' : '≈ '}
						{formatNumber(inSquareMeters.value, locale, 4)} m²
					</FigureHead>
					<div className="grid grid-cols-[minmax(0,1fr)] gap-5">
						{[undefined, ...landRegions].map((region) => (
							<UnitTable
								key={region ?? 'legal'}
								title={region ? t(`units.group.${region}`) : t('units.group.legal')}
								results={results.filter(({ unit }) => regionOf(unit) === region)}
								current={draft.unit}
							/>
						))}
					</div>
				</>
			) : (
				<NoFigures>{t('units.waits')}</NoFigures>
			)}
			<p className="flex max-w-prose items-start gap-2 text-sm text-ink-muted">
				<InfoIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
				{t('units.note')}
			</p>
		</ToolSheet>
	);
}
