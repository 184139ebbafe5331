import { formatDate, formatMoneyExact } from '@ancu/forms/format';
import type { FeeLine, ProcedureType } from '@ancu/forms/procedure';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { useFeeWords } from './use-fee-words.ts';

/** Who pays, in the order of the money: the two by law, then what they agree on. */
const payers = ['SELLER', 'BUYER', null] as const;

export interface FeeLinesProps {
	lines: readonly FeeLine[];
	type: ProcedureType;
}

/** What each side pays, line by line, with how it is calculated and by which law, and the sums. */
export function FeeLines({ lines, type }: FeeLinesProps) {
	const { t } = useTranslation('procedure');
	const locale = useLocale();
	const { ruleOf, amountOf } = useFeeWords();
	const sumOf = (own: readonly FeeLine[]) =>
		formatMoneyExact(
			own.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
			locale,
		);
	if (lines.length === 0)
		return (
			<p role="status" className="hatch rounded-card border border-line p-5 text-ink-muted">
				{t(type === 'DONATE' ? 'estimate.giftWaits' : 'estimate.waits')}
			</p>
		);
	return (
		<div data-slot="fee-lines" className="@container grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
			{payers.map((payer) => {
				const own = lines.filter((line) => line.payer === payer);
				if (own.length === 0) return null;
				return (
					<dl key={payer} className="grid grid-cols-[minmax(0,1fr)]">
						<dt className="amount-line border-b-2 border-ink pb-1.5 font-bold">
							<span>{payer ? t('estimate.pays', { side: t(`side.${type}.${payer}`) }) : t('estimate.agreed')}</span>
							<span className="text-right tabular-nums">{sumOf(own)}</span>
						</dt>
						{own.map((line) => (
							<dd key={line.kind} className="grid gap-0.5 border-b border-line py-2">
								<span className="amount-line">
									<span>{t(`estimate.kind.${line.kind}`)}</span>
									<span className="text-right tabular-nums">{amountOf(line)}</span>
								</span>
								<span className="text-sm wrap-anywhere text-ink-muted">
									{ruleOf(line)} {t('fee.source', { source: line.source, date: formatDate(line.asOf, locale) })}
								</span>
							</dd>
						))}
					</dl>
				);
			})}
			<div>
				<p role="status" className="amount-line text-lg font-bold">
					<span>{t('estimate.total')}</span>
					<span className="text-right tabular-nums">{sumOf(lines)}</span>
				</p>
				<p className="mt-1 text-sm text-ink-muted">{t('estimate.note')}</p>
			</div>
		</div>
	);
}
