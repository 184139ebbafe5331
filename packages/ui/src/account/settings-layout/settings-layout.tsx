import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountIcon, EyeIcon, NotificationIcon, SecurityIcon, WalletIcon } from '../../primitives/icon/index.ts';
import { useLinkElement } from '../../primitives/link/index.ts';
import { useCurrentInSight } from '../../primitives/tab-links/index.ts';

const pages = [
	{ name: 'information', icon: AccountIcon },
	{ name: 'wallet', icon: WalletIcon },
	{ name: 'notification', icon: NotificationIcon },
	{ name: 'security', icon: SecurityIcon },
	{ name: 'privacy', icon: EyeIcon },
] as const;

/** A page of the settings, as its address calls it. */
export type SettingsPageName = (typeof pages)[number]['name'];

export interface SettingsLayoutProps {
	/** The page that is open. */
	current: SettingsPageName;
	/** What stands on it. */
	children: ReactNode;
}

/** The settings: their pages at the side, on a phone in a row above, and what stands on the open one. */
export function SettingsLayout({ current, children }: SettingsLayoutProps) {
	const { t } = useTranslation('account');
	const Element = useLinkElement();
	// The row of a phone scrolls sideways, and a page's own name must not be out of sight.
	const list = useCurrentInSight<HTMLUListElement>(current);
	return (
		<div
			data-slot="settings-layout"
			className="grid grid-cols-[minmax(0,1fr)] gap-5 py-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10 lg:py-10"
		>
			<nav aria-label={t('settings.navigation')} className="min-w-0 lg:sticky lg:top-24 lg:self-start">
				<ul
					ref={list}
					className="relative -mx-4 flex overflow-x-auto border-b border-line px-4 [scrollbar-width:none] lg:mx-0 lg:grid lg:gap-1 lg:overflow-visible lg:border-b-0 lg:px-0"
				>
					{pages.map(({ name, icon: Icon }) => (
						<li key={name} className="shrink-0">
							<Element
								href={`/setting/${name}`}
								aria-current={name === current ? 'page' : undefined}
								className="flex min-h-12 min-w-11 items-center justify-center gap-2.5 border-b-2 border-transparent px-3 font-bold whitespace-nowrap text-ink-muted outline-offset-[-2px] hover:text-ink aria-[current]:border-ink aria-[current]:text-ink forced-colors:not-aria-[current]:border-[Canvas] lg:justify-start lg:rounded-r-card lg:border-b-0 lg:border-l-2 lg:hover:bg-surface-sunken lg:aria-[current]:bg-surface-sunken [&_svg]:size-5 [&_svg]:shrink-0"
							>
								<Icon aria-hidden="true" className="hidden sm:block" />
								{t(`settings.${name}`)}
							</Element>
						</li>
					))}
				</ul>
			</nav>
			<div className="grid min-w-0 max-w-3xl grid-cols-[minmax(0,1fr)] content-start gap-5">
				<div className="grid gap-1">
					<h1 className="text-2xl font-bold">{t(`settings.${current}`)}</h1>
					<p className="max-w-prose text-ink-muted">{t(`settings.lead.${current}`)}</p>
				</div>
				{children}
			</div>
		</div>
	);
}
