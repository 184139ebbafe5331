import { guessMapping, type ImportMapping, sourceOf } from '@ancu/forms/listing';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../primitives/breadcrumbs/index.ts';
import { StepList } from '../../primitives/step-list/index.ts';
import { useStepWords } from '../../translation/use-step-words.ts';
import type { ImportTable, SendRows } from '../import-model.ts';
import { ImportColumnsStep, sampleOf } from './import-columns-step.tsx';
import { ImportFileStep } from './import-file-step.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportReport } from './import-report.tsx';
import { useImportRun } from './use-import-run.ts';

const RETRY_DELAYS_MS = [1_000, 3_000, 10_000] as const;
const steps = ['file', 'columns', 'run', 'report'] as const;
type Step = (typeof steps)[number];

export interface ImportScreenProps {
	/** Reads a file; throws when it is none of a kind that can be read, and `UnreadableRow` where one row stops it. */
	parse: (file: File) => Promise<ImportTable>;
	/** Sends at most a hundred rows. */
	send: SendRows;
	/** Where the poster's own listings are. */
	listingsHref: string;
	/** How long to wait before each try to send again by itself, in milliseconds. @default [1000, 3000, 10000] */
	retryDelays?: readonly number[] | undefined;
	/** Told whether rows are on their way or wait for their turn: leaving the page ends that. */
	onBusyChange?: ((isBusy: boolean) => void) | undefined;
}

/** Many listings from a file: choose it, say which column is what, send it, read what became of it. */
export function ImportScreen({
	parse,
	send,
	listingsHref,
	retryDelays = RETRY_DELAYS_MS,
	onBusyChange,
}: ImportScreenProps) {
	const { t } = useTranslation(['listing', 'translation']);
	const [read, setRead] = useState<{ table: ImportTable; name: string; mapping: ImportMapping }>();
	const { run, start, pause, resume, stop, forget } = useImportRun(send, retryDelays);
	const isOver = run?.phase === 'done' || run?.phase === 'stopped';
	const step: Step = !read ? 'file' : !run ? 'columns' : isOver ? 'report' : 'run';

	const names = steps.map((name) => t(`import.step.${name}`));
	const current = steps.indexOf(step);
	const stepWords = useStepWords(names, current);

	const isBusy = step === 'run';
	useEffect(() => onBusyChange?.(isBusy), [isBusy, onBusyChange]);

	// What was pressed is gone with its step: whoever works by keyboard stays with the page.
	const heading = useRef<HTMLHeadingElement>(null);
	const shown = useRef(step);
	useEffect(() => {
		if (shown.current !== step) heading.current?.focus();
		shown.current = step;
	}, [step]);

	return (
		<section
			aria-labelledby="import-title"
			data-slot="import-screen"
			className="grid py-6 lg:py-10 grid-cols-[minmax(0,1fr)] gap-6"
		>
			<div className="grid gap-2">
				<Breadcrumbs
					label={t('translation:breadcrumbs')}
					crumbs={[
						{ label: t('translation:home'), href: '/' },
						{ label: t('mine.title'), href: listingsHref },
						{ label: t('import.title') },
					]}
				/>
				<h1 id="import-title" className="text-2xl font-bold">
					{t('import.title')}
				</h1>
				<p className="max-w-prose text-ink-muted">{t('import.lead')}</p>
			</div>
			<div className="max-w-2xl">
				<StepList label={t('import.steps')} steps={names} current={current} {...stepWords} />
			</div>
			<h2 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
				{t(`import.step.${step}`)}
			</h2>
			{step === 'file' && (
				<ImportFileStep
					parse={parse}
					onRead={(table, { name }) => setRead({ table, name, mapping: guessMapping(table.columns, sampleOf(table)) })}
				/>
			)}
			{step === 'columns' && read && (
				<ImportColumnsStep
					table={read.table}
					fileName={read.name}
					mapping={read.mapping}
					onChange={(mapping) => setRead({ ...read, mapping })}
					onBack={() => setRead(undefined)}
					onStart={() => start(read.table, read.mapping, sourceOf(read.name))}
				/>
			)}
			{step === 'run' && run && <ImportProgress run={run} pause={pause} resume={resume} stop={stop} />}
			{step === 'report' && run && read && (
				<ImportReport
					run={run}
					columns={read.table.columns}
					hasIds={Boolean(read.mapping.columns.sourceId)}
					fileName={read.name}
					listingsHref={listingsHref}
					onResume={resume}
					onColumns={forget}
					onAgain={() => {
						forget();
						setRead(undefined);
					}}
				/>
			)}
		</section>
	);
}
