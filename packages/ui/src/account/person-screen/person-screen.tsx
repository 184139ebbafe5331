import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../primitives/button/index.ts';
import { AccountIcon, PaperIcon } from '../../primitives/icon/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import type { Person } from '../account-model.ts';
import { PersonCard } from '../person-card/person-card.tsx';
import { SettingsError } from '../settings-section/settings-states.tsx';

export interface PersonScreenProps {
	/** Undefined while it loads, null when there is nobody with this address. */
	person: Person | null | undefined;
	/** It could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** One's own: offers to change it. @default false */
	own?: boolean | undefined;
	/** Who looks; one's own is seen as other signed-in people see it. */
	audience: 'signedIn' | 'visitor';
	/** Where a visitor signs in to see how to reach them; left out, nothing leads there. */
	signInHref?: string | undefined;
	/** Where a listing is posted; none offers none. */
	postHref?: string | undefined;
	/** The person's public listings, drawn. Left out when there are none. */
	listings: ReactNode;
}

/** The page of one person: who they are and what they offer. */
export function PersonScreen({
	person,
	failed = false,
	onRetry,
	own = false,
	audience,
	signInHref,
	postHref,
	listings,
}: PersonScreenProps) {
	const { t } = useTranslation('account');
	if (person === undefined && failed) {
		return (
			<div className="py-10">
				<SettingsError onRetry={onRetry} />
			</div>
		);
	}
	if (person === null) {
		return (
			<div className="py-10">
				<StateMessage
					level={1}
					title={t('person.notFound')}
					icon={<AccountIcon />}
					actions={
						<LinkButton href="/real-estate-broker" variant="secondary">
							{t('person.toPosters')}
						</LinkButton>
					}
				>
					{t('person.notFoundText')}
				</StateMessage>
			</div>
		);
	}
	return (
		<div data-slot="person-screen" className="grid grid-cols-[minmax(0,1fr)] gap-8 py-6 lg:py-10">
			<div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
				{own && (
					<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
						<p className="max-w-prose text-ink-muted">{t('person.ownLead')}</p>
						<div className="flex flex-wrap gap-3">
							<LinkButton href="/setting/information" variant="secondary" size="sm">
								{t('person.edit')}
							</LinkButton>
							<LinkButton href="/setting/privacy" variant="quiet" size="sm">
								{t('person.editPrivacy')}
							</LinkButton>
						</div>
					</div>
				)}
				<PersonCard person={person} audience={audience} signInHref={signInHref} level={1} />
			</div>
			{person && (
				<section aria-labelledby="person-listings" className="grid grid-cols-[minmax(0,1fr)] gap-4">
					<h2 id="person-listings" className="text-xl font-bold">
						{t('person.listingsTitle')}
					</h2>
					{person.listingCount > 0 ? (
						listings
					) : (
						<StateMessage
							level={3}
							title={t(own ? 'person.noOwnListings' : 'person.noListings')}
							icon={<PaperIcon />}
							actions={own && postHref && <LinkButton href={postHref}>{t('person.post')}</LinkButton>}
						>
							{own && t('person.noOwnListingsText')}
						</StateMessage>
					)}
				</section>
			)}
		</div>
	);
}
