import { changePapers, newKey, newPaper, type PaperChange, type PaperValue } from '@ancu/forms/file';
import type { SubmitFailure } from '@ancu/forms/form';
import { PROCEDURE_FILES_MAX } from '@ancu/forms/procedure';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useValueChanges } from '../../primitives/upload/index.ts';
import { type UploadPaper, usePaperUploads } from '../../translation/paper-field/use-paper-uploads.ts';
import type { ProcedureFile, SubstepChange } from '../procedure-model.ts';

/** A file on its way into a substep. */
export interface ComingFile extends PaperValue {
	/** The file whose place it takes. */
	replaces: string | null;
}

export interface SubstepFilesOptions {
	/** What is there already. */
	files: readonly ProcedureFile[];
	/** Sends one file. */
	upload: UploadPaper;
	/** Puts files into the substep, or takes them away; `files` says so by the time it answers. */
	onSave: (change: SubstepChange) => Promise<SubmitFailure | undefined>;
}

/** The files of a substep: those that are there, those on their way, and what can be done with them. One change goes out after the other. */
export function useSubstepFiles({ files, upload, onSave }: SubstepFilesOptions) {
	const { t } = useTranslation('procedure');
	const [coming, setComing] = useState<readonly ComingFile[]>([]);
	const change = useValueChanges<readonly ComingFile[], PaperChange<ComingFile>>(coming, setComing, changeComing);
	const latest = useRef(coming);
	useEffect(() => {
		latest.current = coming;
	}, [coming]);
	/** Files that were stopped or are being put in, whichever came first, also between renders. */
	const decided = useRef(new Set<string>());
	const known = useRef(files.map(({ id }) => id));
	const last = useRef<Promise<unknown>>(Promise.resolve());
	// A file that takes another's place keeps its row, and with it the focus.
	const rowKeys = useRef(new Map<string, string>());
	const keyOf = (id: string) => rowKeys.current.get(id) ?? id;
	useEffect(() => {
		known.current = files.map(({ id }) => id);
	}, [files]);

	const save = (next: (ids: readonly string[]) => SubstepChange & { fileLinkIds: readonly string[] }) => {
		const done = last.current.then(async () => {
			const wanted = { ...next(known.current), knownFileIds: known.current };
			const refused = await onSave(wanted);
			if (!refused) known.current = [...wanted.fileLinkIds];
			return refused;
		});
		last.current = done.catch(() => undefined);
		return done;
	};

	const decide = (key: string) => {
		if (decided.current.has(key)) return false;
		decided.current.add(key);
		return true;
	};
	const put = async (key: string, id: string) => {
		const old = latest.current.find((file) => file.key === key)?.replaces;
		if (old) rowKeys.current.set(id, keyOf(old));
		const refused = await save((ids) =>
			old && ids.includes(old)
				? { fileLinkIds: ids.map((one) => (one === old ? id : one)), replaces: [{ oldId: old, newId: id }] }
				: { fileLinkIds: [...ids, id] },
		).catch(() => ({ message: undefined }));
		if (refused) decided.current.delete(key);
		change(refused ? { type: 'fail', key, failure: refused.message ?? t('files.notSaved') } : { type: 'remove', key });
	};
	const fractions = usePaperUploads(
		coming,
		(event) => {
			if (event.type === 'arrive' && !decide(event.key)) return;
			change(event as PaperChange<ComingFile>);
			if (event.type === 'arrive') void put(event.key, event.id);
		},
		upload,
	);

	return {
		coming,
		fractions,
		/** Names a file's row. */
		keyOf,
		/** Sends new files; `replaces` is the file whose place the only one takes. */
		add: (chosen: readonly File[], replaces: string | null = null) =>
			change({
				type: 'add',
				papers: chosen.map((file) => ({ ...newPaper(newKey(), file), replaces })),
				most: PROCEDURE_FILES_MAX,
			}),
		retry: (key: string) => {
			// It has arrived before, and was not put in.
			const id = latest.current.find((file) => file.key === key)?.id;
			if (id && !decide(key)) return;
			change({ type: 'retry', key });
			if (id) void put(key, id);
		},
		/** Stops a file on its way. */
		stop: (key: string) => {
			// What has arrived is being put in: too late.
			if (decide(key)) change({ type: 'remove', key });
		},
		/** Takes a file away for good. */
		remove: (id: string) => save((ids) => ({ fileLinkIds: ids.filter((one) => one !== id) })),
	};
}

function changeComing(coming: readonly ComingFile[], change: PaperChange<ComingFile>): readonly ComingFile[] {
	const next = changePapers(coming, change);
	return change.type === 'retry'
		? next.map((file) => (file.key === change.key && file.id ? { ...file, status: 'arrived' as const } : file))
		: next;
}
