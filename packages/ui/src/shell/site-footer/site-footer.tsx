import { type Operator, policies, policyGroups } from '@ancu/forms/content';
import { formatPhone, phoneHref } from '@ancu/forms/format';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../primitives/link/index.ts';
import { destinations, furtherPages } from '../destinations.ts';

export interface SiteFooterProps {
	/** The data is made up, which must be said. @default false */
	demo?: boolean | undefined;
	/** Who runs the site, as far as it is known. */
	operator?: Operator | undefined;
}

/** The foot of every page. */
// Remembered: it is the same on every page.
export const SiteFooter = memo(function SiteFooter({ demo = false, operator = {} }: SiteFooterProps) {
	const { t } = useTranslation('shell');
	const { name, address, taxNumber, phone, email } = operator;
	return (
		<footer
			data-slot="site-footer"
			// As high as it is about, while it is out of sight and costs nothing.
			className="mt-16 border-t border-line bg-surface-sunken [contain-intrinsic-block-size:auto_70rem] [content-visibility:auto] sm:[contain-intrinsic-block-size:auto_50rem] lg:[contain-intrinsic-block-size:auto_36rem] print:hidden"
		>
			<div className="mx-auto grid max-w-7xl gap-x-6 gap-y-8 px-4 py-10 text-sm min-[20rem]:max-sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-8 lg:px-6">
				<div className="col-span-full grid gap-x-8 gap-y-3 border-b border-line pb-8 lg:grid-cols-4">
					<p className="max-w-prose text-base font-bold text-balance">{t('tagline')}</p>
					<div className="grid max-w-prose content-start gap-3 text-ink-muted lg:col-span-3">
						{name && address && taxNumber && <p>{t('footer.operator', { name, address, taxNumber })}</p>}
						{(phone || email) && (
							<ul aria-label={t('footer.contact')} className="flex flex-wrap gap-x-5 gap-y-1">
								{phone && <FooterLink href={phoneHref(phone)}>{formatPhone(phone)}</FooterLink>}
								{email && <FooterLink href={`mailto:${email}`}>{email}</FooterLink>}
							</ul>
						)}
						{demo && <p>{t('footer.demo')}</p>}
						<p>{t('footer.sources')}</p>
					</div>
				</div>
				<nav aria-label={t('footer.explore')}>
					<FooterList title={t('footer.explore')} isLong>
						{[...destinations, ...furtherPages].map(({ href, name: destination }) => (
							<FooterLink key={href} href={href}>
								{t(destination)}
							</FooterLink>
						))}
					</FooterList>
				</nav>
				<nav
					aria-label={t('footer.policies')}
					// On a phone its lists stand beside each other, with the one before.
					className="grid gap-8 border-line max-sm:contents sm:max-lg:border-t sm:max-lg:pt-8 sm:grid-cols-3 lg:col-span-3"
				>
					{policyGroups.map((group) => (
						<FooterList key={group} title={t(`footer.group.${group}`)}>
							{policies
								.filter((policy) => policy.group === group)
								.map((policy) => (
									<FooterLink key={policy.path} href={policy.path}>
										{t(`policy.${policy.name}`)}
									</FooterLink>
								))}
						</FooterList>
					))}
				</nav>
			</div>
		</footer>
	);
});

/** A list of links; a long one stands in three columns where it has the whole width of a tablet. */
function FooterList({ title, isLong = false, children }: { title: string; isLong?: boolean; children: ReactNode }) {
	return (
		<div>
			<p className="mb-2 font-bold">{title}</p>
			<ul
				className={`grid gap-2 max-sm:gap-1 sm:pointer-coarse:gap-0${isLong ? ' gap-x-6 sm:max-lg:grid-cols-3' : ''}`}
			>
				{children}
			</ul>
		</div>
	);
}

function FooterLink({ href, children }: { href: string; children: string }) {
	return (
		<li>
			<Link href={href} variant="quiet" alone>
				{children}
			</Link>
		</li>
	);
}
