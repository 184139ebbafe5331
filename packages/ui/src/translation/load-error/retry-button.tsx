import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '../../primitives/button/index.ts';
import { RetryIcon } from '../../primitives/icon/index.ts';
import { useLeadToHeading } from '../use-lead-to-heading.ts';

export interface RetryButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
	/** Asks for it again. */
	onRetry: () => void;
}

/** Asks again for what could not be had. It goes meanwhile, and leads the focus to the heading above it. */
export function RetryButton({ onRetry, variant = 'secondary', size = 'md' }: RetryButtonProps) {
	const { t } = useTranslation('translation');
	const ref = useLeadToHeading<HTMLButtonElement>();
	return (
		<Button ref={ref} variant={variant} size={size} leadingIcon={<RetryIcon aria-hidden="true" />} onClick={onRetry}>
			{t('retry')}
		</Button>
	);
}
