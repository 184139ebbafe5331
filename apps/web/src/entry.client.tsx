import { configureClient } from '@ancu/api/client';
import { formatNumber, languageTag, primaryTag, readLocale } from '@ancu/forms/format';
import { readablePath } from '@ancu/forms/text';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { session } from './account/session.ts';
import { fetchPagesAhead } from './data/fetch-ahead.ts';
import { rememberPresses } from './data/late-presses.ts';
import { noteServerTime, recallServerTime } from './data/server-time.ts';
import { ALWAYS } from './i18n/backend.ts';
import { awaitNamespaces, browserLocale, browserTexts, startBrowserTexts } from './i18n/browser.ts';
import { startWorker } from './notification/service-worker.ts';

configureClient({
	getToken: session.getToken,
	getLanguage: () => primaryTag(languageTag(browserLocale())),
	onSessionExpired: session.expire,
	sendIds: true,
	onServerTime: noteServerTime,
});
recallServerTime();
rememberPresses();

// As the server read it: the router here would take another page for the one that was sent.
const path = readablePath(location.pathname);
if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash);

const { locale, namespaces = '' } = document.documentElement.dataset;
await startBrowserTexts(readLocale(locale));
// The page was rendered with these: without them hydration would show keys.
const texts = awaitNamespaces([...ALWAYS, ...namespaces.split(' ')]);
// A browser takes long to make its first formatter: it does so while texts come, not in the middle of drawing.
formatNumber(0, readLocale(locale));
await texts;

startTransition(() => {
	hydrateRoot(
		document,
		<I18nextProvider i18n={browserTexts}>
			<HydratedRouter />
		</I18nextProvider>,
	);
});

startWorker();
fetchPagesAhead();
