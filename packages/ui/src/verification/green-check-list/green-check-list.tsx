import { formatMoneyExact } from '@ancu/forms/format';
import { GREEN_CHECK_DAYS, GREEN_CHECK_FEE } from '@ancu/forms/verification';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Breadcrumbs } from '../../primitives/breadcrumbs/index.ts';
import { LinkButton } from '../../primitives/button/index.ts';
import { VerifiedIcon } from '../../primitives/icon/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { ListBody, type PagedListProps } from '../../translation/list-body/list-body.tsx';
import type { GreenCheckSummary } from '../verification-model.ts';
import { GreenCheckCard } from './green-check-card.tsx';

export interface GreenCheckListProps extends PagedListProps {
	/** Those of the page, the newest first; undefined while they load. */
	checks: readonly GreenCheckSummary[] | undefined;
	/** Address of a page. */
	hrefOf: (page: number) => string;
	/** Address of a green check. */
	checkHref: (check: GreenCheckSummary) => string;
	/** Address of paying for one. */
	payHref: (check: GreenCheckSummary) => string;
	/** Address of the receipt of a payment. */
	receiptHref: (paymentId: string) => string;
	/** Where the own listings are that one is asked for. */
	listingsHref: string;
}

/** One's own green checks: which listing, where each stands, what was paid, what is to do. */
export function GreenCheckList({
	checks,
	checkHref,
	payHref,
	receiptHref,
	listingsHref,
	...list
}: GreenCheckListProps) {
	const { t } = useTranslation(['verification', 'translation']);
	const locale = useLocale();
	const choose = (variant: 'seal' | 'secondary') => (
		<LinkButton href={listingsHref} variant={variant} leadingIcon={<VerifiedIcon aria-hidden="true" />}>
			{t('mine.choose')}
		</LinkButton>
	);

	return (
		<section
			aria-labelledby="green-checks"
			data-slot="green-check-list"
			className="grid grid-cols-[minmax(0,1fr)] gap-5 py-5 lg:pb-10"
		>
			<Breadcrumbs
				label={t('translation:breadcrumbs')}
				crumbs={[{ label: t('translation:home'), href: '/' }, { label: t('mine.title') }]}
			/>
			<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
				<div className="grid gap-1">
					<h1 id="green-checks" className="text-2xl font-bold">
						{t('mine.title')}
					</h1>
					<p className="max-w-prose text-ink-muted">
						{t('mine.lead', { fee: formatMoneyExact(GREEN_CHECK_FEE, locale), count: GREEN_CHECK_DAYS })}
					</p>
				</div>
				{checks?.length !== 0 && choose('secondary')}
			</div>
			<ListBody
				{...list}
				rows={checks}
				error={t('mine.error')}
				empty={
					<StateMessage title={t('mine.empty')} icon={<VerifiedIcon />} actions={choose('seal')}>
						{t('mine.emptyText')}
					</StateMessage>
				}
			>
				{(rows) => (
					<ul aria-label={t('mine.title')} className="grid grid-cols-[minmax(0,1fr)] gap-4">
						{rows.map((check) => (
							<GreenCheckCard
								key={check.id}
								check={check}
								href={checkHref(check)}
								payHref={payHref(check)}
								receiptHref={receiptHref}
							/>
						))}
					</ul>
				)}
			</ListBody>
		</section>
	);
}
