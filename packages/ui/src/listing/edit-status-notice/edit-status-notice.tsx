import { isPublicStatus } from '@ancu/forms/listing';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../primitives/button/index.ts';
import { Notice } from '../../primitives/notice/index.ts';
import { Written } from '../../translation/written.tsx';
import type { OwnListing } from '../listing-owner-model.ts';

export interface EditStatusNoticeProps {
	/** As it is saved. */
	listing: Pick<OwnListing, 'status' | 'closedReason' | 'rejectReason'>;
	/** Where a closed listing is put up again. */
	closedHref: string;
}

/** Says above the form of a listing that not everybody sees why that is so, and what saving does about it. Nothing of a public one. */
export function EditStatusNotice({
	listing: { status, closedReason, rejectReason },
	closedHref,
}: EditStatusNoticeProps) {
	const { t } = useTranslation('listing');
	if (closedReason === 'REJECTED') {
		return (
			<div
				data-slot="edit-status-notice"
				className="grid gap-1 rounded-card border border-danger bg-danger-soft p-3 text-sm"
			>
				<p className="font-bold text-danger">{t('mine.rejectReason')}</p>
				{rejectReason && <Written>{rejectReason}</Written>}
				<p>{t('form.status.rejected')}</p>
			</div>
		);
	}
	if (isPublicStatus(status)) return null;
	return (
		<div data-slot="edit-status-notice">
			<Notice>
				{status === 'PENDING' ? (
					<p>{t('form.status.waiting')}</p>
				) : (
					<>
						<p>
							{t('form.status.closed', {
								status: t(`mine.status.${closedReason ?? 'CANCEL'}`).toLocaleLowerCase(),
								action: t('mine.putUpAgain'),
							})}
						</p>
						<LinkButton size="sm" variant="secondary" href={closedHref}>
							{t('form.status.toClosed')}
						</LinkButton>
					</>
				)}
			</Notice>
		</div>
	);
}
