import { formatDate } from '@ancu/forms/format';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Written } from '../../translation/written.tsx';
import type { ProcedureSubstep } from '../procedure-model.ts';
import { type ProcedureView, useActorWords } from '../procedure-words/use-actor-words.ts';

export interface SubstepFactsProps {
	substep: Pick<ProcedureSubstep, 'description' | 'place' | 'daysMin' | 'daysMax' | 'papers' | 'fees'>;
	view: ProcedureView;
}

/** What one has to know to do a substep: where, how long, with which papers, for which fees as of when. */
export function SubstepFacts({ substep, view }: SubstepFactsProps) {
	const { t } = useTranslation('procedure');
	const locale = useLocale();
	const { payerOf } = useActorWords(view);
	const { description, place, daysMin, daysMax, papers, fees } = substep;
	const days = daysMin ?? daysMax;
	return (
		<div data-slot="substep-facts" className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
			{description && <Written>{description}</Written>}
			{(place || days !== null) && (
				<dl className="grid gap-1">
					{place && <Fact label={t('substep.place')}>{place}</Fact>}
					{days !== null && (
						<Fact label={t('substep.days')}>
							{daysMin !== null && daysMax !== null && daysMin !== daysMax
								? t('substep.daysRange', { min: daysMin, max: daysMax })
								: t('substep.daysCount', { count: days })}
						</Fact>
					)}
				</dl>
			)}
			{papers.length > 0 && (
				<div className="grid gap-1.5">
					<h4 className="font-bold">{t('substep.papers')}</h4>
					<ul className="grid gap-1.5">
						{papers.map(({ id, name, hint, isRequired }) => (
							<li key={id} className="border-l-2 border-line-strong pl-3 wrap-anywhere">
								{name} <span className="text-ink-muted">{t(isRequired ? 'substep.required' : 'substep.ifAny')}</span>
								{hint && <span className="block text-sm text-ink-muted">{hint}</span>}
							</li>
						))}
					</ul>
				</div>
			)}
			{fees.length > 0 && (
				<div className="grid gap-1.5">
					<h4 className="font-bold">{t('substep.fees')}</h4>
					<ul className="grid gap-1.5">
						{fees.map(({ id, name, text, payer, asOf, source }) => (
							<li key={id} className="border-l-2 border-line-strong pl-3 wrap-anywhere">
								{name}: <span className="font-bold">{text}</span>
								{'. '}
								{t('fee.payer', { payer: payerOf(payer) })}
								<span className="block text-sm text-ink-muted">
									{t('fee.source', { source, date: formatDate(asOf, locale) })}
								</span>
							</li>
						))}
					</ul>
				</div>
			)}
		</div>
	);
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="wrap-anywhere">
			<dt className="inline text-ink-muted">{label}: </dt>
			<dd className="inline">{children}</dd>
		</div>
	);
}
