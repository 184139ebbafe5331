import { useTranslation } from 'react-i18next';
import { AlertIcon, SuccessIcon } from '../../primitives/icon/index.ts';
import { RetryButton } from '../../translation/load-error/retry-button.tsx';
import { useFailureWords } from '../../translation/use-failure-words.ts';
import type { SavedText } from './use-saved-text.ts';

export interface SaveStateProps {
	field: Pick<SavedText, 'state' | 'isSaved' | 'failure'>;
	/** Tries again. The button goes, so the focus is to be led back to the field. */
	onRetry: () => void;
	/** Said while there is nothing to tell. */
	idle?: string | undefined;
}

/** Whether a field that saves itself has done so, and another try where it could not. */
export function SaveState({ field: { state, isSaved, failure }, onRetry, idle }: SaveStateProps) {
	const { t } = useTranslation('procedure');
	const failureWords = useFailureWords();
	const pending = state === 'saving';
	return (
		<div className="min-h-5.5 text-sm">
			<p role="status" className="flex items-center gap-1.5 text-ink-muted">
				{isSaved && !pending && <SuccessIcon aria-hidden="true" className="size-4 shrink-0" />}
				{pending ? t('own.saving') : isSaved ? t('own.saved') : idle}
			</p>
			<div role="alert">
				{failure !== undefined && !pending && (
					<div className="grid justify-items-start gap-2">
						<p className="flex items-start gap-1.5 text-danger">
							<AlertIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
							{failureWords(failure)}
						</p>
						<RetryButton size="sm" onRetry={onRetry} />
					</div>
				)}
			</div>
		</div>
	);
}
