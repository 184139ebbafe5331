import type { SubmitFailure } from '@ancu/forms/form';
import { formatDate, formatDistance } from '@ancu/forms/format';
import { GREEN_CHECK_DAYS, markEnd } from '@ancu/forms/verification';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Notice } from '../../primitives/notice/index.ts';
import { ActDialog } from '../../translation/act-dialog/act-dialog.tsx';
import { isFar } from '../site-evidence/site-position.tsx';
import type { GreenCheck } from '../verification-model.ts';

export interface ApproveDialogProps {
	check: Pick<GreenCheck, 'items' | 'position' | 'locationInfo'>;
	/** The moment that the mark would count from. */
	now: Date;
	open: boolean;
	onClose: () => void;
	onSubmit: () => Promise<SubmitFailure | undefined>;
	onDone: () => void;
}

/** Asks before a listing is given its mark, and points out what was left open. */
export function ApproveDialog({ check, now, ...dialog }: ApproveDialogProps) {
	const { t } = useTranslation('verification');
	const locale = useLocale();
	const { items, position, locationInfo } = check;
	const unchecked = items.filter(({ result }) => result === 'NOT_CHECKED').length;
	const notes = [
		unchecked > 0 && t('review.approve.unchecked', { count: unchecked }),
		position &&
			isFar(position) &&
			t('review.approve.far', { distance: formatDistance(Math.round(position.distance ?? 0), locale) }),
	].filter((note) => note !== false && note !== null);
	return (
		<ActDialog {...dialog} title={t('review.approve.title')} submitLabel={t('review.approve.submit')}>
			{() => (
				<>
					<p className="font-bold wrap-anywhere">{locationInfo.title}</p>
					<p>
						{t('review.approve.text', {
							count: GREEN_CHECK_DAYS,
							date: formatDate(markEnd(now).toISOString(), locale),
						})}
					</p>
					{notes.map((note) => (
						<Notice key={note} tone="warning">
							{note}
						</Notice>
					))}
				</>
			)}
		</ActDialog>
	);
}
