import { formatMoney, formatMoneyExact } from '@ancu/forms/format';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressWords } from '../../address/address-words/address-words.tsx';
import { langOf } from '../../i18n/lang-of.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useLinkElement } from '../../primitives/link/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Tag, type TagProps } from '../../primitives/tag/index.ts';
import type { OfferedListing, Offering, OfferingState } from '../invest-model.ts';
import { OfferingProgress } from '../offering-progress/offering-progress.tsx';

const tones: Record<OfferingState, TagProps['tone']> = {
	UPCOMING: 'outline',
	OPEN: 'ink',
	SOLD_OUT: 'neutral',
	ENDED: 'neutral',
	FAILED: 'danger',
};

export interface OfferingCardProps {
	listing: OfferedListing & { address: string; offering: Offering };
	/** Address of its page. */
	href: string;
	/** Its picture, in a frame of 4:3. */
	photo: ReactNode;
	/** The moment that days are counted from. */
	now: Date;
	/** Level of its heading. @default 3 */
	level?: 2 | 3 | 4 | undefined;
}

/** An offering among others: price of a share first, how far it is, how long it takes. The whole card leads to its page. */
export function OfferingCard({ listing, href, photo, now, level = 3 }: OfferingCardProps) {
	const { t } = useTranslation('invest');
	const locale = useLocale();
	const Element = useLinkElement();
	const Heading = `h${level}` as const;
	const { title, address, offering } = listing;
	return (
		<article
			data-slot="offering-card"
			className="group relative isolate flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface-raised transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
		>
			<div className="relative shrink-0">
				{photo}
				<div className="absolute top-2 left-2">
					<Tag tone={tones[offering.state]} ground="photo">
						{t(`offeringState.${offering.state}`)}
					</Tag>
				</div>
			</div>
			<div className="flex min-w-0 grow flex-col gap-2 p-3">
				<p className="flex flex-wrap items-baseline gap-x-2">
					<span className="text-xl font-bold">{formatMoney(offering.pricePerShare, locale)}</span>
					<span className="text-sm text-ink-muted">{t('form.perShare')}</span>
				</p>
				<Heading className="line-clamp-2 text-base">
					<Element
						href={href}
						lang={langOf(title)}
						className="outline-none after:absolute after:inset-0 group-hover:underline"
					>
						{title}
					</Element>
				</Heading>
				<p className="flex text-sm text-ink-muted">
					<AddressWords address={address} />
				</p>
				<div className="mt-auto grid gap-2 border-t border-line pt-3">
					<OfferingProgress offering={offering} now={now} legend="bare" />
					<p className="text-sm text-ink-muted">
						{offering.minInvestment > 0
							? t('card.min', { amount: formatMoneyExact(offering.minInvestment, locale) })
							: t('card.minNone')}
					</p>
				</div>
			</div>
		</article>
	);
}

/** The place of a card that is loading. */
export function OfferingCardSkeleton() {
	return (
		<div
			data-slot="offering-card-skeleton"
			className="grid gap-3 overflow-hidden rounded-card border border-line bg-surface-raised"
		>
			<Skeleton shape="photo" />
			<div className="grid gap-3 p-3">
				<Skeleton shape="title" />
				<Skeleton />
				<Skeleton />
				<Skeleton />
			</div>
		</div>
	);
}
