import { isAllowed, permissions, type Role } from '@ancu/forms/access';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import { AccountIcon, SignOutIcon } from '../../primitives/icon/index.ts';
import { useLinkElement } from '../../primitives/link/index.ts';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../primitives/menu/index.ts';
import { accountPages, moderationPages } from '../destinations.ts';

/** What the header knows of whoever is signed in. */
export interface HeaderAccount {
	name: string;
	role: Role;
}

/** The pages that somebody's menu leads to, by what their role may do. */
function pagesOf({ role }: HeaderAccount) {
	return [...accountPages, ...(isAllowed(permissions.Mutation.acceptLocationInfo, role) ? moderationPages : [])];
}

export interface AccountAreaProps {
	/** Null for a visitor, undefined while it is not known yet. */
	account: HeaderAccount | null | undefined;
	/** Where signing in starts, with the way back. */
	signInHref: string;
	onSignOut: () => void;
	/** `menu` opens on a press, `list` lies open, as in the menu of a phone. @default 'menu' */
	layout?: 'menu' | 'list' | undefined;
}

/** Who is signed in, with the way to their own pages; for a visitor the way in. */
export function AccountArea({ account, signInHref, onSignOut, layout = 'menu' }: AccountAreaProps) {
	const { t } = useTranslation('shell');
	const Element = useLinkElement();
	// Its place is kept while it is not known, so that the header does not jump.
	if (account === undefined) return <div className="h-9 w-28" />;
	if (account === null) {
		return (
			<LinkButton href={signInHref} size="sm">
				{t('signIn')}
			</LinkButton>
		);
	}
	if (layout === 'list') {
		return (
			<section aria-label={t('accountMenu', { name: account.name })} className="grid gap-1">
				<p className="flex items-center gap-2 truncate px-3 text-sm text-ink-muted">
					<AccountIcon aria-hidden="true" className="size-4 shrink-0" />
					{account.name}
				</p>
				{pagesOf(account).map(({ href, name }) => (
					<Element
						key={href}
						href={href}
						className="flex min-h-11 items-center rounded-card px-3 font-bold hover:bg-surface-sunken"
					>
						{t(name)}
					</Element>
				))}
				<div className="px-3 pt-1">
					<Button variant="secondary" size="sm" leadingIcon={<SignOutIcon aria-hidden="true" />} onClick={onSignOut}>
						{t('signOut')}
					</Button>
				</div>
			</section>
		);
	}
	return (
		<Menu
			label={t('accountMenu', { name: account.name })}
			trigger={
				<>
					<AccountIcon aria-hidden="true" className="size-4 shrink-0" />
					<span className="truncate">{account.name}</span>
				</>
			}
		>
			{pagesOf(account).map(({ href, name }) => (
				<MenuLink key={href} href={href}>
					{t(name)}
				</MenuLink>
			))}
			<MenuSeparator />
			<MenuItem icon={<SignOutIcon aria-hidden="true" />} onSelect={onSignOut}>
				{t('signOut')}
			</MenuItem>
		</Menu>
	);
}
