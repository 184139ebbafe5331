import {
	type ProcedureTemplateDetailFragment,
	type ProcedureTemplateRowFragment,
	useDeleteProcedureTemplateMutation,
	usePublishProcedureTemplateMutation,
	useSaveProcedureTemplateMutation,
} from '@ancu/api/procedure';
import { DraftNotice } from '@ancu/ui/listing';
import { useToast } from '@ancu/ui/primitives/toast';
import { type TemplateConflict, TemplateForm } from '@ancu/ui/procedure';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unlessGone } from '../data/unless-gone.ts';
import { useSubmit } from '../data/use-submit.ts';
import { useGoOn } from '../shell/use-go.ts';
import { useLeaveGuard } from '../shell/use-leave-guard.tsx';
import { readOpen, templateHref } from './procedure-address.ts';
import type { TemplateEditorProps } from './template-editor.tsx';

/** What somebody else did, by the code of a refusal. */
const conflicts: Readonly<Record<string, TemplateConflict['kind']>> = {
	TEMPLATE_CHANGED: 'conflict',
	// Publishing says so of what is no draft any more, or another one.
	NOT_ALLOWED_NOW: 'conflict',
	NOT_FOUND: 'gone',
};

interface TemplateWriterProps extends TemplateEditorProps {
	/** What the form begins with; undefined for nothing. */
	given: ProcedureTemplateDetailFragment | undefined;
	/** Begins again with what is there now, which may be somebody else's that nobody asked for. False where that is not to be had. */
	onAnew: (isTheirs?: boolean) => Promise<boolean>;
	/** It was begun again: its title takes the focus. */
	isAnew: boolean;
	/** It was begun again with what somebody else saved, and says so. */
	isTheirs: boolean;
}

/** The form of a version with everything around it: whose draft is newer, publishing and deleting it, the question before it is left. */
export function TemplateWriter(props: TemplateWriterProps) {
	const { id, given, type, currentId, runningCount, readVersions, onBegun, onAnew, isAnew, isTheirs } = props;
	const { t } = useTranslation('web');
	const goOn = useGoOn();
	const toast = useToast();
	const submit = useSubmit();
	const save = useSaveProcedureTemplateMutation();
	const publish = usePublishProcedureTemplateMutation();
	const remove = useDeleteProcedureTemplateMutation();
	const [template, setTemplate] = useState(given);
	/** What is typed on: after somebody else's only what the editor chose to write over. */
	const base = useRef<ProcedureTemplateRowFragment>(given);
	const [conflict, setConflict] = useState<Pick<TemplateConflict, 'kind' | 'viewHref'>>();
	const [isTold, setTold] = useState(isTheirs);
	const [isDirty, setDirty] = useState(false);
	const guard = useLeaveGuard(isDirty, { readOpen });
	const listHref = templateHref(type);
	const draft = draftOf(template);

	const send = async (run: () => Promise<unknown>) => {
		let kind: TemplateConflict['kind'] | undefined;
		const refused = await submit(run, {
			tells: (code) => {
				kind = conflicts[code];
				return kind !== undefined;
			},
		});
		return { refused, kind };
	};
	const tellConflict = async (kind: TemplateConflict['kind']) => {
		const newest = (await readVersions())?.[0];
		setConflict({ kind, viewHref: kind === 'conflict' && newest ? templateHref(type, newest.id) : undefined });
	};
	/** Does something with the draft and leaves it. What somebody else made of it is shown in place where nothing is lost by that. */
	const act = async (run: () => Promise<unknown>, done: string) => {
		const { refused, kind } = await send(async () => {
			await run();
			toast({ kind: 'success', message: done });
			guard.letGo();
			await readVersions();
			// Back from there leads to no draft that is gone.
			goOn(listHref, { replace: true });
		});
		if (!kind) return refused;
		const isShown = kind === 'conflict' && !isDirty && (await onAnew(true));
		if (!isShown) await tellConflict(kind);
		return undefined;
	};

	return (
		<>
			<TemplateForm
				template={template}
				type={type}
				isOutdated={currentId !== undefined && template?.id !== currentId}
				runningCount={runningCount}
				listHref={listHref}
				takesFocus={isAnew && !isTheirs}
				notice={isTold && <DraftNotice takesFocus text={t('procedure.templateTheirs')} action={null} />}
				onDirtyChange={setDirty}
				onSubmit={async (data) => {
					const { refused, kind } = await send(async () => {
						const of = draftOf(base.current);
						const { saveProcedureTemplate: saved } = await save.mutateAsync({ ...of, data });
						base.current = saved;
						setConflict(undefined);
						setTold(false);
						toast({ kind: 'success', message: t('procedure.templateSaved') });
						if (saved.id !== id) {
							onBegun(saved.id);
							guard.letGo();
							await goOn(templateHref(type, saved.id), { replace: true, preventScrollReset: true });
						}
						setTemplate(saved);
						await readVersions();
					});
					if (kind) await tellConflict(kind);
					return refused;
				}}
				conflict={
					conflict && {
						...conflict,
						onOverwrite: async () => {
							const versions = await readVersions();
							// A draft, or what the next one is made of; not reached, the save says so.
							if (versions) base.current = versions[0];
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
				onPublish={draft && (() => act(() => publish.mutateAsync(draft), t('procedure.templatePublished')))}
				onRemove={draft && (() => act(() => unlessGone(remove.mutateAsync(draft)), t('procedure.templateDeleted')))}
			/>
			{guard.dialog}
		</>
	);
}

/** A draft by what tells one save of it from another; undefined of what is published. */
function draftOf(template: ProcedureTemplateRowFragment | undefined) {
	return template && template.publishedAt === null ? { id: template.id, updatedAt: template.updatedAt } : undefined;
}
