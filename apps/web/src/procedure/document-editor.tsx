import { ApiError } from '@ancu/api/client';
import {
	type SuggestDocumentTextDetailFragment,
	useRemoveSuggestDocumentMutation,
	useSaveSuggestDocumentMutation,
	useSuggestDocumentTextQuery,
} from '@ancu/api/procedure';
import { Skeleton } from '@ancu/ui/primitives/skeleton';
import { useToast } from '@ancu/ui/primitives/toast';
import { type DocumentConflict, DocumentForm, type DocumentSaved } from '@ancu/ui/procedure';
import { LoadError, NotFound } from '@ancu/ui/translation';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { anew, saysAtFields, subject } from '../data/query-client.ts';
import { unlessGone } from '../data/unless-gone.ts';
import { useMutationOnce } from '../data/use-mutation-once.ts';
import { useSubmit } from '../data/use-submit.ts';
import { useUpload } from '../file/use-upload.ts';
import { useGoOn } from '../shell/use-go.ts';
import { useLeaveGuard } from '../shell/use-leave-guard.tsx';
import { documentHref, readOpen, templateHref } from './procedure-address.ts';

/** What somebody else did, by the code of a refusal. */
const conflicts: Readonly<Record<string, DocumentConflict['kind']>> = {
	SUGGEST_DOCUMENT_CHANGED: 'conflict',
	NOT_FOUND: 'gone',
};

interface DocumentEditorProps {
	/** The document that is looked at; undefined for a new one. */
	id: string | undefined;
	/** Reads the list again. */
	readList: () => Promise<unknown>;
	/** Told the id of a document as it is saved first. */
	onBegun: (id: string) => void;
}

/** Writes a suggested document: one that is there, or a new one. */
export function DocumentEditor(props: DocumentEditorProps) {
	const { t } = useTranslation('web');
	const { id } = props;
	const [isBegun, setBegun] = useState(!id);
	const [round, setRound] = useState(0);
	// The form holds what it began with, and not what somebody else has made of it since.
	const query = useSuggestDocumentTextQuery({ id: id ?? '' }, { enabled: !isBegun, ...anew, ...subject });
	// What was read for an earlier one is none to begin with.
	if (!isBegun && query.isSuccess && query.isFetchedAfterMount) setBegun(true);
	if (isBegun)
		return (
			<DocumentWriter
				key={round}
				{...props}
				given={query.data?.getOneSuggestDocumentText}
				read={async () => {
					const { data, error, isSuccess } = await query.refetch();
					if (isSuccess) return data.getOneSuggestDocumentText;
					return error?.code === 'NOT_FOUND' ? null : undefined;
				}}
				onAnew={() => setRound(round + 1)}
				isAnew={round > 0}
			/>
		);
	if (query.error?.code === 'NOT_FOUND')
		return (
			<NotFound title={t('procedure.documentGone')} href={documentHref()} label={t('procedure.documents')}>
				{t('procedure.documentGoneText')}
			</NotFound>
		);
	if (query.isError)
		return (
			<LoadError level={1} title={t('procedure.documentError')} onRetry={query.refetch}>
				{t('procedure.templateErrorText')}
			</LoadError>
		);
	return <Skeleton shape="title" />;
}

interface DocumentWriterProps extends DocumentEditorProps {
	/** What the form begins with; undefined for nothing. */
	given: SuggestDocumentTextDetailFragment | undefined;
	/** Reads the document as it is now: null where it is gone, undefined where that fails. */
	read: () => Promise<SuggestDocumentTextDetailFragment | null | undefined>;
	/** Begins again with what is there now. */
	onAnew: () => void;
	/** It was begun again: its title takes the focus. */
	isAnew: boolean;
}

/** The form of a document with everything around it: who changed it meanwhile, removing it, the question before it is left. */
function DocumentWriter({ id, given, read, readList, onBegun, onAnew, isAnew }: DocumentWriterProps) {
	const { t } = useTranslation('web');
	const goOn = useGoOn();
	const toast = useToast();
	const submit = useSubmit();
	const upload = useUpload('PHOTO');
	const save = useMutationOnce(useSaveSuggestDocumentMutation);
	const remove = useRemoveSuggestDocumentMutation();
	const [document, setDocument] = useState(given);
	/** What is typed on: after somebody else's only what staff chose to write over. */
	const base = useRef<Pick<SuggestDocumentTextDetailFragment, 'id' | 'updatedAt'> | undefined>(given);
	const [conflict, setConflict] = useState<DocumentConflict['kind']>();
	const [isDirty, setDirty] = useState(false);
	const [isWaiting, setWaiting] = useState(false);
	const guard = useLeaveGuard(isDirty || isWaiting, { readOpen });
	const noteConflict = (error: unknown) => {
		const kind = error instanceof ApiError ? conflicts[error.code] : undefined;
		// The form tells it by a choice.
		if (kind && error instanceof Error) saysAtFields(error);
		setConflict(kind);
		throw error;
	};
	return (
		<>
			<DocumentForm
				document={document}
				listHref={documentHref()}
				templatesHref={templateHref('BUY')}
				takesFocus={isAnew}
				upload={upload}
				onDirtyChange={setDirty}
				onWaitingChange={setWaiting}
				conflict={
					conflict && {
						kind: conflict,
						onOverwrite: async () => {
							const now = await read();
							if (now === null && conflict !== 'gone') {
								// Its pictures went with it, which nobody has been told.
								setConflict('gone');
								return undefined;
							}
							// Gone, it is written again; not reached, the save says so.
							if (now !== undefined) base.current = now ?? undefined;
							setConflict(undefined);
							return now === null ? 'anew' : 'over';
						},
						onDiscard: async () => {
							const now = await read();
							if (now) onAnew();
							else if (now === null) setConflict('gone');
						},
					}
				}
				onSubmit={async (data) => {
					let images: DocumentSaved['images'] = [];
					const refused = await submit(async () => {
						const looked = base.current && { id: base.current.id, updatedAt: base.current.updatedAt };
						const { saveSuggestDocument: saved } = await save.mutateAsync({ ...looked, data }).catch(noteConflict);
						base.current = saved;
						images = saved.images.map(({ photo }) => photo.key);
						setConflict(undefined);
						toast({ kind: 'success', message: t('procedure.documentSaved') });
						if (saved.id !== id) {
							onBegun(saved.id);
							guard.letGo();
							await goOn(documentHref(saved.id), { replace: true, preventScrollReset: true });
						}
						setDocument(saved);
						await readList();
					});
					return refused ?? { images };
				}}
				onRemove={() =>
					submit(async () => {
						if (!base.current) return;
						const { id: removed, updatedAt } = base.current;
						await unlessGone(remove.mutateAsync({ id: removed, updatedAt })).catch(noteConflict);
						toast({ kind: 'success', message: t('procedure.documentRemoved') });
						guard.letGo();
						await readList();
						goOn(documentHref(), { replace: true });
					})
				}
			/>
			{guard.dialog}
		</>
	);
}
