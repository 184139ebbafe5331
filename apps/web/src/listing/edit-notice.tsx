import { formatDateTime } from '@ancu/forms/format';
import type { KeptListingChange } from '@ancu/forms/listing';
import { useLocale } from '@ancu/ui/i18n';
import { DraftNotice } from '@ancu/ui/listing';
import { Button } from '@ancu/ui/primitives/button';
import { useTranslation } from 'react-i18next';
import type { useEditedListing } from './use-edited-listing.ts';

interface EditNoticeProps {
	edited: ReturnType<typeof useEditedListing>;
	/** What the form began with and is not saved. */
	change: KeptListingChange;
}

/** Says above the form of a listing what in it is not saved yet, and whether the listing changed elsewhere meanwhile. */
export function EditNotice({ edited: { listing, keptAt, round, discard }, change }: EditNoticeProps) {
	const { t } = useTranslation(['web', 'listing']);
	const locale = useLocale();
	const isRent = change.draft.tradingType === 'RENT';
	const labels = change.changed.map((field) =>
		t(`listing:form.label.${field === 'price' && isRent ? 'rent' : field}`).toLocaleLowerCase(),
	);
	// The pin's two fields have one name.
	const fields = [...new Set(labels)];
	const text =
		change.basedOn === listing.updatedAt && keptAt !== undefined
			? t('editRestored', { at: formatDateTime(keptAt, locale) })
			: fields.length > 0
				? t('editOnNewest', { fields: fields.join(', ') })
				: t('editNewest');
	return (
		<DraftNotice
			text={text}
			takesFocus={round > 0}
			action={
				fields.length > 0 && (
					<Button size="sm" variant="secondary" onClick={discard}>
						{t('discardEdit')}
					</Button>
				)
			}
		/>
	);
}
