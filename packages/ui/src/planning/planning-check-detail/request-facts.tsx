import { formatMoneyExact } from '@ancu/forms/format';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf } from '../../i18n/lang-of.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { PaperIcon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { Sheet } from '../../primitives/sheet/index.ts';
import { Written } from '../../translation/written.tsx';
import type { PlanningCheck } from '../planning-check-model.ts';

export interface RequestFactsProps {
	check: PlanningCheck;
	/** The plot on a map; left out where it has no pin. */
	map?: ReactNode;
	/** Address of the receipt of a payment. */
	receiptHref: (paymentId: string) => string;
}

/** What is asked for, as it was sent. */
export function RequestFacts({ check, map, receiptHref }: RequestFactsProps) {
	const { t } = useTranslation('planning');
	const locale = useLocale();
	const { mapSheetNo, landPlotNo, street, note, listing, files, fee, paymentId, isRefunded } = check;
	const legacy = [check.ward, check.district, check.province].filter(Boolean).join(', ');
	const current = [check.currentWard, check.currentProvince].filter(Boolean).join(', ');
	return (
		<div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
			<Sheet title={t('checkDetail.request')}>
				<dl className="grid gap-x-6 sm:gap-y-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
					<Fact name={t('checkForm.sheetNo')}>{mapSheetNo}</Fact>
					<Fact name={t('checkForm.plotNo')}>{landPlotNo}</Fact>
					{legacy && <Fact name={t('checkDetail.legacy')}>{legacy}</Fact>}
					{current && <Fact name={t('checkDetail.current')}>{current}</Fact>}
					{street && <Fact name={t('checkForm.street')}>{street}</Fact>}
					{listing && (
						<Fact name={t('checkDetail.listing')}>
							<Link href={`/real-estate/${listing.sequenceId}`} lang={langOf(listing.title)}>
								{listing.title}
							</Link>
						</Fact>
					)}
					{note && (
						<Fact name={t('checkForm.note')}>
							<Written>{note}</Written>
						</Fact>
					)}
					{paymentId && (
						<Fact name={t('checkDetail.fee')}>
							{t(isRefunded ? 'checkDetail.refunded' : 'checkDetail.paid', { fee: formatMoneyExact(fee, locale) })}{' '}
							<Link href={receiptHref(paymentId)}>{t('checkDetail.receipt')}</Link>
						</Fact>
					)}
				</dl>
			</Sheet>
			<Sheet title={t('checkForm.papers')} lead={t('checkDetail.private')}>
				{files.length === 0 ? (
					<p className="text-ink-muted">{t('checkDetail.noPapers')}</p>
				) : (
					<ul className="grid gap-2">
						{files.map(({ id, name, url }) => (
							<li key={id} className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
								<PaperIcon aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
								<span className="min-w-0 wrap-anywhere">
									<Link href={url} external>
										{name}
									</Link>
								</span>
							</li>
						))}
					</ul>
				)}
			</Sheet>
			{map && <Sheet title={t('checkForm.pin')}>{map}</Sheet>}
		</div>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<>
			<dt className="text-sm text-ink-muted sm:text-base">{name}</dt>
			<dd className="mb-3 min-w-0 wrap-anywhere last:mb-0 sm:mb-0">{children}</dd>
		</>
	);
}
