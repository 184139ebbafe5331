import { ApiError } from '@ancu/api/client';
import {
	useProcedureTemplateQuery,
	usePublishProcedureTemplateMutation,
	useSaveProcedureTemplateMutation,
} from '@ancu/api/procedure';
import type { ProcedureType } from '@ancu/forms/procedure';
import { Skeleton } from '@ancu/ui/primitives/skeleton';
import { useToast } from '@ancu/ui/primitives/toast';
import { TemplateForm } from '@ancu/ui/procedure';
import { LoadError } from '@ancu/ui/translation';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { anew } from '../data/query-client.ts';
import { useSubmit } from '../data/use-submit.ts';
import { useGoOn } from '../shell/use-go.ts';
import { useLeaveGuard } from '../shell/use-leave-guard.tsx';
import { readOpenTemplate, templateHref } from './procedure-address.ts';

interface TemplateEditorProps {
	/** The version that is looked at; undefined for the first of its kind. */
	id: string | undefined;
	type: ProcedureType;
	/** Running procedures of the kind. */
	runningCount: number;
	/** Versions are others now. */
	onChanged: () => Promise<unknown>;
	/** Told the id of a draft as it is saved first. */
	onBegun: (id: string) => void;
}

/** Writes a version: a draft is changed, of a published one the next draft is made. */
export function TemplateEditor({ id, type, runningCount, onChanged, onBegun }: TemplateEditorProps) {
	const { t } = useTranslation('web');
	const goOn = useGoOn();
	const toast = useToast();
	const submit = useSubmit();
	const client = useQueryClient();
	const query = useProcedureTemplateQuery({ id: id ?? '' }, { enabled: Boolean(id), ...anew });
	const template = query.data?.getOneProcedureTemplate;
	const save = useSaveProcedureTemplateMutation();
	const publish = usePublishProcedureTemplateMutation();
	const [hasConflict, setConflict] = useState(false);
	// Read anew before the page is drawn again.
	const newest = useRef<typeof template>(undefined);
	const [isDirty, setDirty] = useState(false);
	const guard = useLeaveGuard(isDirty, { readOpen: readOpenTemplate });
	const listHref = templateHref(type);
	if (id && query.isLoadingError)
		return (
			<LoadError title={t('procedure.templateError')} onRetry={query.refetch}>
				{t('procedure.templateErrorText')}
			</LoadError>
		);
	if (id && !template) return <Skeleton shape="title" />;
	const draft = template && template.publishedAt === null ? template : undefined;
	return (
		<>
			<TemplateForm
				template={template}
				type={type}
				runningCount={runningCount}
				listHref={listHref}
				onDirtyChange={setDirty}
				onSubmit={(data) =>
					submit(async () => {
						const base = newest.current ?? template;
						const of = base && base.publishedAt === null ? { id: base.id, updatedAt: base.updatedAt } : undefined;
						const { saveProcedureTemplate: saved } = await save.mutateAsync({ ...of, data }).catch((error) => {
							setConflict(error instanceof ApiError && error.code === 'TEMPLATE_CHANGED');
							throw error;
						});
						newest.current = undefined;
						setConflict(false);
						toast({ kind: 'success', message: t('procedure.templateSaved') });
						// The form holds what was saved, and not what somebody else has made of it since.
						client.setQueryData(useProcedureTemplateQuery.getKey({ id: saved.id }), { getOneProcedureTemplate: saved });
						if (!of) {
							onBegun(saved.id);
							guard.letGo();
							goOn(templateHref(type, saved.id), { replace: true, preventScrollReset: true });
						}
						await onChanged();
					})
				}
				onOverwrite={
					hasConflict
						? async () => {
								newest.current = (await query.refetch()).data?.getOneProcedureTemplate;
							}
						: undefined
				}
				onPublish={
					draft &&
					(() =>
						submit(async () => {
							await publish.mutateAsync({ id: draft.id, updatedAt: draft.updatedAt });
							toast({ kind: 'success', message: t('procedure.templatePublished') });
							guard.letGo();
							await onChanged();
							goOn(listHref);
						}))
				}
			/>
			{guard.dialog}
		</>
	);
}
