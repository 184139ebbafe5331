import { formatNumber } from '@ancu/forms/format';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import { AccountIcon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { SearchInput, typedSearch } from '../../primitives/text-input/index.ts';
import { ListBody, type PagedListProps } from '../../translation/list-body/list-body.tsx';
import { RowsLoading } from '../../translation/rows-loading/rows-loading.tsx';
import type { Poster } from '../poster-model.ts';
import { PosterCard } from './poster-card.tsx';

export interface PosterListProps extends PagedListProps {
	/** Who looks: visitors are told how they see contacts. */
	audience: 'signedIn' | 'visitor';
	/** Where visitors sign in for that. */
	signInHref: string;
	/** Those with most listings first; undefined while they load. */
	posters: readonly Poster[] | undefined;
	/** What was searched for; empty for everybody. */
	search: string;
	/** Address of a search and page of this screen. */
	hrefOf: (search: string, page: number) => string;
	/** Goes to that search's first page. */
	onSearch: (search: string) => void;
	/** Draws a person's picture. */
	avatarOf: (person: Poster['person']) => ReactNode;
}

/** People who have public listings, each with the way to their page and to reach them, as far as they let that be seen. */
export function PosterList({
	posters,
	total = 0,
	search,
	hrefOf,
	onSearch,
	audience,
	signInHref,
	avatarOf,
	...list
}: PosterListProps) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	return (
		<section
			aria-labelledby="posters"
			data-slot="poster-list"
			className="grid py-6 lg:py-10 grid-cols-[minmax(0,1fr)] gap-5"
		>
			<div className="grid gap-1">
				<div className="flex flex-wrap items-baseline justify-between gap-x-4">
					<h1 id="posters" className="text-2xl font-bold">
						{t('posters.title')}
					</h1>
					<p role="status" className="text-ink-muted">
						{posters && t('posters.total', { count: total, formatted: formatNumber(total, locale) })}
					</p>
				</div>
				<p className="max-w-prose text-ink-muted">{t('posters.lead')}</p>
				{audience === 'visitor' && (
					<p>
						<Link href={signInHref} alone>
							{t('posters.signIn')}
						</Link>
					</p>
				)}
			</div>
			<search>
				<form
					action={hrefOf('', 1)}
					className="flex max-w-xl gap-2"
					onSubmit={(event) => {
						event.preventDefault();
						onSearch(typedSearch(event.currentTarget, 'q'));
					}}
				>
					<span className="min-w-0 grow">
						<SearchInput name="q" aria-label={t('posters.search')} placeholder={t('posters.search')} search={search} />
					</span>
					<Button type="submit" variant="secondary">
						{t('posters.submit')}
					</Button>
				</form>
			</search>
			<ListBody
				{...list}
				rows={posters}
				total={total}
				hrefOf={(page) => hrefOf(search, page)}
				error={t('list.error')}
				loading={<RowsLoading rows={4} picture="none" />}
				empty={
					<StateMessage
						title={t(search ? 'posters.empty' : 'posters.none')}
						icon={<AccountIcon />}
						actions={
							search && (
								<LinkButton variant="secondary" href={hrefOf('', 1)}>
									{t('posters.all')}
								</LinkButton>
							)
						}
					>
						{t(search ? 'posters.emptyText' : 'posters.noneText')}
					</StateMessage>
				}
			>
				{(rows) => (
					<ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3">
						{rows.map((poster) => (
							<PosterCard key={poster.person.id} poster={poster} picture={avatarOf(poster.person)} />
						))}
					</ul>
				)}
			</ListBody>
		</section>
	);
}
