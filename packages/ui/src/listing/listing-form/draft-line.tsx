import { formatTime } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { InfoIcon, SuccessIcon, WarningIcon } from '../../primitives/icon/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';

/** Whether what is typed is kept: on the server, on this device alone, on its way, or nowhere but in the page. */
export type DraftState =
	| { kind: 'saving' }
	/** ISO 8601. */
	| { kind: 'saved'; at: string }
	| { kind: 'local' }
	/** The server keeps no more of them: on this device alone until one is deleted. */
	| { kind: 'full' }
	/** Another device wrote it too, and nobody said yet which one stays: on this device alone until then. */
	| { kind: 'elsewhere' }
	| { kind: 'nowhere' };

export interface DraftLineProps {
	state: DraftState | undefined;
}

/** Says whether what is typed would outlive this page. */
export function DraftLine({ state }: DraftLineProps) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	return (
		<div role="status" data-slot="draft-line">
			{state && (
				<p className="mb-2 flex items-center gap-2 text-sm text-ink-muted [&_svg]:size-4 [&_svg]:shrink-0">
					{state.kind === 'saving' && (
						<>
							<Spinner />
							{t('form.draft.saving')}
						</>
					)}
					{state.kind === 'saved' && (
						<>
							<SuccessIcon aria-hidden="true" />
							{t('form.draft.saved', { time: formatTime(state.at, locale) })}
						</>
					)}
					{state.kind === 'local' && (
						<>
							<InfoIcon aria-hidden="true" />
							{t('form.draft.local')}
						</>
					)}
					{state.kind === 'full' && (
						<>
							<WarningIcon aria-hidden="true" />
							{t('form.draft.full')}
						</>
					)}
					{state.kind === 'elsewhere' && (
						<>
							<WarningIcon aria-hidden="true" />
							{t('form.draft.elsewhere')}
						</>
					)}
					{state.kind === 'nowhere' && (
						<>
							<WarningIcon aria-hidden="true" />
							{t('form.draft.nowhere')}
						</>
					)}
				</p>
			)}
		</div>
	);
}
