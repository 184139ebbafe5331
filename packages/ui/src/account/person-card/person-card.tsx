import { formatDate, formatNumber, formatPhone, phoneHref } from '@ancu/forms/format';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { MailIcon, PhoneIcon, WebsiteIcon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Written } from '../../translation/written.tsx';
import type { Person } from '../account-model.ts';
import { Avatar } from '../avatar/avatar.tsx';

export interface PersonCardProps {
	/** Undefined while it loads. */
	person: Person | undefined;
	/** Who looks: visitors never see how to reach a person. */
	audience: 'signedIn' | 'visitor';
	/** Where a visitor signs in to see that; left out, nothing leads there. */
	signInHref?: string | undefined;
	/** Level of the heading, the person's name. @default 3 */
	level?: 1 | 2 | 3 | undefined;
}

/** A person as others see them: who they are, since when they are here, how to reach them if they let that be seen. */
export function PersonCard({ person, audience, signInHref, level = 3 }: PersonCardProps) {
	const { t } = useTranslation(['account', 'translation']);
	const locale = useLocale();
	const Heading = `h${level}` as const;
	const frame = 'grid grid-cols-[minmax(0,1fr)] gap-5 rounded-card border border-line bg-surface p-4 sm:p-5';

	if (!person) {
		return (
			<div role="status" aria-busy="true" aria-label={t('translation:loading')} className={frame}>
				<div className="flex items-center gap-4">
					<span className="size-14 shrink-0 overflow-hidden rounded-full">
						<Skeleton shape="box" />
					</span>
					<Skeleton shape="title" />
				</div>
				<Skeleton />
				<Skeleton />
			</div>
		);
	}

	const { name, avatar, description, website, createdAt, listingCount: count } = person;
	const { phone, email } = person;
	return (
		<article data-slot="person-card" className={frame}>
			<div className="flex min-w-0 items-center gap-4 max-[15rem]:flex-wrap">
				<Avatar name={name} src={avatar} size={level === 1 ? 'lg' : 'md'} />
				<div className="min-w-0">
					<Heading className={`font-bold wrap-anywhere ${level === 1 ? 'text-2xl' : 'text-lg'}`}>{name}</Heading>
					<p className="text-sm text-ink-muted">
						{t('person.since', { date: formatDate(createdAt, locale) })}
						<br />
						{t('person.listings', { count, formatted: formatNumber(count, locale) })}
					</p>
				</div>
			</div>
			{description && <Written>{description}</Written>}
			<dl className="grid gap-2">
				{audience === 'visitor' ? (
					<Contact icon={<PhoneIcon />} name={t('person.contact')} unseen={t('person.forSignedIn')}>
						{signInHref && (
							<Link href={signInHref} alone>
								{t('person.signIn')}
							</Link>
						)}
					</Contact>
				) : (
					<>
						<Contact icon={<PhoneIcon />} name={t('person.phone')} unseen={t('person.notShown')}>
							{phone && <Link href={phoneHref(phone)}>{formatPhone(phone)}</Link>}
						</Contact>
						<Contact icon={<MailIcon />} name={t('person.email')} unseen={t('person.notShown')}>
							{email && <Link href={`mailto:${email}`}>{email}</Link>}
						</Contact>
					</>
				)}
				{website && (
					<Contact icon={<WebsiteIcon />} name={t('person.website')} unseen={t('person.notShown')}>
						<Link href={website} external ugc>
							{website.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')}
						</Link>
					</Contact>
				)}
			</dl>
		</article>
	);
}

function Contact({
	icon,
	name,
	unseen,
	children,
}: {
	icon: ReactNode;
	name: string;
	unseen: string;
	children: ReactNode;
}) {
	return (
		<div className="flex min-w-0 flex-col gap-x-3 sm:flex-row">
			<dt className="flex w-28 shrink-0 items-center gap-2 text-ink-muted [&_svg]:size-4">
				<span aria-hidden="true">{icon}</span>
				{name}
			</dt>
			<dd className="min-w-0 wrap-anywhere">{children || <span className="text-ink-muted">{unseen}</span>}</dd>
		</div>
	);
}
