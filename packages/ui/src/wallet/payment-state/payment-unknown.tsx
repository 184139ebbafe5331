import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { WarningIcon } from '../../primitives/icon/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { RetryButton } from '../../translation/load-error/retry-button.tsx';

export interface PaymentUnknownProps {
	/** It could not be had; else it is loading. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** Back to the ways of paying. */
	onOther: () => void;
}

/** The place of a payment whose state is not known yet, or could not be had. */
export function PaymentUnknown({ failed = false, onRetry, onOther }: PaymentUnknownProps) {
	const { t } = useTranslation('wallet');
	if (!failed) return <PaymentLoading />;
	return (
		<StateMessage
			kind="error"
			title={t('state.unknown.title')}
			icon={<WarningIcon />}
			actions={
				<>
					<RetryButton variant="primary" onRetry={onRetry} />
					<Button variant="secondary" onClick={onOther}>
						{t('other')}
					</Button>
				</>
			}
		>
			{t('state.unknown.text')}
		</StateMessage>
	);
}

/** The place of a step of paying that is loading. */
export function PaymentLoading() {
	const { t } = useTranslation('translation');
	return (
		<div role="status" aria-busy="true" aria-label={t('loading')} className="h-64">
			<Skeleton shape="box" />
		</div>
	);
}
