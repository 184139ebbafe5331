import { formatNumber } from '@ancu/forms/format';
import { progressOf } from '@ancu/forms/invest';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { formatPercent } from '../format-percent.ts';
import { type Offering, positionOf } from '../invest-model.ts';

const parts = ['sold', 'held', 'mine', 'left'] as const;
type Part = (typeof parts)[number];

const looks: Record<Part, string> = {
	sold: 'bg-line-strong',
	held: 'bg-[repeating-linear-gradient(90deg,var(--color-line-strong)_0_2px,transparent_2px_4px)]',
	mine: 'bg-ink',
	left: 'hatch-fine bg-surface-raised',
};

// Wide enough to be seen as an outline, however few they are.
const CHOSEN = 'min-w-2 border-2 border-ink bg-surface-raised';

export interface ShareBarProps {
	offering: Pick<Offering, 'totalShare' | 'releaseQuantity' | 'soldShare' | 'heldShare' | 'myShare' | 'myHeldShare'>;
	/** `bare` shows what was taken in one line in place of every part. @default 'full' */
	legend?: 'full' | 'bare' | undefined;
	/** Shares that are being chosen of what is left. @default 0 */
	chosen?: number | undefined;
}

/** Where the shares of an offering are: one strip of sold, held, mine and left, and the same in words and figures. */
export function ShareBar({ offering, legend = 'full', chosen = 0 }: ShareBarProps) {
	const { t } = useTranslation('invest');
	const locale = useLocale();
	const progress = progressOf(offering, positionOf(offering));
	const picked = Math.min(Math.max(0, chosen), progress.left);
	const count = (shares: number) => formatNumber(shares, locale);
	const taken = progress.sold + progress.mine;
	return (
		<div data-slot="share-bar" className="grid grid-cols-[minmax(0,1fr)] gap-2">
			<div
				aria-hidden="true"
				className="flex h-4 gap-px overflow-hidden rounded-tag border border-line-strong bg-surface-raised forced-color-adjust-none"
			>
				{parts.map((part) => {
					const shares = part === 'left' ? progress.left - picked : progress[part];
					return (
						<span key={part} className="contents">
							{part === 'left' && picked > 0 && <Strip shares={picked} look={CHOSEN} />}
							{shares > 0 && <Strip shares={shares} look={`min-w-1 ${looks[part]}`} />}
						</span>
					);
				})}
			</div>
			{legend === 'bare' ? (
				<p className="flex flex-wrap justify-between gap-x-3 text-sm tabular-nums">
					<span className="font-bold">
						{t('share.taken', { sold: count(taken), released: count(progress.released) })}
					</span>
					<span className="text-ink-muted">{t('share.leftShort', { left: count(progress.left) })}</span>
				</p>
			) : (
				<>
					<dl aria-label={t('share.name')} className="grid gap-x-8 gap-y-1 text-sm sm:grid-cols-2">
						{parts.map((part) => (
							<Entry key={part} label={t(`share.${part}`)} look={`border border-line-strong ${looks[part]}`}>
								{count(progress[part])}{' '}
								<span className="font-normal text-ink-muted">({formatPercent(progress.percents[part], locale)})</span>
							</Entry>
						))}
						{picked > 0 && (
							<Entry label={t('share.chosen')} look={CHOSEN}>
								{count(picked)}
							</Entry>
						)}
					</dl>
					{progress.unreleased > 0 && (
						<p className="text-sm text-ink-muted">
							{t('share.unreleased', {
								released: count(progress.released),
								total: count(offering.totalShare),
							})}
						</p>
					)}
				</>
			)}
		</div>
	);
}

function Strip({ shares, look }: { shares: number; look: string }) {
	return <span className={`basis-0 ${look}`} style={{ flexGrow: shares }} />;
}

function Entry({ label, look, children }: { label: string; look: string; children: ReactNode }) {
	return (
		<div className="flex min-w-0 items-baseline justify-between gap-x-3 max-[15rem]:flex-wrap">
			<dt className="flex min-w-0 items-center gap-1.5 text-ink-muted">
				<span aria-hidden="true" className={`size-3 shrink-0 rounded-[2px] forced-color-adjust-none ${look}`} />
				{label}
			</dt>
			<dd className="shrink-0 font-bold tabular-nums">{children}</dd>
		</div>
	);
}
