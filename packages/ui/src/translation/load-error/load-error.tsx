import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WarningIcon } from '../../primitives/icon/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { RetryButton } from './retry-button.tsx';

export interface LoadErrorProps {
	/** What could not be had. */
	title: string;
	/** What to do about it, and what is not lost. @default to check the connection and try again */
	children?: ReactNode;
	/** Left out where it cannot be asked for again from here. */
	onRetry?: (() => void) | undefined;
	/** Level of its heading. @default 2 */
	level?: 1 | 2 | 3 | undefined;
}

/** Says that something could not be loaded, with a button that asks for it again. */
export function LoadError({ title, children, onRetry, level = 2 }: LoadErrorProps) {
	const { t } = useTranslation('translation');
	return (
		<StateMessage
			kind="error"
			level={level}
			title={title}
			icon={<WarningIcon />}
			actions={onRetry && <RetryButton onRetry={onRetry} />}
		>
			{children ?? t('notLoadedText')}
		</StateMessage>
	);
}
