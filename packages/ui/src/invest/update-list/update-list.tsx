import { formatDate } from '@ancu/forms/format';
import { useLocale } from '../../i18n/use-locale.ts';
import { Written } from '../../translation/written.tsx';
import type { OfferingUpdate } from '../invest-model.ts';

export interface UpdateListProps {
	/** The latest first. */
	updates: readonly OfferingUpdate[];
	/** Id of its heading. */
	labelledBy: string;
}

/** What an offering told those who have shares of it, by day. */
export function UpdateList({ updates, labelledBy }: UpdateListProps) {
	const locale = useLocale();
	return (
		<ol aria-labelledby={labelledBy} className="grid gap-2 border-l border-line-strong pl-3">
			{updates.map(({ id, at, text }) => (
				<li key={id}>
					<time dateTime={at} className="text-sm text-ink-muted">
						{formatDate(at, locale)}
					</time>
					<Written>{text}</Written>
				</li>
			))}
		</ol>
	);
}
