import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../../primitives/button/index.ts';
import { ArrowLeftIcon, CheckIcon, ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../../primitives/icon/index.ts';

export interface ReviewBarProps {
	/** Goes back to the queue, where the screen holds only one of both. */
	onBack: () => void;
	/** Opens the one before it; undefined for the first. */
	onPrevious: (() => void) | undefined;
	/** Opens the one after it; undefined for the last. */
	onNext: (() => void) | undefined;
	/** Left out where who looks may not. */
	onReject: (() => void) | undefined;
	/** Left out where who looks may not. */
	onAccept: (() => void) | undefined;
	/** It is not in sight yet: nobody decides about it. */
	isWaiting: boolean;
	/** It is being accepted. */
	isAccepting: boolean;
	/** Single keys do the same. */
	keysOn: boolean;
}

/** What can be done with the open listing of a queue, in sight as long as it is read: go on, refuse, accept. */
export function ReviewBar({
	onBack,
	onPrevious,
	onNext,
	onReject,
	onAccept,
	isWaiting,
	isAccepting,
	keysOn,
}: ReviewBarProps) {
	const { t } = useTranslation('listing');
	const key = (name: string) => (keysOn ? name : undefined);
	return (
		<div className="sticky top-16 z-10 mb-4 flex flex-wrap items-center gap-2 border-b border-line bg-surface py-2">
			<span className="lg:hidden">
				<IconButton aria-label={t('moderation.back')} icon={<ArrowLeftIcon aria-hidden="true" />} onClick={onBack} />
			</span>
			<IconButton
				aria-label={t('moderation.previous')}
				aria-keyshortcuts={key('K')}
				// Stays focusable at the ends: pressing it may lead there.
				aria-disabled={!onPrevious}
				icon={<ChevronLeftIcon aria-hidden="true" />}
				onClick={onPrevious}
			/>
			<IconButton
				aria-label={t('moderation.next')}
				aria-keyshortcuts={key('J')}
				aria-disabled={!onNext}
				icon={<ChevronRightIcon aria-hidden="true" />}
				onClick={onNext}
			/>
			<span className="ml-auto flex flex-wrap gap-2">
				{onReject && (
					<Button
						variant="secondary"
						aria-haspopup="dialog"
						aria-keyshortcuts={key('R')}
						disabled={isWaiting}
						leadingIcon={<CloseIcon aria-hidden="true" />}
						onClick={onReject}
					>
						{t('moderation.reject')}
					</Button>
				)}
				{onAccept && (
					<Button
						aria-keyshortcuts={key('A')}
						disabled={isWaiting}
						loading={isAccepting}
						leadingIcon={<CheckIcon aria-hidden="true" />}
						onClick={onAccept}
					>
						{t('moderation.accept')}
					</Button>
				)}
			</span>
		</div>
	);
}
