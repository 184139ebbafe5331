import type { SubmitFailure } from '@ancu/forms/form';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertIcon, ChevronDownIcon } from '../../primitives/icon/index.ts';
import type { UploadPaper } from '../../translation/paper-field/use-paper-uploads.ts';
import { useFailureWords } from '../../translation/use-failure-words.ts';
import type { ProcedureSubstep, SubstepChange } from '../procedure-model.ts';
import type { ProcedureView } from '../procedure-words/use-actor-words.ts';
import { SubstepFiles } from '../substep-files/substep-files.tsx';
import { leastSaved, type SavedState } from './saved-state.ts';
import { SubstepFacts } from './substep-facts.tsx';
import { SubstepMeta } from './substep-meta.tsx';
import { SubstepOwn } from './substep-own.tsx';
import { TickBox } from './tick-box.tsx';
import { useTick } from './use-tick.ts';

export interface SubstepActions {
	/** Sends one file of a substep. */
	upload: UploadPaper;
	/** Changes a substep; `procedure` says so by the time it answers. Showing a tick before it is saved is the caller's. */
	onSave: (substepId: string, change: SubstepChange) => Promise<SubmitFailure | undefined>;
	/** Told whether what was typed in a substep, and the files that were put into it, are kept. */
	onSavedChange: (substepId: string, state: SavedState) => void;
}

export interface ProcedureSubstepRowProps extends SubstepActions {
	/** The substep that it shows. */
	substep: ProcedureSubstep;
	/** Who looks: decides what can be changed. */
	view: ProcedureView;
	/** What comes next in the whole procedure. */
	isNext: boolean;
	/** Its step cannot begin yet: it is made ready, not ticked. */
	isBlocked: boolean;
	/** All of it is shown. */
	isOpen: boolean;
	/** Told that it is to open or close. */
	onToggle: () => void;
	/** The moment that dates are compared with. */
	now: Date;
}

/** One thing to do, in a list of tasks: ticked when it is done, opened for what it takes. */
export function ProcedureSubstepRow({
	substep,
	view,
	isNext,
	isBlocked,
	isOpen,
	onToggle,
	now,
	upload,
	onSave,
	onSavedChange,
}: ProcedureSubstepRowProps) {
	const { t } = useTranslation(['procedure', 'translation']);
	const failureWords = useFailureWords();
	const id = useId();
	const { title, isDone, fileLinks, history } = substep;
	const save = (change: SubstepChange) => onSave(substep.id, change);
	const { pending, failure, tick } = useTick(substep, save);
	const parts = useRef<{ own: SavedState; files: SavedState }>({ own: 'saved', files: 'saved' });
	const tell = (part: 'own' | 'files', state: SavedState) => {
		parts.current[part] = state;
		onSavedChange(substep.id, leastSaved(Object.values(parts.current)));
	};

	return (
		<li
			id={`substep-${substep.id}`}
			data-slot="procedure-substep"
			className="grid grid-cols-[2rem_minmax(0,1fr)] border-t border-line py-1.5 sm:grid-cols-[2.75rem_minmax(0,1fr)] print:break-inside-avoid"
		>
			<TickBox
				label={t('tick.label', { title })}
				isDone={isDone}
				// What was done before can always be undone.
				isOpen={!isBlocked || isDone}
				pending={pending}
				onTick={tick}
			/>
			<div className="min-w-0">
				<h3>
					<button
						type="button"
						data-substep={substep.id}
						aria-expanded={isOpen}
						aria-controls={`${id}-body`}
						onClick={onToggle}
						className="flex min-h-11 w-full items-start justify-between gap-2 rounded-tag py-2.5 text-left hover:underline"
					>
						<span className={`wrap-anywhere ${isNext ? 'font-bold' : ''}`}>{title}</span>
						<ChevronDownIcon
							aria-hidden="true"
							className={`mt-0.5 size-5 shrink-0 text-ink-muted transition-transform print:hidden ${isOpen ? 'rotate-180' : ''}`}
						/>
					</button>
				</h3>
				<SubstepMeta substep={substep} view={view} now={now} />
				<p role="status" className="sr-only">
					{pending && t('own.saving')}
				</p>
				<div role="alert">
					{failure !== undefined && (
						<p className="mb-2 flex items-start gap-1.5 text-sm text-danger">
							<AlertIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
							{failureWords(failure)}
						</p>
					)}
				</div>
			</div>
			<div
				id={`${id}-body`}
				className={`@container col-span-2 grid-cols-[minmax(0,1fr)] pb-4 sm:col-span-1 sm:col-start-2 ${isOpen ? 'grid' : 'hidden print:grid'}`}
			>
				<div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 print:gap-y-3 @2xl:grid-cols-[minmax(0,1fr)_16rem]">
					<SubstepFacts substep={substep} view={view} />
					<SubstepOwn substep={substep} onSave={save} onSavedChange={(state) => tell('own', state)} />
					<div className="@2xl:col-span-2">
						<SubstepFiles
							files={fileLinks}
							history={history}
							upload={upload}
							onSave={save}
							onSavedChange={(state) => tell('files', state)}
						/>
					</div>
				</div>
			</div>
		</li>
	);
}
