import { formatNumber } from '@ancu/forms/format';
import {
	createRowReader,
	guessPriceUnit,
	type ImportField,
	type ImportMapping,
	type ImportPriceUnit,
	importFields,
	importPriceUnits,
	type PostMode,
	postModes,
} from '@ancu/forms/listing';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { Select } from '../../primitives/select/index.ts';
import type { ImportTable } from '../import-model.ts';
import { startOf } from './start-of.ts';

const SAMPLE = 200;
const SHOWN = 3;
const needed: readonly ImportField[] = ['address', 'price', 'area'];
/** Asked of the whole file: nobody is called an owner or a broker who did not say so. */
const POSTED_BY = 'postedBy';
const wordOf = { OWNER: 'chính chủ', BROKER: 'môi giới' } as const satisfies Record<PostMode, string>;
const others = importFields.filter((field) => !needed.includes(field));

export interface ImportColumnsStepProps {
	table: ImportTable;
	fileName: string;
	mapping: ImportMapping;
	onChange: (mapping: ImportMapping) => void;
	onBack: () => void;
	onStart: () => void;
}

/** Rows that guesses are made by. */
export function sampleOf({ rows }: ImportTable): ImportTable['rows'] {
	return rows.slice(0, SAMPLE);
}

/** The second step: which column holds what, guessed and changeable, with the first rows as they will be read. */
export function ImportColumnsStep({ table, fileName, mapping, onChange, onBack, onStart }: ImportColumnsStepProps) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const form = useRef<HTMLFormElement>(null);
	const [tried, setTried] = useState(false);
	const { columns, fixed } = mapping;
	const hasPlace = Boolean(columns.address || columns.district);
	const missing = (field: ImportField) => (field === 'address' ? !hasPlace : needed.includes(field) && !columns[field]);
	const options = table.columns.map((value) => ({ value, label: startOf(value) }));

	const choose = (field: ImportField, column: string) =>
		onChange({
			...mapping,
			columns: { ...columns, [field]: column },
			...(field === 'price' && { priceUnit: guessPriceUnit(column || undefined, sampleOf(table)) }),
		});
	const setFixed = (change: ImportMapping['fixed']) => onChange({ ...mapping, fixed: { ...fixed, ...change } });
	const fieldOf = (field: ImportField) => (
		<Field
			key={field}
			label={t(`import.field.${field}`)}
			required={needed.includes(field) && (field !== 'address' || !columns.district)}
			hint={field === 'address' ? t('import.columns.orDistrict') : undefined}
			error={tried && missing(field) ? t(field === 'address' ? 'import.columns.needPlace' : 'import.columns.need') : ''}
			compact={!needed.includes(field)}
		>
			{(control) => (
				<Select
					{...control}
					name={field}
					options={options}
					emptyLabel={t('import.columns.none')}
					value={columns[field] ?? ''}
					onChange={(event) => choose(field, event.currentTarget.value)}
				/>
			)}
		</Field>
	);

	return (
		<form
			ref={form}
			noValidate
			className="grid grid-cols-[minmax(0,1fr)] gap-6"
			onSubmit={(event) => {
				event.preventDefault();
				setTried(true);
				const first = needed.find(missing) ?? (fixed.postMode ? undefined : POSTED_BY);
				if (first === undefined) onStart();
				else form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
			}}
		>
			<p className="max-w-prose text-ink-muted">
				{t('import.columns.lead', {
					name: fileName,
					count: table.rows.length,
					formatted: formatNumber(table.rows.length, locale),
				})}
			</p>
			<fieldset className="grid min-w-0 gap-x-4 sm:grid-cols-3">
				<legend className="pb-3 text-lg font-bold">{t('import.columns.needed')}</legend>
				{needed.map(fieldOf)}
			</fieldset>
			<fieldset className="grid min-w-0 gap-4 sm:grid-cols-2 lg:grid-cols-3">
				<legend className="pb-3 text-lg font-bold">{t('import.columns.reading')}</legend>
				<Field label={t('import.columns.priceUnit')} hint={t('import.columns.priceUnitHint')} compact>
					{(control) => (
						<Select
							{...control}
							emptyLabel={t('import.columns.priceUnitSaid')}
							options={importPriceUnits.map((value) => ({ value, label: t(`import.priceUnit.${codeOf[value]}`) }))}
							value={mapping.priceUnit ?? ''}
							onChange={({ currentTarget: { value } }) =>
								onChange({ ...mapping, priceUnit: (value || undefined) as ImportMapping['priceUnit'] })
							}
						/>
					)}
				</Field>
				<Field label={t('import.columns.kind')} hint={t('import.columns.kindHint')} compact>
					{(control) => (
						<Select
							{...control}
							emptyLabel={t('import.columns.kindSaid')}
							options={[
								{ value: 'bán', label: t('tradingType.BUY') },
								{ value: 'cho thuê', label: t('tradingType.RENT') },
							]}
							value={fixed.tradingType ?? ''}
							onChange={({ currentTarget: { value } }) => setFixed({ tradingType: value })}
						/>
					)}
				</Field>
				<Field
					label={t('import.columns.postedBy')}
					hint={t('import.columns.postedByHint')}
					required
					error={tried && !fixed.postMode ? t('import.columns.needPostedBy') : ''}
				>
					{(control) => (
						<Select
							{...control}
							name={POSTED_BY}
							emptyLabel={t('import.columns.postedByNone')}
							options={postModes.map((value) => ({ value: wordOf[value], label: t(`filter.byWhom.${value}`) }))}
							value={fixed.postMode ?? ''}
							onChange={({ currentTarget: { value } }) => setFixed({ postMode: value })}
						/>
					)}
				</Field>
			</fieldset>
			<fieldset className="grid min-w-0 gap-4 sm:grid-cols-2 lg:grid-cols-3">
				<legend className="pb-3 text-lg font-bold">{t('import.columns.others')}</legend>
				{others.map(fieldOf)}
			</fieldset>
			<Preview table={table} mapping={mapping} />
			<div className="flex flex-wrap gap-3">
				<Button type="submit" size="lg">
					{t('import.columns.start', {
						count: table.rows.length,
						formatted: formatNumber(table.rows.length, locale),
					})}
				</Button>
				<Button variant="secondary" size="lg" onClick={onBack}>
					{t('import.columns.back')}
				</Button>
			</div>
		</form>
	);
}

const codeOf = { đồng: 'dong', triệu: 'million', tỷ: 'billion' } as const satisfies Record<ImportPriceUnit, string>;

function Preview({ table, mapping }: { table: ImportTable; mapping: ImportMapping }) {
	const { t } = useTranslation('listing');
	const read = createRowReader(mapping);
	const rows = table.rows.slice(0, SHOWN).map((record, at) => ({ ...read(record).row, at }));
	// An id that was made up says nothing to anybody.
	const fields = importFields.filter(
		(field) => rows.some((row) => row[field]) && (field !== 'sourceId' || mapping.columns.sourceId),
	);
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-2">
			<h3 className="text-lg font-bold">{t('import.preview.title')}</h3>
			{fields.length === 0 ? (
				<p className="text-ink-muted">{t('import.preview.empty')}</p>
			) : (
				<section
					aria-label={t('import.preview.title')}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1; browsers differ in making scrollers focusable by themselves.
					tabIndex={0}
					className="overflow-x-auto rounded-card border border-line bg-surface-raised"
				>
					<table className="w-full border-separate border-spacing-0 text-sm [&_td]:border-t [&_td]:border-line">
						<thead>
							<tr>
								{fields.map((field) => (
									<th key={field} scope="col" className="px-3 py-2 text-left align-top font-bold whitespace-nowrap">
										{t(`import.field.${field}`)}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{rows.map((row) => (
								<tr key={row.at}>
									{fields.map((field) => (
										<td key={field} className="min-w-24 px-3 py-2 align-top">
											<span className="line-clamp-3 wrap-anywhere">{startOf(row[field] ?? '')}</span>
										</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
				</section>
			)}
		</div>
	);
}
