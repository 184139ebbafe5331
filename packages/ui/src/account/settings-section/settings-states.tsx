import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { LoadError } from '../../translation/load-error/load-error.tsx';

export interface SettingsLoadingProps {
	/** How many lines are expected. @default 3 */
	lines?: number | undefined;
}

/** The place of something that is loading. */
export function SettingsLoading({ lines = 3 }: SettingsLoadingProps) {
	const { t } = useTranslation('translation');
	return (
		<div role="status" aria-busy="true" aria-label={t('loading')} className="grid gap-4">
			{Array.from({ length: lines }, (_, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: skeletons are all alike and never move.
				<div key={index} className="h-11">
					<Skeleton shape="box" />
				</div>
			))}
		</div>
	);
}

export interface SettingsErrorProps {
	onRetry: () => void;
}

/** Says that something of the settings could not be had. */
export function SettingsError({ onRetry }: SettingsErrorProps) {
	const { t } = useTranslation('account');
	return <LoadError level={3} title={t('settings.error')} onRetry={onRetry} />;
}
