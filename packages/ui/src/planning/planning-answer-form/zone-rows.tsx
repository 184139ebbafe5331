import { formatAreaExact, formatNumber, localized } from '@ancu/forms/format';
import { findLandCode, suggestLandCodes, ZONES_MAX } from '@ancu/forms/planning';
import type { PlanningAnswerFormState } from '@ancu/forms/planning/form';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button, IconButton } from '../../primitives/button/index.ts';
import { Combobox } from '../../primitives/combobox/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { PlusIcon, RemoveIcon } from '../../primitives/icon/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { useErrorWords } from '../../translation/use-error-words.ts';
import { colourOf } from '../land-look.ts';

const columns =
	'grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-x-3 @2xl:grid-cols-[9rem_minmax(0,1fr)_8rem_4.5rem_2.75rem]';

export interface ZoneRowsProps {
	form: PlanningAnswerFormState;
	/** m² that the cadastral map says; left out where it does not know the plot. */
	mapArea?: number | undefined;
}

/** The zones of a plot in rows: code, name, area; what share each is follows as one types. Enter in a row goes on to the next. */
export function ZoneRows({ form, mapArea }: ZoneRowsProps) {
	const { t } = useTranslation('planning');
	const locale = useLocale();
	const words = useErrorWords('planning', form.errorOf);
	const add = useRef<HTMLButtonElement>(null);
	const list = useRef<HTMLOListElement>(null);
	const { facts, rows, addZone, removeZone, isFull } = form;

	const goOn = (event: KeyboardEvent, index: number) => {
		if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
		// An option that it chose has taken it, and a button keeps its own.
		if (event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return;
		// Not yet the form's.
		event.preventDefault();
		const next = list.current?.children[index + 1]?.querySelector('input');
		if (next) next.focus();
		else addZone();
	};
	const remove = (index: number) => {
		removeZone(index);
		// What was pressed is gone, or another row's now.
		add.current?.focus();
	};

	const listError = words('zones');
	return (
		<div data-slot="zone-rows" className="@container grid grid-cols-[minmax(0,1fr)] gap-3">
			<ol ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-4 @2xl:gap-0">
				{rows.map(({ id }, index) => (
					<li key={id} className="border-t border-line pt-3 first:border-t-0 first:pt-0 @2xl:border-t-0 @2xl:pt-0">
						<ZoneRow
							form={form}
							index={index}
							share={formatNumber(facts.rows[index]?.percent ?? 0, locale, 1)}
							onEnter={(event) => goOn(event, index)}
							onRemove={() => remove(index)}
						/>
					</li>
				))}
			</ol>
			{listError && (
				<p role="alert" className="text-sm text-danger">
					{listError}
				</p>
			)}
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-3">
				<Button
					ref={add}
					size="sm"
					variant="secondary"
					// Stays focusable: the last row that may be added disables it, and where one is taken away the focus comes here.
					aria-disabled={isFull}
					leadingIcon={<PlusIcon aria-hidden="true" />}
					onClick={addZone}
				>
					{t('answerForm.zone.add')}
				</Button>
				<p aria-live="polite" className="text-sm tabular-nums">
					<span className="font-bold">
						{t('answerForm.zone.whole', { area: formatAreaExact(facts.whole, locale) })}
					</span>
					{mapArea !== undefined && (
						<span className="block text-ink-muted">
							{t('answerForm.zone.mapArea', { area: formatAreaExact(mapArea, locale) })}
						</span>
					)}
				</p>
			</div>
			{isFull && <p className="text-sm text-ink-muted">{t('answerForm.zone.full', { max: ZONES_MAX })}</p>}
		</div>
	);
}

interface ZoneRowProps {
	form: PlanningAnswerFormState;
	index: number;
	/** In percent. */
	share: string;
	onEnter: (event: KeyboardEvent) => void;
	onRemove: () => void;
}

function ZoneRow({ form, index, share, onEnter, onRemove }: ZoneRowProps) {
	const { t } = useTranslation('planning');
	const locale = useLocale();
	const words = useErrorWords('planning', form.errorOf);
	const shareId = useId();
	const code = form.values.zones[index]?.landCode ?? '';
	const land = findLandCode(code);
	const options = land ? [] : suggestLandCodes(code, locale);
	const number = index + 1;
	// One head for all rows where they are a table.
	const label = (text: string) => <span className={index > 0 ? '@2xl:sr-only' : ''}>{text}</span>;
	return (
		<fieldset className={columns} onKeyDown={onEnter}>
			<legend className="sr-only">{t('answerForm.zone.name', { number })}</legend>
			<Field required label={label(t('zoneTable.code'))} error={words(`zones.${index}.landCode`)}>
				{(control) => (
					<Combobox
						{...control}
						ref={form.register(`zones.${index}.landCode`).ref}
						value={code}
						options={options.map((option) => ({
							id: option.code,
							label: option.code,
							detail: localized(option.name, locale),
							icon: (
								<span
									className="block size-4.5 rounded-tag border border-ink/50 forced-color-adjust-none"
									style={{ backgroundColor: colourOf(option.code) }}
								/>
							),
						}))}
						onChange={(typed) => form.setZoneCode(index, typed)}
						onChoose={({ id }) => form.setZoneCode(index, id)}
						listLabel={t('answerForm.zone.codes')}
						status={t('answerForm.zone.found', { count: options.length })}
					/>
				)}
			</Field>
			<div className="order-1 col-span-2 @2xl:order-none @2xl:col-span-1">
				<Field label={label(t('zoneTable.kind'))} error={words(`zones.${index}.name`)}>
					{(control) => (
						<TextInput
							{...control}
							{...form.register(`zones.${index}.name`)}
							autoComplete="off"
							placeholder={localized(land?.name, locale) ?? (code.trim() ? t('answerForm.zone.ownName') : undefined)}
						/>
					)}
				</Field>
			</div>
			<Field required label={label('m²')} error={words(`zones.${index}.area`)}>
				{(control) => (
					<TextInput {...control} {...form.register(`zones.${index}.area`)} autoComplete="off" inputMode="decimal" />
				)}
			</Field>
			<div className={`order-2 grid content-start gap-1.5 @2xl:order-none ${index > 0 ? '@2xl:pt-1.5' : ''}`}>
				<span id={shareId} className={`sr-only text-sm font-bold ${index > 0 ? '' : '@2xl:not-sr-only'}`}>
					%
				</span>
				<output aria-labelledby={shareId} className="flex min-h-11 items-center tabular-nums">
					{share}
					<span aria-hidden="true" className="@2xl:hidden">
						%
					</span>
				</output>
			</div>
			<div className={`order-2 flex justify-end self-start @2xl:order-none ${index > 0 ? '@2xl:pt-1.5' : '@2xl:pt-7'}`}>
				<IconButton
					aria-label={t('answerForm.zone.remove', { number })}
					icon={<RemoveIcon aria-hidden="true" />}
					onClick={onRemove}
				/>
			</div>
		</fieldset>
	);
}
