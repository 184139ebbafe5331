import { isPublicStatus } from '@ancu/forms/listing';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../primitives/notice/index.ts';
import type { ListingStatus } from '../listing-owner-model.ts';

/** Says that not everybody sees a listing, where that is so: its poster's page looks like the one that all see. */
export function HiddenNotice({ status }: { status: ListingStatus | undefined }) {
	const { t } = useTranslation('listing');
	if (!status || isPublicStatus(status)) return null;
	return (
		<div data-slot="hidden-notice">
			<Notice>{t(`detail.hidden.${status}`)}</Notice>
		</div>
	);
}
