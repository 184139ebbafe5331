import { ApiError } from '@ancu/api/client';
import {
	type ProcedureTemplateDetailFragment,
	type ProcedureTemplateRowFragment,
	useProcedureTemplateQuery,
	usePublishProcedureTemplateMutation,
	useSaveProcedureTemplateMutation,
} from '@ancu/api/procedure';
import type { ProcedureType } from '@ancu/forms/procedure';
import { Skeleton } from '@ancu/ui/primitives/skeleton';
import { useToast } from '@ancu/ui/primitives/toast';
import { type TemplateConflict, TemplateForm } from '@ancu/ui/procedure';
import { LoadError } from '@ancu/ui/translation';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { anew, saysAtFields } from '../data/query-client.ts';
import { useSubmit } from '../data/use-submit.ts';
import { useGoOn } from '../shell/use-go.ts';
import { useLeaveGuard } from '../shell/use-leave-guard.tsx';
import { readOpen, templateHref } from './procedure-address.ts';

interface TemplateEditorProps {
	/** The version that is looked at; undefined for the first of its kind. */
	id: string | undefined;
	type: ProcedureType;
	/** Running procedures of the kind. */
	runningCount: number;
	/** Reads the versions as they are now, the newest first; undefined where that fails. */
	readVersions: () => Promise<readonly ProcedureTemplateRowFragment[] | undefined>;
	/** Told the id of a draft as it is saved first. */
	onBegun: (id: string) => void;
}

/** Writes a version: a draft is changed, of a published one the next draft is made. */
export function TemplateEditor(props: TemplateEditorProps) {
	const { t } = useTranslation('web');
	const { id } = props;
	const [isBegun, setBegun] = useState(!id);
	const [round, setRound] = useState(0);
	// The form holds what it began with, and not what somebody else has made of it since.
	const query = useProcedureTemplateQuery({ id: id ?? '' }, { enabled: !isBegun, ...anew });
	// What was read for an earlier one is none to begin with.
	if (!isBegun && query.isSuccess && query.isFetchedAfterMount) setBegun(true);
	if (!isBegun && query.isError)
		return (
			<LoadError title={t('procedure.templateError')} onRetry={query.refetch}>
				{t('procedure.templateErrorText')}
			</LoadError>
		);
	if (!isBegun) return <Skeleton shape="title" />;
	return (
		<TemplateWriter
			key={round}
			{...props}
			given={query.data?.getOneProcedureTemplate}
			isAnew={round > 0}
			onAnew={async () => {
				// Not reached, there is nothing to begin again with.
				if ((await query.refetch()).isSuccess) setRound(round + 1);
			}}
		/>
	);
}

interface TemplateWriterProps extends TemplateEditorProps {
	/** What the form begins with; undefined for nothing. */
	given: ProcedureTemplateDetailFragment | undefined;
	/** Begins again with what is there now. */
	onAnew: () => Promise<void>;
	/** It was begun again: its title takes the focus. */
	isAnew: boolean;
}

/** The form of a version with everything around it: whose draft is newer, publishing it, the question before it is left. */
function TemplateWriter({ id, given, type, runningCount, readVersions, onBegun, onAnew, isAnew }: TemplateWriterProps) {
	const { t } = useTranslation('web');
	const goOn = useGoOn();
	const toast = useToast();
	const submit = useSubmit();
	const save = useSaveProcedureTemplateMutation();
	const publish = usePublishProcedureTemplateMutation();
	const [template, setTemplate] = useState(given);
	/** What is typed on: after somebody else's only what the editor chose to write over. */
	const base = useRef<ProcedureTemplateRowFragment>(given);
	const [conflict, setConflict] = useState<Pick<TemplateConflict, 'viewHref'>>();
	const [isDirty, setDirty] = useState(false);
	const guard = useLeaveGuard(isDirty, { readOpen });
	const listHref = templateHref(type);
	const draft = draftOf(template);
	const noteConflict = async (error: unknown) => {
		if (error instanceof ApiError && error.code === 'TEMPLATE_CHANGED') {
			// The form tells it by a choice.
			saysAtFields(error);
			const newest = (await readVersions())?.[0];
			setConflict({ viewHref: newest && templateHref(type, newest.id) });
		}
		throw error;
	};
	return (
		<>
			<TemplateForm
				template={template}
				type={type}
				runningCount={runningCount}
				listHref={listHref}
				takesFocus={isAnew}
				onDirtyChange={setDirty}
				onSubmit={(data) =>
					submit(async () => {
						const of = draftOf(base.current);
						const { saveProcedureTemplate: saved } = await save.mutateAsync({ ...of, data }).catch(noteConflict);
						base.current = saved;
						setConflict(undefined);
						toast({ kind: 'success', message: t('procedure.templateSaved') });
						if (saved.id !== id) {
							onBegun(saved.id);
							guard.letGo();
							await goOn(templateHref(type, saved.id), { replace: true, preventScrollReset: true });
						}
						setTemplate(saved);
						await readVersions();
					})
				}
				conflict={
					conflict && {
						...conflict,
						onOverwrite: async () => {
							// A draft, or what the next one is made of; not reached, the save says so.
							base.current = (await readVersions())?.[0] ?? base.current;
							setConflict(undefined);
						},
						onDiscard: async () => {
							const newest = (await readVersions())?.[0];
							if (newest?.id === id) await onAnew();
							else if (newest) {
								guard.letGo();
								await goOn(templateHref(type, newest.id), { replace: true });
							}
						},
					}
				}
				onPublish={
					draft &&
					(() =>
						submit(async () => {
							await publish.mutateAsync(draft);
							toast({ kind: 'success', message: t('procedure.templatePublished') });
							guard.letGo();
							await readVersions();
							goOn(listHref);
						}))
				}
			/>
			{guard.dialog}
		</>
	);
}

/** A draft by what tells one save of it from another; undefined of what is published. */
function draftOf(template: ProcedureTemplateRowFragment | undefined) {
	return template && template.publishedAt === null ? { id: template.id, updatedAt: template.updatedAt } : undefined;
}
