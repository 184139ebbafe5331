import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { RetryIcon, WarningIcon } from '../../primitives/icon/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { useLeadToHeading } from '../use-lead-to-heading.ts';

export interface LoadErrorProps {
	/** What could not be had. */
	title: string;
	/** What to do about it, and what is not lost. */
	children: ReactNode;
	/** Left out where it cannot be asked for again from here. */
	onRetry?: (() => void) | undefined;
	/** Level of its heading. @default 2 */
	level?: 1 | 2 | 3 | undefined;
}

/** Says that something could not be loaded, with a button that asks for it again. */
export function LoadError({ title, children, onRetry, level = 2 }: LoadErrorProps) {
	const { t } = useTranslation('translation');
	const retry = useLeadToHeading<HTMLButtonElement>();
	return (
		<StateMessage
			kind="error"
			level={level}
			title={title}
			icon={<WarningIcon />}
			actions={
				onRetry && (
					<Button ref={retry} variant="secondary" leadingIcon={<RetryIcon aria-hidden="true" />} onClick={onRetry}>
						{t('retry')}
					</Button>
				)
			}
		>
			{children}
		</StateMessage>
	);
}
