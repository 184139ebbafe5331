import { useTranslation } from 'react-i18next';
import { Tag } from '../../primitives/tag/index.ts';
import type { OwnListing } from '../listing-owner-model.ts';

export interface ListingStatusTagProps {
	listing: Pick<OwnListing, 'status' | 'closedReason'>;
}

/** Where a listing stands, in a word: of a closed one, why. */
export function ListingStatusTag({ listing: { status, closedReason } }: ListingStatusTagProps) {
	const { t } = useTranslation('listing');
	if (status === 'PENDING') return <Tag>{t('mine.status.PENDING')}</Tag>;
	if (status !== 'CANCEL') return <Tag tone="outline">{t(`mine.status.${status}`)}</Tag>;
	return (
		<Tag tone={closedReason === 'REJECTED' ? 'danger' : 'neutral'}>{t(`mine.status.${closedReason ?? 'CANCEL'}`)}</Tag>
	);
}
