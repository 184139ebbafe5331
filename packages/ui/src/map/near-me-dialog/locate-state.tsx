import { useTranslation } from 'react-i18next';
import { AlertIcon } from '../../primitives/icon/index.ts';
import type { LocateFailure } from './near-me-dialog.tsx';

/** Says that a place is looked for, or why it is not known. */
export function LocateState({ state }: { state: 'locating' | LocateFailure | undefined }) {
	const { t } = useTranslation('map');
	return (
		<div aria-live="polite" className="empty:sr-only">
			{state === 'locating' && <p className="text-ink-muted">{t('nearMe.locating')}</p>}
			{state && state !== 'locating' && (
				<p className="flex items-start gap-2 text-danger">
					<AlertIcon aria-hidden="true" className="mt-1 size-4 shrink-0" />
					{t(`nearMe.failure.${state}`)}
				</p>
			)}
		</div>
	);
}
