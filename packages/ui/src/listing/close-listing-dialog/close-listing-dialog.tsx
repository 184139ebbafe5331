import type { SubmitFailure } from '@ancu/forms/form';
import { isOpenCheck } from '@ancu/forms/verification';
import { useTranslation } from 'react-i18next';
import { langOf } from '../../i18n/lang-of.ts';
import { ChoiceList } from '../../primitives/choice-list/index.ts';
import { Notice } from '../../primitives/notice/index.ts';
import { ActDialog } from '../../translation/act-dialog/act-dialog.tsx';
import type { OwnClosedReason, OwnListing } from '../listing-owner-model.ts';

type ClosedListing = Pick<OwnListing, 'title' | 'tradingType' | 'isGreenCheck' | 'greenCheck' | 'isInvest'>;

export interface CloseListingDialogProps {
	open: boolean;
	onClose: () => void;
	/** The listing that is to close. */
	listing: ClosedListing;
	/** Closes it for that reason. */
	onSubmit: (reason: OwnClosedReason) => Promise<SubmitFailure | undefined>;
	/** It is closed. */
	onDone?: (() => void) | undefined;
}

/** Asks why a listing is closed, and says what that causes before it is done. */
export function CloseListingDialog({ open, onClose, listing, onSubmit, onDone }: CloseListingDialogProps) {
	const { t } = useTranslation('listing');
	const reasons: readonly OwnClosedReason[] = [listing.tradingType === 'RENT' ? 'RENTED' : 'SOLD', 'TAKEN_DOWN'];
	const ends = endsOf(listing);
	return (
		<ActDialog
			open={open}
			onClose={onClose}
			title={t('mine.closing.title')}
			submitLabel={t('mine.closing.submit')}
			onSubmit={(data) => onSubmit(data.get('reason') as OwnClosedReason)}
			onDone={onDone}
		>
			{() => (
				<>
					<p lang={langOf(listing.title)} className="font-bold wrap-anywhere">
						{listing.title}
					</p>
					<ChoiceList
						legend={t('mine.closing.lead')}
						name="reason"
						defaultValue={reasons[0]}
						choices={reasons.map((value) => ({
							value,
							label: t(`mine.closing.name.${value}`),
							text: t(`mine.closing.text.${value}`),
						}))}
					/>
					<p className="-mt-5.5 text-sm text-ink-muted">{t('mine.closing.causes')}</p>
					{ends.length > 0 && (
						<Notice tone="warning">
							{ends.map((end) => (
								<p key={end}>{t(`mine.closing.ends.${end}`)}</p>
							))}
						</Notice>
					)}
				</>
			)}
		</ActDialog>
	);
}

/** What ends with a listing. */
function endsOf({ isGreenCheck, greenCheck, isInvest }: ClosedListing) {
	const check = greenCheck && isOpenCheck(greenCheck.status) ? greenCheck.status : undefined;
	return [
		isGreenCheck && ('mark' as const),
		check && (check === 'PENDING' ? ('waiting' as const) : ('taken' as const)),
		isInvest && ('orders' as const),
	].filter((end) => end !== false && end !== undefined);
}
