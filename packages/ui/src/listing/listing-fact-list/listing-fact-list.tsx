import { formatArea, formatDate, formatLength, formatNumber, formatPricePerSquareMeter } from '@ancu/forms/format';
import { areaKind, directionKind } from '@ancu/forms/listing';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { breakBeforeUnits } from '../../translation/break-before-units.tsx';
import { perMonth } from '../../translation/per-month.ts';
import type { ListingDetail } from '../listing-detail-model.ts';

export interface ListingFactListProps {
	listing: ListingDetail;
	/** `property`: what it is. `papers`: what is known of its papers. */
	group: 'property' | 'papers';
}

/** Names and values in two columns. What is not known is left out, never guessed; papers of which nothing is known are said to be that. */
export function ListingFactList({ listing, group }: ListingFactListProps) {
	const { t } = useTranslation('listing');
	const facts = useFacts(listing)[group].filter((fact): fact is KnownFact => Boolean(fact[1]));
	if (facts.length === 0) return <p className="text-ink-muted">{t('detail.noPapers')}</p>;
	return (
		<dl data-slot="listing-fact-list" className="grid grid-cols-1 gap-x-8 sm:grid-cols-2">
			{facts.map(([name, value, hint]) => (
				<div
					key={name}
					className={`flex flex-wrap content-start gap-x-4 border-b border-line py-2 ${isLong(value) ? 'sm:col-span-2' : ''}`}
				>
					<dt className="max-w-1/2 shrink-0 max-[15rem]:max-w-full text-ink-muted">{name}</dt>
					<dd
						className={`min-w-0 flex-1 max-[15rem]:basis-auto font-bold wrap-anywhere sm:text-right ${isLong(value) ? 'max-sm:basis-full' : 'text-right'}`}
					>
						{breakBeforeUnits(value)}
					</dd>
					{hint && <dd className="basis-full text-sm text-ink-muted">{hint}</dd>}
				</div>
			))}
		</dl>
	);
}

/** A sentence rather than a figure: it has a line of its own, and on a phone stands below its name. */
const isLong = (value: string) => value.length > 28;

/** What is easily taken for more than it says has a hint. */
type Fact = [name: string, value: string | null | undefined, hint?: string | false];
type KnownFact = [name: string, value: string, hint?: string | false];

function useFacts(listing: ListingDetail): { property: Fact[]; papers: Fact[] } {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const count = (value: number | null) => value !== null && formatNumber(value, locale, 0);
	const whenKnown = <T,>(value: T | null, say: (known: T) => string) => (value === null ? null : say(value));

	return {
		property: [
			[t('factName.category'), listing.category.name],
			[t('factName.houseCategory'), whenKnown(listing.houseCategory, (value) => t(`houseCategory.${value}`))],
			[t('factName.landCategory'), whenKnown(listing.landCategory, (value) => t(`landCategory.${value}`))],
			[t(`areaOf.${areaKind(listing.category.id)}`), formatArea(listing.area, locale)],
			[t('factName.floorArea'), whenKnown(listing.floorArea, (value) => formatArea(value, locale))],
			[
				t('factName.unitPrice'),
				whenKnown(listing.pricePerSquareMeter, (value) =>
					perMonth(t, formatPricePerSquareMeter(value, locale), listing.tradingType),
				),
			],
			[t('factName.facade'), whenKnown(listing.facadeArea, (value) => formatLength(value, locale))],
			[t('factName.floors'), count(listing.floors) || null],
			[t('factName.bedrooms'), count(listing.bedroom) || null],
			[t('factName.toilets'), count(listing.toilet) || null],
			[
				t(`directionOf.${directionKind(listing.category.id)}`),
				whenKnown(listing.direction, (value) => t(`direction.${value}`)),
			],
			[t('factName.interior'), whenKnown(listing.interiorStatus, (value) => t(`interiorStatus.${value}`))],
			[t('factName.home'), whenKnown(listing.homeStatus, (value) => t(`homeStatus.${value}`))],
			[t('factName.rental'), whenKnown(listing.rentalStatus, (value) => t(`rentalStatus.${value}`))],
			[t('factName.characteristics'), listing.characteristics.map((value) => t(`characteristic.${value}`)).join(', ')],
			[t('factName.project'), listing.projectName],
			[t('factName.block'), listing.blockName],
			[t('factName.investor'), listing.investor],
			[t('factName.postMode'), t(`postMode.${listing.postMode}`), listing.postMode === 'OWNER' && t('factHint.owner')],
		],
		papers: [
			[
				t('factName.legal'),
				whenKnown(listing.legalStatus, (value) => t(`legalStatus.${value}`)),
				listing.legalStatus === 'OTHER_PAPERS' && t('factHint.otherPapers'),
			],
			[t('factName.mapSheet'), listing.mapSheetNo],
			[t('factName.landPlot'), listing.landPlotNo],
			[
				t('factName.planning'),
				whenKnown(listing.planningCheckedAt, (value) => t('planningCheckedAt', { date: formatDate(value, locale) })),
				t('factHint.planning'),
			],
			[t('factName.legalConditions'), listing.legalConditions],
			[t('factName.legalText'), listing.legalDocumentText],
			[t('factName.appraisal'), listing.appraisalDocumentText],
		],
	};
}
