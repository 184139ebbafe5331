import { formatDate } from '@ancu/forms/format';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Breadcrumbs } from '../../primitives/breadcrumbs/index.ts';
import type { ProcedureDetail, ProcedureNext } from '../procedure-model.ts';
import { ProcedureProgress } from '../procedure-progress/procedure-progress.tsx';
import { ProcedureStep } from '../procedure-step/procedure-step.tsx';
import type { SubstepActions } from '../procedure-substep/procedure-substep.tsx';
import { leastSaved, type SavedState } from '../procedure-substep/saved-state.ts';
import { NextPanel } from './next-panel.tsx';
import { ProcedureHeader, type ProcedureHeaderProps } from './procedure-header.tsx';
import { useOpenParts } from './use-open-parts.ts';

export interface LoadedProcedureProps
	extends Omit<SubstepActions, 'onSavedChange'>,
		Pick<ProcedureHeaderProps, 'listingHref' | 'onAct'> {
	procedure: ProcedureDetail;
	/** Address of the list. */
	listHref: string;
	/** What helps beside the route: documents, an estimate of fees. */
	aside?: ReactNode;
	/** The moment that dates are compared with. */
	now: Date;
	/** Told whether all that was typed is kept, for asking before another page is opened. */
	onSavedChange?: ((state: SavedState) => void) | undefined;
}

/** A procedure as a route on a map: what is next, how far it is, its steps as stations. */
export function LoadedProcedure({
	procedure,
	listHref,
	listingHref,
	onAct,
	aside,
	onSavedChange,
	...row
}: LoadedProcedureProps) {
	const { t } = useTranslation(['procedure', 'translation']);
	const locale = useLocale();
	const route = useRef<HTMLOListElement>(null);
	const states = useRef(new Map<string, SavedState>());
	const { steps, procedureRecord: record, templateVersion, templatePublishedAt } = procedure;
	const parts = useOpenParts(record.next);
	const numberOf = new Map(steps.map(({ id }, index) => [id, index + 1]));

	const show = (next: ProcedureNext) => {
		parts.show(next);
		// It may be closed as yet: it is led to once it is drawn.
		requestAnimationFrame(() => {
			const substep = route.current?.querySelector<HTMLElement>(`[data-substep="${CSS.escape(next.substepId)}"]`);
			substep?.scrollIntoView({ block: 'center' });
			substep?.focus({ preventScroll: true });
		});
	};

	return (
		<div data-slot="procedure-screen" className="grid grid-cols-[minmax(0,1fr)] gap-5 py-5 lg:pb-10 print:py-0">
			<div className="print:hidden">
				<Breadcrumbs
					label={t('translation:breadcrumbs')}
					crumbs={[
						{ label: t('translation:home'), href: '/' },
						{ label: t('list.title'), href: listHref },
						{ label: record.name },
					]}
				/>
			</div>
			<ProcedureHeader record={record} listingHref={listingHref} onAct={onAct} />
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem] print:block">
				<div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
					<NextPanel record={record} now={row.now} onShow={show} />
					<ProcedureProgress record={record} />
					<ol ref={route} aria-label={t('screen.route')} className="grid grid-cols-[minmax(0,1fr)] print:block">
						{steps.map((step, index) => (
							<ProcedureStep
								key={step.id}
								{...row}
								onSavedChange={(id, state) => {
									states.current.set(id, state);
									onSavedChange?.(leastSaved(states.current.values()));
								}}
								step={step}
								number={index + 1}
								count={steps.length}
								blockedByNumbers={step.blockedBy.flatMap((id) => numberOf.get(id) ?? [])}
								nextSubstepId={record.next?.substepId}
								view={record}
								isOpen={parts.isOpen(step.id)}
								onToggle={() => parts.toggle(step.id)}
								isSubstepOpen={parts.isOpen}
								onToggleSubstep={parts.toggle}
							/>
						))}
					</ol>
					<p className="text-sm text-ink-muted">
						{t('screen.template', { version: templateVersion, date: formatDate(templatePublishedAt, locale) })}{' '}
						{t('screen.notAdvice')}
					</p>
				</div>
				{aside && <aside className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 print:hidden">{aside}</aside>}
			</div>
		</div>
	);
}
