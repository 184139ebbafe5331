import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../primitives/button/index.ts';
import { InfoIcon } from '../../primitives/icon/index.ts';

/** What is done from looking at the papers to the new owner's name in the register. */
const steps = ['papers', 'deposit', 'notary', 'tax', 'registration'] as const;

export interface TradeGuideProps {
	/** Where a plot's planning is asked for. */
	planningCheckHref: string;
	/** Where listings are looked through. */
	searchHref: string;
	/** The person's latest transactions, or the way to them. */
	latest?: ReactNode;
}

/** How land and houses are bought and sold in Vietnam, step by step: what each side does, and by which rule. */
export function TradeGuide({ planningCheckHref, searchHref, latest }: TradeGuideProps) {
	const { t } = useTranslation('wallet');
	return (
		<div
			data-slot="trade-guide"
			className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 py-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:py-10"
		>
			<article aria-labelledby="guide" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
				<div className="grid gap-2">
					<h1 id="guide" className="text-2xl font-bold">
						{t('guide.title')}
					</h1>
					<p className="max-w-prose text-ink-muted">{t('guide.lead')}</p>
				</div>
				<ol className="grid grid-cols-[minmax(0,1fr)] pl-4.5">
					{steps.map((step, index) => (
						<li
							key={step}
							className="relative border-l border-line-strong pb-8 pl-7 last:border-transparent last:pb-0 sm:pl-10"
						>
							<span
								aria-hidden="true"
								className="absolute top-0 -left-4.5 flex size-9 items-center justify-center rounded-full border border-line-strong bg-surface-raised font-bold"
							>
								{index + 1}
							</span>
							<div className="grid grid-cols-[minmax(0,1fr)] gap-3">
								<h2 className="pt-1 text-lg font-bold">{t(`guide.${step}.title`)}</h2>
								<p className="max-w-prose">{t(`guide.${step}.text`)}</p>
								<dl className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 rounded-card border border-line bg-surface-raised p-4 sm:grid-cols-2">
									{(['buyer', 'seller'] as const).map((side) => (
										<div key={side} className="grid grid-cols-[minmax(0,1fr)] content-start gap-1">
											<dt className="text-sm font-bold text-ink-muted">{t(`guide.${side}`)}</dt>
											<dd>{t(`guide.${step}.${side}`)}</dd>
										</div>
									))}
								</dl>
								<p className="text-sm text-ink-muted">{t('guide.basis', { basis: t(`guide.${step}.basis`) })}</p>
								{step === 'papers' && (
									<div>
										<LinkButton href={planningCheckHref} variant="secondary" size="sm">
											{t('guide.planningCheck')}
										</LinkButton>
									</div>
								)}
							</div>
						</li>
					))}
				</ol>
				<p className="flex max-w-prose items-start gap-2 border-t border-line pt-4 text-sm text-ink-muted">
					<InfoIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
					{t('guide.note')}
				</p>
				<div>
					<LinkButton href={searchHref}>{t('guide.search')}</LinkButton>
				</div>
			</article>
			{latest && <aside className="min-w-0 lg:sticky lg:top-24">{latest}</aside>}
		</div>
	);
}
