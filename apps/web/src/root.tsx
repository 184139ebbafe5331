import { languageTag, primaryTag, readLocale } from '@ancu/forms/format';
import { CrashScreen } from '@ancu/ui/shell';
import latin400 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2?url';
import vietnamese400 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff2?url';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
	isRouteErrorResponse,
	Links,
	type LoaderFunctionArgs,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	useMatches,
	useRouteError,
	useRouteLoaderData,
} from 'react-router';
import './app.css';
import { session } from './account/session.ts';
import { readTheme, type Theme } from './cookies.ts';
import { isCrawler } from './data/is-crawler.ts';
import type { PageNeeds } from './data/loaders.ts';
import { browserQueryClient, createQueryClient } from './data/query-client.ts';
import { hostContext } from './host.ts';
import { READ_FIRST } from './read-first.ts';
import { redirectToCanonicalPath } from './shell/redirect-to-canonical-path.ts';
import { surface } from './shell/theme.ts';

export const middleware = [redirectToCanonicalPath];

/** What every page knows of its request. */
export function loader({ request, context }: LoaderFunctionArgs) {
	const cookies = request.headers.get('cookie');
	const { origin, demo, operator, tiles, methods, push } = context.get(hostContext);
	return {
		origin,
		demo,
		operator,
		tiles,
		methods,
		push,
		theme: readTheme(cookies),
		signedIn: session.isFlagged(cookies),
		isCrawler: isCrawler(request.headers.get('user-agent')),
	};
}

// Language, theme and session change in the browser, which knows of it first.
export const shouldRevalidate = () => false;

// In the browser it is there by now, or on its way.
export const links = () =>
	(import.meta.env.SSR ? [latin400, vietnamese400] : []).map((href) => ({
		rel: 'preload',
		href,
		as: 'font',
		type: 'font/woff2',
		crossOrigin: 'anonymous' as const,
	}));

export function Layout({ children }: { children: ReactNode }) {
	const data = useRouteLoaderData<typeof loader>('root');
	const { i18n } = useTranslation();
	const handles = useMatches().map(({ handle }) => handle as Partial<PageNeeds> | undefined);
	const namespaces = handles.flatMap((handle) => handle?.namespaces ?? []);
	// Scripts would ask for what is not for everybody, and lead away to signing in.
	const isReadOnly = data?.isCrawler && !data.signedIn && handles.some((handle) => handle?.crawlable);
	// A page that comes after another finds everything there.
	const isReadFirst =
		import.meta.env.SSR && (isReadOnly || (!data?.signedIn && handles.some((handle) => handle?.readFirst)));
	return (
		<html
			lang={primaryTag(languageTag(readLocale(i18n.language)))}
			data-locale={i18n.language}
			data-theme={data?.theme}
			data-namespaces={namespaces.join(' ')}
			{...(isReadFirst && { [READ_FIRST]: '' })}
			suppressHydrationWarning
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<ThemeColor theme={data?.theme} />
				<link rel="icon" href="/icon.svg" type="image/svg+xml" />
				<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
				<link rel="manifest" href="/manifest.webmanifest" />
				<Meta />
				<Links />
			</head>
			<body>
				{children}
				{!isReadOnly && (
					<>
						<ScrollRestoration />
						<Scripts />
					</>
				)}
			</body>
		</html>
	);
}

function ThemeColor({ theme }: { theme: Theme | undefined }) {
	if (theme) return <meta name="theme-color" content={surface[theme]} />;
	return (
		<>
			<meta name="theme-color" content={surface.light} media="(prefers-color-scheme: light)" />
			<meta name="theme-color" content={surface.dark} media="(prefers-color-scheme: dark)" />
		</>
	);
}

export default function App() {
	const [client] = useState(() => (typeof window === 'undefined' ? createQueryClient() : browserQueryClient()));
	useEffect(() => window.answerPressed?.(), []);
	return (
		<QueryClientProvider client={client}>
			<Outlet />
		</QueryClientProvider>
	);
}

export function ErrorBoundary() {
	const error = useRouteError();
	const { t } = useTranslation('web');
	if (!isRouteErrorResponse(error)) console.error(error);
	return (
		<>
			<title>{`${t('crash.title')} | ${t('site')}`}</title>
			<CrashScreen onRetry={() => location.reload()} />
		</>
	);
}
