import { isAllowed, permissions, type Role, readsOrders } from '@ancu/forms/access';
import { formatMoneyExact } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import { AccountIcon, SignOutIcon } from '../../primitives/icon/index.ts';
import { useLinkElement } from '../../primitives/link/index.ts';
import { Popover } from '../../primitives/popover/index.ts';
import {
	accountPages,
	approvalPages,
	auditPages,
	checkPages,
	healthPages,
	investPages,
	moderationPages,
	moneyPages,
	newsPages,
	planningPages,
	templatePages,
} from '../destinations.ts';

/** What the header knows of whoever is signed in. */
export interface HeaderAccount {
	/** As it stands on the button. */
	name: string;
	/** By which the menu knows what to lead to. */
	role: Role;
	/** What can be spent from the wallet, in đồng; undefined while it is not known. */
	balance?: number | undefined;
}

/** The pages of staff that somebody's menu leads to, by what their role may do. */
function staffPagesOf({ role }: HeaderAccount) {
	return [
		...(isAllowed(permissions.Mutation.acceptLocationInfo, role) ? moderationPages : []),
		...(isAllowed(permissions.Mutation.publishArticle, role) ? newsPages : []),
		...(isAllowed(permissions.Query.getAllPlanningCheckRequest, role) ? planningPages : []),
		...(isAllowed(permissions.Mutation.takeGreenCheck, role) ? checkPages : []),
		...(isAllowed(permissions.Mutation.approveGreenCheck, role) ? approvalPages : []),
		...(isAllowed(permissions.Mutation.saveProcedureTemplate, role) ? templatePages : []),
		...(isAllowed(readsOrders, role) ? investPages : []),
		...(isAllowed(permissions.Query.getAllUnmatchedCredit, role) ? moneyPages : []),
		...(isAllowed(permissions.Query.getHealth, role) ? healthPages : []),
		...(isAllowed(permissions.Query.getAllAudit, role) ? auditPages : []),
	];
}

export interface AccountAreaProps {
	/** Null for a visitor, undefined while it is not known yet. */
	account: HeaderAccount | null | undefined;
	/** Where signing in starts, with the way back. */
	signInHref: string;
	/** Signs out; the caller goes on from there. */
	onSignOut: () => void;
	/** `menu` opens on a press, `list` lies open, as in the menu of a phone. @default 'menu' */
	layout?: 'menu' | 'list' | undefined;
}

/** Who is signed in, with the way to their own pages; for a visitor the way in. */
export function AccountArea({ account, signInHref, onSignOut, layout = 'menu' }: AccountAreaProps) {
	const { t } = useTranslation('shell');
	const Element = useLinkElement();
	const locale = useLocale();
	// Its place is kept while it is not known, so that the header does not jump.
	if (account === undefined) return <div className="h-9 w-28" />;
	if (account === null) {
		return (
			<LinkButton href={signInHref} size="sm">
				{t('signIn')}
			</LinkButton>
		);
	}
	const { balance } = account;
	type PageLink = (typeof accountPages)[number] | ReturnType<typeof staffPagesOf>[number];
	const nameOf = ({ name }: PageLink) =>
		name === 'wallet' && balance !== undefined
			? t('walletBalance', { balance: formatMoneyExact(balance, locale) })
			: t(name);
	const linkTo = (page: PageLink) => (
		<li key={page.href}>
			<Element
				href={page.href}
				className="flex min-h-11 items-center rounded-card px-3 font-bold hover:bg-surface-sunken"
			>
				{nameOf(page)}
			</Element>
		</li>
	);
	const staffPages = staffPagesOf(account);
	const pages = (
		<>
			<ul>{accountPages.map(linkTo)}</ul>
			{staffPages.length > 0 && (
				<section aria-label={t('staffPages')} className="mt-1 border-t border-line pt-1">
					<p aria-hidden="true" className="px-3 pt-2 pb-1 text-sm text-ink-muted">
						{t('staffPages')}
					</p>
					<ul>{staffPages.map(linkTo)}</ul>
				</section>
			)}
		</>
	);
	const label = t('accountMenu', { name: account.name });
	const who = (
		<>
			<AccountIcon aria-hidden="true" className="size-4 shrink-0" />
			<span className="truncate">{account.name}</span>
		</>
	);
	const signOut = (
		<Button variant="secondary" size="sm" leadingIcon={<SignOutIcon aria-hidden="true" />} onClick={onSignOut}>
			{t('signOut')}
		</Button>
	);
	if (layout === 'list') {
		return (
			<section aria-label={label} className="grid gap-1">
				<p className="flex items-center gap-2 truncate px-3 text-sm text-ink-muted">{who}</p>
				{pages}
				<div className="px-3 pt-1">{signOut}</div>
			</section>
		);
	}
	return (
		<Popover label={label} trigger={who}>
			<nav aria-label={label}>{pages}</nav>
			<div className="sticky -bottom-1 mt-1 border-t border-line bg-surface-raised p-2">{signOut}</div>
		</Popover>
	);
}
