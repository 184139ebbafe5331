import { configureClient } from '@ancu/api/client';
import { formatNumber, languageTag, primaryTag, readLocale } from '@ancu/forms/format';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { session } from './account/session.ts';
import { fetchPagesAhead } from './data/fetch-ahead.ts';
import { browserLocale, browserTexts, loadNamespaces, startBrowserTexts } from './i18n/browser.ts';
import { startWorker } from './notification/service-worker.ts';

configureClient({
	getToken: session.getToken,
	getLanguage: () => primaryTag(languageTag(browserLocale())),
	onSessionExpired: session.expire,
	sendIds: true,
});

const { locale, namespaces = '' } = document.documentElement.dataset;
await startBrowserTexts(readLocale(locale));
// The page was rendered with these: without them hydration would show keys.
const texts = loadNamespaces(namespaces.split(' '));
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
