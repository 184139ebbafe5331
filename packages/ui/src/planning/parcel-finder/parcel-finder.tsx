import { formatArea } from '@ancu/forms/format';
import { type ParcelValues, useParcelForm } from '@ancu/forms/planning/form';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../primitives/button/index.ts';
import { ErrorLine } from '../../primitives/field/error-line.tsx';
import { Field } from '../../primitives/field/index.ts';
import { SearchIcon } from '../../primitives/icon/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { useErrorWords } from '../../translation/use-error-words.ts';
import { LandName } from '../land-name/land-name.tsx';
import type { ParcelMatch } from '../planning-model.ts';

export interface ParcelFinderProps<Parcel extends ParcelMatch> {
	/** The choice of a legacy commune. */
	address: ReactNode;
	/** Legacy code of the one that is chosen. */
	wardId: string | undefined;
	/** What the last search found; undefined before there was one. */
	parcels: readonly Parcel[] | undefined;
	/** The commune that was searched, as `Phường Bến Nghé, Quận 1`. */
	commune: string;
	/** A search is under way. @default false */
	loading?: boolean | undefined;
	/** The last search failed. @default false */
	failed?: boolean | undefined;
	onSearch: (values: ParcelValues) => void;
	/** The one on the map. */
	chosenId: string | undefined;
	/** Told which plot was chosen. */
	onChoose: (parcel: Parcel) => void;
	/** Takes the one on the map away. */
	onClear: () => void;
}

/** Finds a plot by the numbers on its certificate: sheet and plot, inside the commune that is printed there. */
export function ParcelFinder<Parcel extends ParcelMatch>(props: ParcelFinderProps<Parcel>) {
	const {
		address,
		wardId,
		parcels,
		commune,
		loading = false,
		failed = false,
		onSearch,
		chosenId,
		onChoose,
		onClear,
	} = props;
	const { t } = useTranslation('planning');
	const locale = useLocale();
	const wardErrorId = useId();
	const find = useRef<HTMLButtonElement>(null);
	const { register, errorOf, onSubmit } = useParcelForm({
		wardId,
		onSubmit: (values) => {
			onSearch(values);
			return undefined;
		},
	});
	const words = useErrorWords<keyof ParcelValues>('planning', errorOf);

	return (
		<div data-slot="parcel-finder" className="grid gap-3 text-sm">
			<form noValidate aria-label={t('parcel.title')} className="grid gap-2" onSubmit={onSubmit}>
				<fieldset aria-describedby={wardErrorId} className="min-w-0">
					<legend className="sr-only">{t('parcel.commune')}</legend>
					{address}
				</fieldset>
				<ErrorLine id={wardErrorId}>{words('wardId')}</ErrorLine>
				<div className="grid grid-cols-2 gap-3">
					<Field required label={t('parcel.sheet')} error={words('mapSheetNo')}>
						{(control) => <TextInput {...control} {...register('mapSheetNo')} autoComplete="off" />}
					</Field>
					<Field required label={t('parcel.plot')} error={words('landPlotNo')}>
						{(control) => <TextInput {...control} {...register('landPlotNo')} autoComplete="off" />}
					</Field>
				</div>
				<Button ref={find} type="submit" size="sm" loading={loading} leadingIcon={<SearchIcon aria-hidden="true" />}>
					{t('parcel.find')}
				</Button>
			</form>
			<div aria-live="polite" className="grid gap-1.5 empty:sr-only">
				{failed && <p className="text-danger">{t('parcel.failed')}</p>}
				{!failed && !loading && parcels?.length === 0 && (
					<>
						<p className="font-bold">{t('parcel.none', { commune })}</p>
						<p className="text-ink-muted">{t('parcel.noneHint')}</p>
					</>
				)}
				{!failed && !loading && parcels && parcels.length > 0 && (
					<p>
						{parcels.length === 1 && chosenId === parcels[0]?.id
							? t('parcel.only', { commune })
							: t('parcel.found', { count: parcels.length, commune })}
					</p>
				)}
			</div>
			{!failed && !loading && parcels && parcels.length > 0 && (
				<ul className="grid gap-2">
					{parcels.map((parcel) => (
						<li key={parcel.id}>
							<button
								type="button"
								aria-pressed={parcel.id === chosenId}
								onClick={() => onChoose(parcel)}
								className="grid w-full gap-1 rounded-card border border-line-strong p-2.5 text-left hover:border-ink aria-pressed:border-ink aria-pressed:outline aria-pressed:outline-ink pointer-coarse:min-h-11"
							>
								<span className="font-bold">
									{t('parcel.name', { plot: parcel.landPlotNo, sheet: parcel.mapSheetNo })}
								</span>
								{parcel.landCode && <LandName code={parcel.landCode} />}
								{parcel.area !== null && <span className="text-ink-muted">{formatArea(parcel.area, locale)}</span>}
							</button>
						</li>
					))}
				</ul>
			)}
			{chosenId !== undefined && (
				<div>
					<Button
						flush
						size="sm"
						variant="quiet"
						onClick={() => {
							// The button goes away with the plot.
							find.current?.focus();
							onClear();
						}}
					>
						{t('parcel.clear')}
					</Button>
				</div>
			)}
		</div>
	);
}
