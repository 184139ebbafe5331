import { useTranslation } from 'react-i18next';
import { InfoIcon } from '../../primitives/icon/index.ts';
import type { ListingStatus } from '../listing-owner-model.ts';

/** Says that not everybody sees a listing, where that is so: its poster's page looks like the one that all see. */
export function HiddenNotice({ status }: { status: ListingStatus | undefined }) {
	const { t } = useTranslation('listing');
	if (status !== 'PENDING' && status !== 'CANCEL') return null;
	return (
		<p
			role="status"
			data-slot="hidden-notice"
			className="flex items-start gap-2 rounded-card border border-line-strong bg-surface-raised p-3"
		>
			<InfoIcon aria-hidden="true" className="mt-1 size-4 shrink-0" />
			{t(`detail.hidden.${status}`)}
		</p>
	);
}
