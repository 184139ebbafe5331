import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { AllSeenIcon } from '../../primitives/icon/index.ts';

export interface SeeAllButtonProps {
	/** How many are not seen; undefined while it is not known. */
	unseen: number | undefined;
	/** It is under way. */
	pending: boolean;
	/** Asks for all to be counted as seen. */
	onClick: () => void;
}

/** Marks every notification as seen. */
export function SeeAllButton({ unseen, pending, onClick }: SeeAllButtonProps) {
	const { t } = useTranslation('notification');
	return (
		<Button
			variant="quiet"
			size="sm"
			loading={pending}
			// Keeps the focus when nothing is left to mark.
			aria-disabled={!unseen}
			leadingIcon={<AllSeenIcon aria-hidden="true" />}
			onClick={onClick}
		>
			{t('seeAll')}
		</Button>
	);
}
