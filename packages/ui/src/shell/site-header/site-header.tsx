import type { Language, Locale } from '@ancu/forms/format';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, LinkButton } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { MenuIcon, SunIcon } from '../../primitives/icon/index.ts';
import { useLinkElement } from '../../primitives/link/index.ts';
import { AccountArea, type HeaderAccount } from '../account-area/account-area.tsx';
import { Brand } from '../brand/brand.tsx';
import { destinations } from '../destinations.ts';
import { LocaleSwitch } from '../locale-switch/locale-switch.tsx';

export interface SiteHeaderProps {
	/** `full` goes from edge to edge, as the page below does. @default 'wide' */
	width?: 'wide' | 'full' | undefined;
	/** Path of the open page, to mark its entry. */
	path: string;
	/** Null for a visitor, undefined while it is not known yet. */
	account: HeaderAccount | null | undefined;
	/** Where signing in starts, with the way back. */
	signInHref: string;
	/** What waits for whoever is signed in, as the bell; visitors see none. */
	notifications?: ReactNode;
	/** What can be chosen. @default every language that has its files */
	languages?: readonly Language[] | undefined;
	/** Signs out; the caller goes on from there. */
	onSignOut: () => void;
	/** Told the language that was chosen. What it hands back is waited for: until then the switch is busy. */
	onLocaleChange: (locale: Locale) => unknown;
	/** Changes between light and dark. */
	onThemeToggle: () => void;
}

/** The head of every page: where to go, language, theme, account. */
export function SiteHeader({
	width = 'wide',
	path,
	account,
	signInHref,
	notifications,
	languages,
	onSignOut,
	onLocaleChange,
	onThemeToggle,
}: SiteHeaderProps) {
	const { t } = useTranslation(['shell', 'translation']);
	const [menuOpen, setMenuOpen] = useState(false);
	// The way back leads to another page too.
	const [seen, setSeen] = useState(path);
	if (seen !== path) {
		setSeen(path);
		setMenuOpen(false);
	}
	const themeButton = (
		<IconButton aria-label={t('theme')} icon={<SunIcon aria-hidden="true" />} onClick={onThemeToggle} />
	);

	return (
		<header data-slot="site-header" className="sticky top-0 z-30 border-b border-line bg-surface-raised print:hidden">
			<a
				href="#content"
				className="absolute top-1 left-1 z-10 -translate-y-20 rounded-card bg-ink px-4 py-2 font-bold text-ink-on focus:translate-y-0"
			>
				{t('skip')}
			</a>
			<div
				className={`mx-auto flex h-16 items-center gap-1 px-4 sm:gap-2 lg:gap-6 lg:px-6 ${width === 'wide' ? 'max-w-7xl' : ''}`}
			>
				<Brand />
				<nav aria-label={t('navigation')} className="hidden grow whitespace-nowrap lg:block">
					<NavigationLinks path={path} orientation="row" />
				</nav>
				<div className="ml-auto flex min-w-0 items-center gap-1">
					{/* Of what stands here only this may give way on a phone, where a language needs more room; beside the links it is the name. Narrower, as with large letters, it is in the menu. */}
					<div className="flex min-w-0 *:min-w-0 *:shrink max-[20rem]:hidden lg:shrink-0">
						<LinkButton href="/post-new" variant="secondary" size="sm">
							<span className="truncate">{t('postNew')}</span>
						</LinkButton>
					</div>
					{/* Beside the bell there is no room for it on a phone: it is in the menu then. */}
					<div className={account === null ? 'max-[20rem]:hidden' : 'max-[25rem]:hidden'}>
						<LocaleSwitch languages={languages} onChange={onLocaleChange} />
					</div>
					<div className="hidden lg:block">{themeButton}</div>
					{/* Its place is kept while it is not there yet, so that the header does not jump. */}
					{account !== null && <div className="size-11 shrink-0">{notifications}</div>}
					<div className="hidden sm:block lg:min-w-0">
						<AccountArea account={account} signInHref={signInHref} onSignOut={onSignOut} />
					</div>
					<div className="shrink-0 lg:hidden">
						<IconButton
							aria-label={t('menu')}
							aria-haspopup="dialog"
							icon={<MenuIcon aria-hidden="true" />}
							onClick={() => setMenuOpen(true)}
						/>
					</div>
				</div>
			</div>
			<Dialog
				open={menuOpen}
				onClose={() => setMenuOpen(false)}
				title={t('brand')}
				closeLabel={t('translation:close')}
				placement="side"
			>
				{/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: every link inside leaves the menu; keys press the links themselves. */}
				<div className="grid gap-6" onClick={() => setMenuOpen(false)}>
					<nav aria-label={t('navigation')}>
						<NavigationLinks path={path} orientation="column" />
					</nav>
					<div className="min-[20rem]:hidden">
						<LinkButton href="/post-new" variant="seal" width="full">
							{t('postNew')}
						</LinkButton>
					</div>
					<div className="flex flex-wrap items-end justify-between gap-2 border-t border-line pt-4">
						<AccountArea layout="list" account={account} signInHref={signInHref} onSignOut={onSignOut} />
						<div className="flex items-center gap-1">
							<div className={account === null ? 'min-[20rem]:hidden' : 'min-[25rem]:hidden'}>
								<LocaleSwitch layout="list" languages={languages} onChange={onLocaleChange} />
							</div>
							{themeButton}
						</div>
					</div>
				</div>
			</Dialog>
		</header>
	);
}

function NavigationLinks({ path, orientation }: { path: string; orientation: 'row' | 'column' }) {
	const { t } = useTranslation('shell');
	const Element = useLinkElement();
	return (
		<ul className={orientation === 'row' ? 'flex gap-1' : 'grid gap-1'}>
			{destinations.map(({ href, name }) => (
				<li key={href}>
					<Element
						href={href}
						aria-current={path === href ? 'page' : undefined}
						className="flex min-h-11 items-center rounded-card px-3 font-bold hover:bg-surface-sunken aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8"
					>
						{t(name)}
					</Element>
				</li>
			))}
		</ul>
	);
}
