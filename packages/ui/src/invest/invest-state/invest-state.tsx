import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { RetryIcon, WarningIcon } from '../../primitives/icon/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';

export interface InvestErrorProps {
	/** What could not be had. */
	title: string;
	/** What to do about it. @default that one's own money and shares are as they were */
	text?: string | undefined;
	onRetry: () => void;
}

/** Says that offerings or one's investments could not be had. */
export function InvestError({ title, text, onRetry }: InvestErrorProps) {
	const { t } = useTranslation(['invest', 'translation']);
	return (
		<StateMessage
			kind="error"
			level={3}
			title={title}
			icon={<WarningIcon />}
			actions={
				<Button variant="secondary" leadingIcon={<RetryIcon aria-hidden="true" />} onClick={onRetry}>
					{t('translation:retry')}
				</Button>
			}
		>
			{text ?? t('state.errorText')}
		</StateMessage>
	);
}

/** The place of orders or holdings that are loading. */
export function RowsLoading() {
	const { t } = useTranslation('translation');
	return (
		<div role="status" aria-busy="true" aria-label={t('loading')} className="grid">
			{[1, 2, 3].map((row) => (
				<div key={row} className="grid gap-2 border-t border-line py-4 first:border-t-0">
					<Skeleton shape="title" />
					<Skeleton />
					<div className="w-2/5">
						<Skeleton />
					</div>
				</div>
			))}
		</div>
	);
}
