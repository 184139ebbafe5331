import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGlobals } from 'storybook/preview-api';
import { IconLink } from '../packages/ui/src/primitives/button/index.ts';
import { NotificationIcon } from '../packages/ui/src/primitives/icon/index.ts';
import { Page, type PageProps, SiteFooter, SiteHeader } from '../packages/ui/src/shell/index.ts';
import type { Surroundings } from './globals.ts';

const lists: readonly string[] = ['/real-estate', '/rent', '/project', '/search', '/map'];

/** Puts a story with a `route` between the head and the foot of the site, as somebody of the chosen role sees them. */
export const withPageFrame: Decorator = (Story, { globals, parameters, viewMode }) => {
	const [, update] = useGlobals();
	const { frame } = globals as Surroundings;
	const [route] = [(parameters as { route?: string | string[] }).route].flat();
	if (frame !== 'page' || route === undefined || viewMode === 'docs') return <Story />;
	return (
		// A story that is not for the whole screen has room around it, which a page does not.
		<div className={parameters.layout === 'fullscreen' ? '' : '-m-4'}>
			<SitePage route={route} surroundings={globals as Surroundings} onChange={update}>
				<Story />
			</SitePage>
		</div>
	);
};

interface SitePageProps {
	route: string;
	surroundings: Surroundings;
	onChange: (surroundings: Partial<Surroundings>) => void;
	children: ReactNode;
}

function SitePage({ route, surroundings: { role, theme }, onChange, children }: SitePageProps) {
	const { t } = useTranslation('notification');
	const path = route.replace(/[?#].*/, '');
	return (
		<>
			<SiteHeader
				width={lists.includes(path) ? 'full' : 'wide'}
				path={path}
				account={role === 'visitor' ? null : { name: 'Nguyễn Thị An', role, balance: 5_000_000 }}
				signInHref="/auth/sign-in"
				notifications={
					<IconLink
						href="/notification"
						aria-label={t('bell.label', { formatted: '3' })}
						icon={<NotificationIcon aria-hidden="true" />}
					/>
				}
				onSignOut={() => onChange({ role: 'visitor' })}
				onLocaleChange={(locale) => onChange({ locale })}
				onThemeToggle={() => onChange({ theme: theme === 'dark' ? 'light' : 'dark' })}
			/>
			<Page width={pageWidth(path)}>{children}</Page>
			{path !== '/map' && <SiteFooter demo />}
		</>
	);
}

/** As the routes of the website have it. */
function pageWidth(path: string): PageProps['width'] {
	if (path === '/' || lists.includes(path)) return 'full';
	return path.startsWith('/auth/') ? 'narrow' : 'wide';
}
