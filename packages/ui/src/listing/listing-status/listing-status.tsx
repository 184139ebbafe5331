import { useTranslation } from 'react-i18next';
import { Tag, type TagProps } from '../../primitives/tag/index.ts';
import type { ClosedReason, OwnListing } from '../listing-owner-model.ts';

const tones: Record<ClosedReason, TagProps['tone']> = {
	REJECTED: 'danger',
	// What waits for the poster stands out from what is over.
	EXPIRED: 'ink',
	TAKEN_DOWN: 'neutral',
	SOLD: 'neutral',
	RENTED: 'neutral',
};

export interface ListingStatusTagProps {
	listing: Pick<OwnListing, 'status' | 'closedReason'>;
}

/** Where a listing stands, in a word: of a closed one, why. */
export function ListingStatusTag({ listing: { status, closedReason } }: ListingStatusTagProps) {
	const { t } = useTranslation('listing');
	if (status !== 'CANCEL') return <Tag tone="outline">{t(`mine.status.${status}`)}</Tag>;
	return <Tag tone={tones[closedReason ?? 'TAKEN_DOWN']}>{t(`mine.status.${closedReason ?? 'CANCEL'}`)}</Tag>;
}
