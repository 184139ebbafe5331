import { formatDateTime } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Disclosure } from '../../primitives/disclosure/index.ts';
import { Link } from '../../primitives/link/index.ts';
import type { ProcedureFileEvent } from '../procedure-model.ts';

export interface FileHistoryProps {
	/** The latest first. */
	history: readonly ProcedureFileEvent[];
}

/** What became of a substep's files; those that were replaced can still be opened. */
export function FileHistory({ history }: FileHistoryProps) {
	const { t } = useTranslation('procedure');
	const locale = useLocale();
	if (history.length === 0) return null;
	return (
		<div className="text-sm print:hidden">
			<Disclosure title={t('files.history', { count: history.length })}>
				<ol className="grid grid-cols-[minmax(0,1fr)] gap-1.5 border-l-2 border-line py-1 pl-3">
					{history.map(({ id, kind, name, at, file }) => (
						<li key={id} className="wrap-anywhere">
							<time dateTime={at} className="text-ink-muted">
								{formatDateTime(at, locale)}
							</time>{' '}
							{t(`files.event.${kind}`)}{' '}
							{file ? (
								<Link href={file.url} external>
									{name}
								</Link>
							) : (
								name
							)}
						</li>
					))}
				</ol>
			</Disclosure>
		</div>
	);
}
