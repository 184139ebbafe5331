import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf } from '../../i18n/lang-of.ts';
import { PaperIcon } from '../../primitives/icon/index.ts';
import { Link, useLinkElement } from '../../primitives/link/index.ts';
import { Sheet } from '../../primitives/sheet/index.ts';
import { Written } from '../../translation/written.tsx';
import type { PlanningPaper } from '../planning-check-model.ts';
import type { PlanningWorkItem } from '../planning-work-model.ts';

export interface WorkRequestProps {
	check: PlanningWorkItem;
	/** The plot on a map; left out where it has no pin. */
	map?: ReactNode;
}

/** What is asked for, as those who answer read it: the numbers, the note, the photos of the certificate. */
export function WorkRequest({ check, map }: WorkRequestProps) {
	const { t } = useTranslation('planning');
	const { mapSheetNo, landPlotNo, street, note, listing, files } = check;
	const legacy = [check.ward, check.district, check.province].filter(Boolean).join(', ');
	const current = [check.currentWard, check.currentProvince].filter(Boolean).join(', ');
	return (
		<>
			<Sheet title={t('work.request')}>
				<dl className="grid grid-cols-2 gap-3">
					<Fact isShort name={t('work.sheet')}>
						{mapSheetNo}
					</Fact>
					<Fact isShort name={t('work.plot')}>
						{landPlotNo}
					</Fact>
					{legacy && <Fact name={t('work.legacy')}>{legacy}</Fact>}
					{current && <Fact name={t('work.current')}>{current}</Fact>}
					{street && <Fact name={t('work.street')}>{street}</Fact>}
					{note && (
						<Fact name={t('work.note')}>
							<Written>{note}</Written>
						</Fact>
					)}
					{listing && (
						<Fact name={t('work.listing')}>
							<Link href={`/real-estate/${listing.sequenceId}`} lang={langOf(listing.title)}>
								{listing.title}
							</Link>
						</Fact>
					)}
				</dl>
			</Sheet>
			<Sheet title={t('work.papers')} lead={files.length > 0 && t('work.papersLead')}>
				{files.length === 0 ? (
					<p className="text-ink-muted">{t('work.noPapers')}</p>
				) : (
					<ul className="grid grid-cols-2 gap-3">
						{files.map((paper) => (
							<Paper key={paper.id} {...paper} />
						))}
					</ul>
				)}
			</Sheet>
			{map && <Sheet title={t('work.map')}>{map}</Sheet>}
		</>
	);
}

function Fact({ name, isShort = false, children }: { name: string; isShort?: boolean; children: ReactNode }) {
	return (
		<div className={`min-w-0 ${isShort ? '' : 'col-span-2'}`}>
			<dt className="text-sm text-ink-muted">{name}</dt>
			<dd className="wrap-anywhere">{children}</dd>
		</div>
	);
}

/** A paper as a small picture, or as a sheet where it is none; opens by itself. */
function Paper({ name, url }: PlanningPaper) {
	const Element = useLinkElement();
	return (
		<li className="min-w-0">
			<Element href={url} target="_blank" rel="noopener noreferrer" className="group grid gap-1 rounded-tag text-sm">
				<span className="hatch flex aspect-4/3 items-center justify-center overflow-hidden rounded-tag border border-line">
					{/\.(?:jpe?g|png|webp)$/i.test(name) ? (
						<img src={url} alt="" loading="lazy" className="dark-dim size-full object-cover" />
					) : (
						<PaperIcon aria-hidden="true" className="size-6 text-ink-muted" />
					)}
				</span>
				<span className="line-clamp-2 underline decoration-line-strong underline-offset-4 wrap-anywhere group-hover:decoration-current">
					{name}
				</span>
			</Element>
		</li>
	);
}
