import { formatNumber, formatPhone } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { PhoneIcon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import type { ListingDetail } from '../listing-detail-model.ts';
import type { ListingSummary } from '../listing-model.ts';
import { ListingPrice } from '../listing-price/listing-price.tsx';
import { CallLink } from './call-link.tsx';

export interface ListingContactProps {
	/** Shown at once. */
	summary: ListingSummary;
	/** Undefined while it loads. */
	detail: ListingDetail | undefined;
	/** One can call from here, and go to the poster's page; else number and name only stand there. @default true */
	calls?: boolean | undefined;
	/** Begins with the price; else it stands elsewhere. @default true */
	price?: boolean | undefined;
}

/** The price, who posted it and how to call them. */
export function ListingContact({ summary, detail, calls = true, price = true }: ListingContactProps) {
	const { t } = useTranslation('listing');
	return (
		<section
			aria-label={t('detail.contact')}
			data-slot="listing-contact"
			className="grid gap-4 rounded-card border border-line bg-surface-raised p-5 print:break-inside-avoid"
		>
			{price && <ListingPrice listing={summary} size="lg" />}
			{detail ? (
				<>
					<Poster detail={detail} leads={calls} />
					{detail.contactPersonPhone && (
						<p className={`items-center gap-2 ${calls ? 'hidden print:flex' : 'flex'}`}>
							<PhoneIcon aria-hidden="true" className="size-4" />
							{formatPhone(detail.contactPersonPhone)}
						</p>
					)}
					{detail.contactPersonPhone && calls && (
						<div className="grid print:hidden">
							<CallLink phone={detail.contactPersonPhone} isInvest={summary.isInvest} width="full" />
						</div>
					)}
					{!detail.contactPersonPhone && <p className="text-sm text-ink-muted">{t('detail.noPhone')}</p>}
				</>
			) : (
				<div role="status" aria-busy="true" aria-label={t('detail.loading')} className="grid gap-3">
					<Skeleton />
					<div className="h-11">
						<Skeleton shape="box" />
					</div>
				</div>
			)}
		</section>
	);
}

/** Who posted it, with the way to their page. */
function Poster({ detail, leads }: { detail: ListingDetail; leads: boolean }) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const { id, name, listingCount } = detail.userCreated;
	const toPage = (words: string) =>
		leads ? (
			<Link href={`/personal/${id}`} alone>
				{words}
			</Link>
		) : (
			words
		);
	return (
		<div>
			<p className="font-bold wrap-anywhere">{toPage(detail.contactPersonName ?? name)}</p>
			<p className="text-sm text-ink-muted">{t(`postMode.${detail.postMode}`)}</p>
			{listingCount > 1 && (
				<p className="text-sm text-ink-muted print:hidden">
					{toPage(
						t('detail.otherListings', {
							count: listingCount - 1,
							formatted: formatNumber(listingCount - 1, locale),
						}),
					)}
				</p>
			)}
		</div>
	);
}
