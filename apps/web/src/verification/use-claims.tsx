import type { FileLinkFragment } from '@ancu/api/listing';
import type { GreenCheckWorkFragment } from '@ancu/api/verification';
import { formatArea, formatMoney } from '@ancu/forms/format';
import { useLocale } from '@ancu/ui/i18n';
import { perMonth, useFieldWords } from '@ancu/ui/listing';
import { Link } from '@ancu/ui/primitives/link';
import type { GreenCheckClaims } from '@ancu/ui/verification';
import { useTranslation } from 'react-i18next';

/** What a listing says about each item of its green check, in words, and with its papers. */
export function useClaims(listing: GreenCheckWorkFragment['locationInfo'] | undefined): GreenCheckClaims {
	const { t } = useTranslation(['web', 'listing']);
	const { t: inListing } = useTranslation('listing');
	const locale = useLocale();
	const { wordsOf } = useFieldWords();
	const none = t('verification.unsaid');
	const said = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(', ') || none;
	return {
		OWNER_NAME: said(listing?.owner ?? listing?.contactPersonName),
		PAPER: (
			<>
				{said(listing?.legalStatus && wordsOf('legalStatus', listing.legalStatus), listing?.legalDocumentText)}
				<Files files={listing?.legalDocumentFiles} />
			</>
		),
		PLOT: said(
			listing?.mapSheetNo && t('verification.sheet', { number: listing.mapSheetNo }),
			listing?.landPlotNo && t('verification.plot', { number: listing.landPlotNo }),
			listing && formatArea(listing.area, locale),
		),
		ADDRESS: said(listing?.address),
		PHOTOS: t('verification.photos', { count: listing?.photoCount ?? 0 }),
		PRICE: (
			<>
				{said(
					listing?.priceRaw
						? perMonth(inListing, formatMoney(listing.priceRaw, locale), listing.tradingType)
						: t('listing:negotiable'),
					listing?.appraisalDocumentText,
				)}
				<Files files={listing?.appraisalDocumentFiles} />
			</>
		),
		AVAILABLE: said(listing && inListing(`mine.status.${listing.status}`)),
	};
}

/** Private files, each to be opened. */
function Files({ files = [] }: { files: readonly FileLinkFragment[] | undefined }) {
	return files.map(({ id, name, url }) => (
		<span key={id} className="flex items-center pointer-coarse:min-h-11">
			<Link href={url} external>
				{name}
			</Link>
		</span>
	));
}
