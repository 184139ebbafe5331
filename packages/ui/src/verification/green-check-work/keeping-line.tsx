import { formatTime } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { AlertIcon, SuccessIcon } from '../../primitives/icon/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';

/** Whether what was found is kept by the server, on its way, or refused. */
export type Keeping =
	| { kind: 'saving' }
	/** ISO 8601. */
	| { kind: 'saved'; at: string }
	/** Why, in words; left out when nobody said. */
	| { kind: 'failed'; message?: string | undefined };

export interface KeepingLineProps {
	keeping: Keeping | undefined;
}

/** Says whether what was found would outlive this page. */
export function KeepingLine({ keeping }: KeepingLineProps) {
	const { t } = useTranslation('verification');
	const locale = useLocale();
	return (
		<p
			role="status"
			data-slot="keeping-line"
			className={`flex items-center gap-2 text-sm [&_svg]:size-4 [&_svg]:shrink-0 ${keeping?.kind === 'failed' ? 'text-danger' : 'text-ink-muted'}`}
		>
			{keeping?.kind === 'saving' && (
				<>
					<Spinner />
					{t('work.saving')}
				</>
			)}
			{keeping?.kind === 'saved' && (
				<>
					<SuccessIcon aria-hidden="true" />
					{t('work.saved', { time: formatTime(keeping.at, locale) })}
				</>
			)}
			{keeping?.kind === 'failed' && (
				<>
					<AlertIcon aria-hidden="true" />
					{keeping.message ?? t('work.notSaved')}
				</>
			)}
		</p>
	);
}
