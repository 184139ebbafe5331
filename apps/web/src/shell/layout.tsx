import { ServedState } from '@ancu/api/client';
import { useSetMyLocaleMutation } from '@ancu/api/notification';
import { useWalletBalanceQuery } from '@ancu/api/wallet';
import { isAllowed } from '@ancu/forms/access';
import type { Locale } from '@ancu/forms/format';
import { ListingActionProvider } from '@ancu/ui/listing';
import { InTurns } from '@ancu/ui/primitives/in-turns';
import { LinkProvider } from '@ancu/ui/primitives/link';
import { MapTilesProvider } from '@ancu/ui/primitives/map';
import { ToastProvider } from '@ancu/ui/primitives/toast';
import { SiteFooter, SiteHeader } from '@ancu/ui/shell';
import { type DehydratedState, HydrationBoundary, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useMatches, useRouteLoaderData } from 'react-router';
import { signInHref } from '../account/sign-in-href.ts';
import { useAccount } from '../account/use-account.ts';
import { useSignOut } from '../account/use-sign-out.tsx';
import { writeCookie } from '../cookies.ts';
import type { PageData, PageNeeds } from '../data/loaders.ts';
import { isUnsaved, quiet, sharedByTabs } from '../data/query-client.ts';
import { fetchLanguage } from '../i18n/browser.ts';
import { renderSaved } from '../listing/save-listing.tsx';
import { SavedProvider } from '../listing/saved-provider.tsx';
import { HeaderNotifications } from '../notification/header-notifications.tsx';
import { usePushWatch } from '../notification/use-push-watch.ts';
import type { loader as rootLoader } from '../root.tsx';
import { GoContext, RouterLink } from './router-link.tsx';
import { StaffOnly } from './staff-only.tsx';
import { toggleTheme } from './theme.ts';
import { useGo } from './use-go.ts';
import { usePageFocus } from './use-page-focus.ts';
import { useSessionWatch } from './use-session-watch.ts';
import { TurnContext, useTakeOver } from './use-take-over.ts';

const nothing: DehydratedState = { queries: [], mutations: [] };

export default function ShellLayout() {
	const { t } = useTranslation();
	const { state } = (useMatches().at(-1)?.loaderData ?? {}) as Partial<PageData>;
	const read = useMemo(() => (state ? (JSON.parse(state) as DehydratedState) : undefined), [state]);
	return (
		<GoContext value={useGo()}>
			<LinkProvider component={RouterLink}>
				<ToastProvider label={t('notifications')} closeLabel={t('close')}>
					<HydrationBoundary state={read}>
						<ServedState value={read ?? nothing}>
							<Frame />
						</ServedState>
					</HydrationBoundary>
				</ToastProvider>
			</LinkProvider>
		</GoContext>
	);
}

function Frame() {
	const root = useRouteLoaderData<typeof rootLoader>('root');
	const { i18n } = useTranslation();
	const here = useLocation();
	const client = useQueryClient();
	const account = useAccount();
	const wallet = useWalletBalanceQuery(undefined, { ...quiet, ...sharedByTabs, enabled: Boolean(account) });
	const { signOut, question } = useSignOut();
	const { turn, takeOver } = useTakeOver();
	const handles = useMatches().map(({ handle }) => handle as Partial<PageNeeds> | undefined);
	const isFullWidth = handles.some((handle) => handle?.fullWidth);
	const isForOthers = account && handles.some((handle) => handle?.rule && !isAllowed(handle.rule, account.role));
	useSessionWatch();
	usePushWatch();
	usePageFocus();

	async function changeLocale(locale: Locale) {
		const isThere = await fetchLanguage(locale);
		// Without a network nothing changes, and the page says already why.
		if (!isThere && !navigator.onLine) return;
		writeCookie('locale', locale);
		// A newer website has its texts elsewhere.
		if (!isThere) return location.reload();
		// A part that is taken over after this would find another language than its own.
		await takeOver();
		await i18n.changeLanguage(locale);
		// What is sent to the person follows; nothing on the page waits for it, nor says that it failed.
		if (account)
			useSetMyLocaleMutation
				.fetcher({ locale })()
				.catch(() => undefined);
		// Names of categories come from the server, in the language that was asked for.
		await client.invalidateQueries({ predicate: (query) => !isUnsaved(query) });
	}

	return (
		<TurnContext value={turn}>
			<InTurns>
				<SiteHeader
					width={isFullWidth ? 'full' : 'wide'}
					path={here.pathname}
					account={account && { ...account, balance: wallet.data?.getMe.wallet?.balance }}
					signInHref={signInHref(here)}
					notifications={account && <HeaderNotifications key={account.id} />}
					onLocaleChange={changeLocale}
					onThemeToggle={toggleTheme}
					onSignOut={signOut}
				/>
				<SavedProvider>
					<ListingActionProvider render={renderSaved}>
						<MapTilesProvider tiles={root?.tiles}>{isForOthers ? <StaffOnly /> : <Outlet />}</MapTilesProvider>
					</ListingActionProvider>
				</SavedProvider>
				{question}
				{here.pathname !== '/map' && <SiteFooter demo={root?.demo} operator={root?.operator} />}
			</InTurns>
		</TurnContext>
	);
}
