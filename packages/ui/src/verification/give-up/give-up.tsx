import type { SubmitFailure } from '@ancu/forms/form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { ActDialog } from '../../translation/act-dialog/act-dialog.tsx';
import { RejectCheckDialog } from '../reason-dialog/reject-check-dialog.tsx';
import type { GreenCheck } from '../verification-model.ts';

/** A way out of a green check: give it back to the queue, or refuse it. */
export type WayOut = 'release' | 'reject';

export interface GiveUpButtonsProps {
	check: Pick<GreenCheck, 'allowedActions'>;
	onAsk: (way: WayOut) => void;
}

/** The buttons for the ways out that the reader may take. */
export function GiveUpButtons({ check, onAsk }: GiveUpButtonsProps) {
	const { t } = useTranslation('verification');
	return (
		<>
			{check.allowedActions.includes('RELEASE') && (
				<Button variant="secondary" aria-haspopup="dialog" onClick={() => onAsk('release')}>
					{t('work.release.open')}
				</Button>
			)}
			{check.allowedActions.includes('REJECT') && (
				<Button variant="quiet" aria-haspopup="dialog" onClick={() => onAsk('reject')}>
					{t('reject.open')}
				</Button>
			)}
		</>
	);
}

export interface GiveUpDialogsProps {
	check: GreenCheck;
	/** Which way out is asked about; anything else opens none. */
	asking: string | undefined;
	onClose: () => void;
	onRelease: () => Promise<SubmitFailure | undefined>;
	onReject: (reason: string) => Promise<SubmitFailure | undefined>;
}

/** What the ways out ask before they are taken. */
export function GiveUpDialogs({ check, asking, onClose, onRelease, onReject }: GiveUpDialogsProps) {
	const { t } = useTranslation('verification');
	const toast = useToast();
	return (
		<>
			<ActDialog
				open={asking === 'release'}
				onClose={onClose}
				title={t('work.release.title')}
				submitLabel={t('work.release.submit')}
				onSubmit={onRelease}
				onDone={() => toast({ kind: 'success', message: t('work.release.done') })}
			>
				{() => <p>{t('work.release.text')}</p>}
			</ActDialog>
			<RejectCheckDialog
				check={check}
				open={asking === 'reject'}
				onClose={onClose}
				onSubmit={onReject}
				onDone={() => toast({ kind: 'success', message: t('reject.done') })}
			/>
		</>
	);
}
