import { localized } from '@ancu/forms/format';
import { categories, type ListingDraft, quoteOf, readableFields } from '@ancu/forms/listing';
import { useLocale } from '@ancu/ui/i18n';
import { ListingCard, type ListingSummary } from '@ancu/ui/listing';
import { useTranslation } from 'react-i18next';

interface ListingPreviewProps {
	draft: ListingDraft;
	address: string;
	/** Where pictures can be seen, by what the form calls them. */
	urls: ReadonlyMap<string, string>;
}

/** A listing as its card will be. */
export function ListingPreview({ draft, address, urls }: ListingPreviewProps) {
	const { t } = useTranslation('web');
	const locale = useLocale();
	const facts = readableFields(draft);
	const { total = null, perSquareMeter = null } = quoteOf(draft);
	const listing: ListingSummary = {
		id: 'preview',
		sequenceId: 0,
		title: draft.title || t('titleMissing'),
		tradingType: facts.tradingType ?? 'BUY',
		category: { name: localized(categories.find(({ code }) => code === draft.categoryId)?.name, locale) ?? '' },
		address: address || t('addressMissing'),
		priceRaw: total,
		priceUnitId: facts.priceUnitId ?? 'NEGOTIABLE',
		pricePerSquareMeter: perSquareMeter,
		area: facts.area ?? 0,
		bedroom: facts.bedroom ?? null,
		toilet: facts.toilet ?? null,
		floors: facts.floors ?? null,
		facadeArea: facts.facadeArea ?? null,
		direction: facts.direction ?? null,
		photos: draft.images.flatMap((image, index) => {
			const url = urls.get(image);
			return url ? [{ url, width: 4, height: 3, caption: draft.captions[index] || null, isDrawing: false }] : [];
		}),
		isPriority: false,
		isGreenCheck: false,
		isInvest: draft.isInvest,
		createdAt: new Date().toISOString(),
	};
	return <ListingCard listing={listing} now={new Date()} />;
}
