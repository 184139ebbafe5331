import { useNotificationsQuery, useUnseenTotalQuery } from '@ancu/api/notification';
import { NotificationList } from '@ancu/ui/notification';
import { Page } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { keepFullPage } from '../data/keep-full-page.ts';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { nowOf } from '../data/now-of.ts';
import { pageInstead } from '../data/page-instead.ts';
import { quiet } from '../data/query-client.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { useFilterNavigate } from '../shell/use-filter-navigate.ts';
import {
	INBOX_PAGE_SIZE,
	inboxHref,
	notificationSettingsHref,
	readInboxAddress,
	toNotification,
} from './notification-address.ts';
import { useSeen } from './use-seen.ts';

const needs = { queries: () => [], namespaces: ['notification'], signedIn: true };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function InboxPage() {
	const { t } = useTranslation('web');
	const [params] = useSearchParams();
	const goTo = useFilterNavigate();
	const { filter, page } = readInboxAddress(params);
	const { unseen: isUnseen, topic } = filter;
	const unseen = useUnseenTotalQuery(undefined, quiet);
	const variables = {
		page,
		limit: INBOX_PAGE_SIZE,
		filter: { ...(isUnseen && { seen: false }), ...(topic && { topic }) },
	};
	const { data, dataUpdatedAt, isError, refetch } = useNotificationsQuery(variables, {
		staleTime: 0,
		placeholderData: keepFullPage(variables),
	});
	const list = data?.getAllNotification;
	const { pass, see, seeAll } = useSeen();
	// Those of the last page were seen, and left it.
	const instead = pageInstead(list, page, INBOX_PAGE_SIZE);
	if (instead) return <Navigate to={inboxHref({ filter, page: instead })} replace />;
	return (
		<Page>
			<PrivateHead title={t('notification.title')} />
			<NotificationList
				notifications={list?.data.map(toNotification)}
				total={list?.total}
				unseen={unseen.data?.getAllNotification.total}
				page={page}
				pageSize={INBOX_PAGE_SIZE}
				failed={isError}
				onRetry={refetch}
				filter={filter}
				onFilter={(next) => goTo(inboxHref({ filter: next, page: 1 }))}
				hrefOf={(number) => inboxHref({ filter, page: number })}
				onOpen={pass}
				onSee={see}
				onSeeAll={seeAll}
				settingsHref={notificationSettingsHref}
				now={nowOf(dataUpdatedAt)}
			/>
		</Page>
	);
}
