import { formatDate, formatNumber, formatPhone, phoneHref } from '@ancu/forms/format';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Link, useLinkElement } from '../../primitives/link/index.ts';
import type { Poster } from '../poster-model.ts';

export interface PosterCardProps {
	poster: Poster;
	/** The person's picture. */
	picture: ReactNode;
}

/** One of the people who post. All of it leads to their page, but for what calls or writes to them. */
export function PosterCard({ poster: { person, listingCount }, picture }: PosterCardProps) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const Element = useLinkElement();
	return (
		<li className="relative flex min-w-0 items-start gap-4 max-[15rem]:flex-wrap rounded-card border border-line bg-surface-raised p-4 hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
			{picture}
			<div className="grid min-w-0 gap-0.5">
				<h2 className="font-bold wrap-anywhere">
					<Element
						href={`/personal/${person.id}`}
						className="outline-none after:absolute after:inset-0 hover:underline"
					>
						{person.name}
					</Element>
				</h2>
				<p>{t('posters.listings', { count: listingCount, formatted: formatNumber(listingCount, locale) })}</p>
				{person.description && <p className="line-clamp-2 text-sm text-ink-muted">{person.description}</p>}
				<p className="text-sm text-ink-muted">{t('posters.since', { date: formatDate(person.createdAt, locale) })}</p>
				<Contacts person={person} />
			</div>
		</li>
	);
}

function Contacts({ person: { phone, email } }: Pick<Poster, 'person'>) {
	return (
		// Above the link that covers the card.
		<p className="relative grid empty:hidden justify-items-start gap-1 text-sm wrap-anywhere">
			{phone && (
				<Link href={phoneHref(phone)} alone>
					{formatPhone(phone)}
				</Link>
			)}
			{email && (
				<Link href={`mailto:${email}`} alone>
					{email}
				</Link>
			)}
		</p>
	);
}
