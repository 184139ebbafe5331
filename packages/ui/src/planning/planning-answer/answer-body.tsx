import { formatArea, formatDate, formatNumber } from '@ancu/forms/format';
import { landSharesOf, takenAreaOf } from '@ancu/forms/planning';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import type { AnswerFacts } from '../planning-answer-model.ts';
import { ZoneDrawing } from '../zone-drawing/zone-drawing.tsx';
import { ZoneTable } from '../zone-table/zone-table.tsx';

export interface AnswerBodyProps {
	answer: AnswerFacts;
	/** Level of its headings. @default 3 */
	level?: 3 | 4 | undefined;
}

/** What an answer says: in plain words, what follows from it, its zones drawn and tabled, its limits and where it comes from. */
export function AnswerBody({ answer, level = 3 }: AnswerBodyProps) {
	const { t } = useTranslation('planning');
	return (
		<div data-slot="answer-body" className="@container grid grid-cols-[minmax(0,1fr)] gap-8">
			<Part level={level} title={t('answer.verdict')}>
				<p className="max-w-prose border-l-4 border-ink pl-4 text-lg whitespace-pre-line wrap-anywhere">
					{answer.content}
				</p>
			</Part>
			<Meaning answer={answer} level={level} />
			<Part level={level} title={t('answer.zones')}>
				<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @2xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
					<ZoneDrawing zones={answer.zones} roadReserve={answer.roadReserve} />
					<ZoneTable zones={answer.zones} />
				</div>
			</Part>
			<Part level={level} title={t('answer.facts')}>
				<Facts answer={answer} />
			</Part>
		</div>
	);
}

/** What follows from an answer for whoever builds, and for whoever buys or sells. */
function Meaning({ answer, level }: { answer: AnswerFacts; level: 3 | 4 }) {
	const { t } = useTranslation('planning');
	const locale = useLocale();
	const { zones, roadReserve, confidence } = answer;
	const shares = landSharesOf(zones);
	const taken = takenAreaOf(zones, roadReserve);
	const hasUse = (use: string) => shares.some((share) => share.use === use);
	const build = shares.map(({ use, area, isWhole }) =>
		t(`answer.build.${use}`, {
			part: isWhole ? t('answer.whole') : t('answer.part', { area: formatArea(area, locale) }),
		}),
	);
	// A road and the reserve of it are the same land.
	const isSaid = shares.some(({ use, area }) => use === 'road' && area === roadReserve);
	if (roadReserve && !isSaid) build.push(t('answer.build.reserve', { area: formatArea(roadReserve, locale) }));
	const sell = [
		taken > 0 ? t('answer.sell.taken', { area: formatArea(taken, locale) }) : t('answer.sell.clear'),
		...(hasUse('farm') ? [t('answer.sell.farm')] : []),
		...(hasUse('other') ? [t('answer.sell.other')] : []),
		...(confidence === 'HIGH' ? [] : [t('answer.sell.unsure')]),
	];
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-4 @2xl:grid-cols-2">
			<Card level={level} title={t('answer.build.title')} lines={build} />
			<Card level={level} title={t('answer.sell.title')} lines={sell} />
		</div>
	);
}

function Card({ level, title, lines }: { level: 3 | 4; title: string; lines: readonly string[] }) {
	const Heading = `h${level}` as const;
	return (
		<section className="grid content-start gap-2 rounded-card border border-line bg-surface-raised p-4">
			<Heading className="font-bold">{title}</Heading>
			<ul className="grid list-disc gap-2 pl-5 marker:text-ink-muted">
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</section>
	);
}

function Facts({ answer }: { answer: AnswerFacts }) {
	const { t } = useTranslation('planning');
	const locale = useLocale();
	const { roadReserve, maxDensity, floorAreaRatio, storeys, planName, decision, decidedOn, horizon, source } = answer;
	const date = decidedOn && formatDate(decidedOn, locale);
	const decided = decision && date ? t('details.of', { decision, date }) : (decision ?? date);
	return (
		<dl className="grid grid-cols-[minmax(0,1fr)] border-t border-line">
			{roadReserve !== null && <Fact name={t('answer.fact.roadReserve')}>{formatArea(roadReserve, locale)}</Fact>}
			{maxDensity !== null && <Fact name={t('answer.fact.maxDensity')}>{formatNumber(maxDensity, locale)}%</Fact>}
			{floorAreaRatio !== null && (
				<Fact name={t('answer.fact.floorAreaRatio')}>{formatNumber(floorAreaRatio, locale)}</Fact>
			)}
			{storeys !== null && <Fact name={t('answer.fact.storeys')}>{storeys}</Fact>}
			{planName && <Fact name={t('answer.fact.planName')}>{planName}</Fact>}
			{decided && <Fact name={t('answer.fact.decision')}>{decided}</Fact>}
			{horizon !== null && <Fact name={t('answer.fact.horizon')}>{horizon}</Fact>}
			{source && <Fact name={t('answer.fact.source')}>{source}</Fact>}
			<Fact name={t('answer.fact.asOf')}>{formatDate(answer.asOf, locale)}</Fact>
			<Fact name={t('answer.fact.confidence')}>
				<b>{t(`confidence.${answer.confidence}`)}.</b> {t(`confidenceText.${answer.confidence}`)}
			</Fact>
		</dl>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="grid gap-x-4 border-b border-line py-2.5 @lg:grid-cols-[14rem_minmax(0,1fr)]">
			<dt className="text-ink-muted">{name}</dt>
			<dd className="min-w-0 wrap-anywhere">{children}</dd>
		</div>
	);
}

/** A part of an answer under its heading. */
function Part({ level, title, children }: { level: 3 | 4; title: string; children: ReactNode }) {
	const Heading = `h${level}` as const;
	return (
		<section className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<Heading className="text-lg font-bold">{title}</Heading>
			{children}
		</section>
	);
}
