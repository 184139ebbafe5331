import { formatDateTime } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Timeline, TimelineItem } from '../../primitives/timeline/index.ts';
import { LoadError } from '../../translation/load-error/load-error.tsx';
import { RowsLoading } from '../../translation/rows-loading/rows-loading.tsx';
import { Quote } from '../../translation/written.tsx';
import { useFieldNames, useRoleName } from '../use-verification-words.ts';
import type { GreenCheckEvent } from '../verification-model.ts';

export interface GreenCheckHistoryProps {
	/** The oldest first; undefined while they load. */
	events: readonly GreenCheckEvent[] | undefined;
	/** They could not be loaded. @default false */
	failed?: boolean | undefined;
	/** Left out where they come along with something else. */
	onRetry?: (() => void) | undefined;
	/** It is a part of a page, with a heading of its own of level 2. @default false: what it stands in has one */
	titled?: boolean | undefined;
}

/** What happened to the green checks of a listing, as stations of a route: what, by which role, when. */
export function GreenCheckHistory({ titled = false, ...history }: GreenCheckHistoryProps) {
	const { t } = useTranslation('verification');
	if (!titled) return <Events {...history} />;
	return (
		<section className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<h2 className="text-xl font-bold">{t('history.title')}</h2>
			<Events {...history} />
		</section>
	);
}

function Events({ events, failed = false, onRetry }: Omit<GreenCheckHistoryProps, 'titled'>) {
	const { t, i18n } = useTranslation('verification');
	const locale = useLocale();
	const roleName = useRoleName();
	const fieldNames = useFieldNames();
	if (!events && failed && onRetry)
		return (
			<LoadError level={3} title={t('history.error')} onRetry={onRetry}>
				{t('history.errorText')}
			</LoadError>
		);
	if (!events) return <RowsLoading picture="none" rows={2} />;
	if (events.length === 0) return <p className="text-ink-muted">{t('history.empty')}</p>;
	const nameOf = (kind: string) =>
		i18n.exists(`history.kind.${kind}`, { ns: 'verification' })
			? t(`history.kind.${kind as 'asked'}`)
			: t('history.other');
	return (
		<Timeline label={t('history.title')}>
			{events.map(({ id, kind, text, role, fields, at }) => (
				<TimelineItem key={id} tone={kind === 'approved' ? 'verified' : 'ink'}>
					<p className="font-bold">{nameOf(kind)}</p>
					{fields.length > 0 && (
						<p className="text-sm wrap-anywhere">{t('history.fields', { fields: fieldNames(fields) })}</p>
					)}
					<p className="text-sm text-ink-muted">
						{roleName(role)} · <time dateTime={at}>{formatDateTime(at, locale)}</time>
					</p>
					{text && <Quote className="mt-1 text-sm">{text}</Quote>}
				</TimelineItem>
			))}
		</Timeline>
	);
}
