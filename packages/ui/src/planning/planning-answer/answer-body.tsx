import { formatAreaExact } from '@ancu/forms/format';
import { landSharesOf, takenAreaOf } from '@ancu/forms/planning';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import type { AnswerFacts } from '../planning-answer-model.ts';
import { ZoneDrawing } from '../zone-drawing/zone-drawing.tsx';
import { ZoneTable } from '../zone-table/zone-table.tsx';
import { AnswerFactList } from './answer-fact-list.tsx';
import { AnswerPart, AnswerVerdict } from './answer-part.tsx';

export interface AnswerBodyProps {
	answer: AnswerFacts;
}

/** What an answer says: in plain words, what follows from it, its zones drawn and tabled, its limits and where it comes from. */
export function AnswerBody({ answer }: AnswerBodyProps) {
	const { t } = useTranslation('planning');
	return (
		<div data-slot="answer-body" className="@container grid grid-cols-[minmax(0,1fr)] gap-8">
			<AnswerVerdict>{answer.content}</AnswerVerdict>
			<Meaning answer={answer} />
			<AnswerPart title={t('answer.zones')}>
				<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @2xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
					<ZoneDrawing zones={answer.zones} roadReserve={answer.roadReserve} />
					<ZoneTable zones={answer.zones} />
				</div>
			</AnswerPart>
			<AnswerPart title={t('answer.facts')}>
				<AnswerFactList answer={answer} />
			</AnswerPart>
		</div>
	);
}

/** What follows from an answer for whoever builds, and for whoever buys or sells. */
function Meaning({ answer }: { answer: AnswerFacts }) {
	const { t } = useTranslation('planning');
	const locale = useLocale();
	const { zones, roadReserve, confidence } = answer;
	const shares = landSharesOf(zones);
	const taken = takenAreaOf(zones, roadReserve);
	const hasUse = (use: string) => shares.some((share) => share.use === use);
	const build = shares.map(({ use, area, isWhole }) =>
		t(`answer.build.${use}`, {
			part: isWhole ? t('answer.whole') : t('answer.part', { area: formatAreaExact(area, locale) }),
		}),
	);
	// A road and the reserve of it are the same land.
	const isSaid = shares.some(({ use, area }) => use === 'road' && area === roadReserve);
	if (roadReserve && !isSaid) build.push(t('answer.build.reserve', { area: formatAreaExact(roadReserve, locale) }));
	const takes = taken > 0 ? t('answer.sell.taken', { area: formatAreaExact(taken, locale) }) : t('answer.sell.clear');
	const sell = [
		// A zone whose use only its plan tells may be a road: that nothing is taken cannot be said then.
		...(taken > 0 || !hasUse('other') ? [takes] : []),
		...(hasUse('farm') ? [t('answer.sell.farm')] : []),
		...(hasUse('other') ? [t('answer.sell.other')] : []),
		...(confidence === 'HIGH' ? [] : [t('answer.sell.unsure')]),
	];
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-4 @2xl:grid-cols-2">
			<Card title={t('answer.build.title')} lines={build} />
			<Card title={t('answer.sell.title')} lines={sell} />
		</div>
	);
}

function Card({ title, lines }: { title: string; lines: readonly string[] }) {
	return (
		<section className="grid content-start gap-2 rounded-card border border-line bg-surface-raised p-4">
			<h3 className="font-bold">{title}</h3>
			<ul className="grid list-disc gap-2 pl-5 marker:text-ink-muted">
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</section>
	);
}
