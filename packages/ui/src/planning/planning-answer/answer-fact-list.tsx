import { formatAreaExact, formatDate, formatNumber } from '@ancu/forms/format';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import type { AnswerFacts } from '../planning-answer-model.ts';

/** What is known of a plot besides its zones: limits, the plan, where it comes from and how sure it is. Inside an `@container`. */
export function AnswerFactList({ answer }: { answer: Omit<AnswerFacts, 'content' | 'zones'> }) {
	const { t } = useTranslation('planning');
	const locale = useLocale();
	const { roadReserve, maxDensity, floorAreaRatio, storeys, planName, decision, decidedOn, horizon, source } = answer;
	const date = decidedOn && formatDate(decidedOn, locale);
	const decided = decision && date ? t('details.of', { decision, date }) : (decision ?? date);
	return (
		<dl className="grid grid-cols-[minmax(0,1fr)] border-t border-line">
			{roadReserve !== null && (
				<AnswerFact name={t('answer.fact.roadReserve')}>{formatAreaExact(roadReserve, locale)}</AnswerFact>
			)}
			{maxDensity !== null && (
				<AnswerFact name={t('answer.fact.maxDensity')}>{formatNumber(maxDensity, locale)}%</AnswerFact>
			)}
			{floorAreaRatio !== null && (
				<AnswerFact name={t('answer.fact.floorAreaRatio')}>{formatNumber(floorAreaRatio, locale)}</AnswerFact>
			)}
			{storeys !== null && <AnswerFact name={t('answer.fact.storeys')}>{storeys}</AnswerFact>}
			{planName && <AnswerFact name={t('answer.fact.planName')}>{planName}</AnswerFact>}
			{decided && <AnswerFact name={t('answer.fact.decision')}>{decided}</AnswerFact>}
			{horizon !== null && <AnswerFact name={t('answer.fact.horizon')}>{horizon}</AnswerFact>}
			{source && <AnswerFact name={t('answer.fact.source')}>{source}</AnswerFact>}
			<AnswerFact name={t('answer.fact.asOf')}>{formatDate(answer.asOf, locale)}</AnswerFact>
			<AnswerFact name={t('answer.fact.confidence')}>
				<b>{t(`confidence.${answer.confidence}`)}.</b> {t(`confidenceText.${answer.confidence}`)}
			</AnswerFact>
		</dl>
	);
}

/** One line of a list of facts. Inside an `@container`. */
export function AnswerFact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="grid gap-x-4 border-b border-line py-2.5 @lg:grid-cols-[14rem_minmax(0,1fr)]">
			<dt className="text-ink-muted">{name}</dt>
			<dd className="min-w-0 wrap-anywhere">{children}</dd>
		</div>
	);
}
