import { type RefusedPaper, storedPaper } from '@ancu/forms/file';
import { PROCEDURE_FILES_MAX } from '@ancu/forms/procedure';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PaperPicker } from '../../translation/paper-field/paper-picker.tsx';
import { PaperRow } from '../../translation/paper-field/paper-row.tsx';
import { RefusedPapers } from '../../translation/paper-field/refused-papers.tsx';
import type { ProcedureFile, ProcedureFileEvent } from '../procedure-model.ts';
import type { SavedState } from '../procedure-substep/saved-state.ts';
import { FileHistory } from './file-history.tsx';
import { RemoveFileDialog } from './remove-file-dialog.tsx';
import { ReplaceButton } from './replace-button.tsx';
import { type SubstepFilesOptions, useSubstepFiles } from './use-substep-files.ts';

export interface SubstepFilesProps extends SubstepFilesOptions {
	/** What became of them, the latest first. */
	history: readonly ProcedureFileEvent[];
	/** Told whether all that were chosen have been put in. */
	onSavedChange: (state: SavedState) => void;
}

/** Files of a substep, private to their owner: sent as they are chosen, seen, replaced, removed; what became of them under it. */
export function SubstepFiles({ history, onSavedChange, ...options }: SubstepFilesProps) {
	const { t } = useTranslation(['procedure', 'translation']);
	const { files } = options;
	const { coming, fractions, keyOf, add, retry, stop, remove } = useSubstepFiles(options);
	const id = useId();
	const area = useRef<HTMLFieldSetElement>(null);
	const choose = useRef<HTMLButtonElement>(null);
	const leadBack = useRef(false);
	const [refused, setRefused] = useState<readonly RefusedPaper[]>([]);
	const [removing, setRemoving] = useState<ProcedureFile>();
	const present = [...files.map(storedPaper), ...coming];

	const state = coming.length > 0 ? 'unsaved' : 'saved';
	const tell = useEffectEvent(onSavedChange);
	useEffect(() => tell(state), [state]);

	useEffect(() => {
		// What was pressed went away with its file.
		if (leadBack.current && !removing) {
			leadBack.current = false;
			choose.current?.focus();
		}
	});

	return (
		<fieldset
			ref={area}
			aria-labelledby={id}
			data-slot="substep-files"
			className={`grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 ${files.length > 0 ? '' : 'print:hidden'}`}
		>
			<div className="flex flex-wrap items-baseline gap-x-3">
				<h4 id={id} className="font-bold">
					{t('files.title')}
				</h4>
				<p className="text-sm text-ink-muted print:hidden">{t('files.private')}</p>
			</div>
			{present.length > 0 && (
				<ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
					{files.map((file) => (
						<PaperRow
							key={keyOf(file.id)}
							paper={storedPaper(file)}
							fraction={undefined}
							arrivedText={t('files.there')}
							actions={
								<ReplaceButton
									name={file.name}
									onTake={(chosen, faults) => {
										setRefused(faults);
										if (chosen) add([chosen], file.id);
									}}
								/>
							}
							onRetry={() => undefined}
							onRemove={() => setRemoving(file)}
						/>
					))}
					{coming.map((file) => (
						<PaperRow
							key={file.key}
							paper={file}
							fraction={fractions.get(file.key)}
							arrivedText={t('files.saving')}
							note={replacedName(files, file.replaces, (name) => t('files.replaces', { name }))}
							onRetry={() => {
								leadBack.current = true;
								retry(file.key);
							}}
							onRemove={() => {
								leadBack.current = true;
								stop(file.key);
							}}
						/>
					))}
				</ul>
			)}
			<PaperPicker
				ref={choose}
				area={area}
				look="line"
				label={t('files.choose')}
				papers={present}
				most={PROCEDURE_FILES_MAX}
				onTake={(chosen) => {
					setRefused([]);
					add(chosen);
				}}
			/>
			<div role="alert" className="empty:-mt-2">
				<RefusedPapers refused={refused} most={PROCEDURE_FILES_MAX} />
			</div>
			<p role="status" className="sr-only">
				{coming.some(({ status }) => status !== 'failed') && t('translation:paperField.sending')}
			</p>
			<FileHistory history={history} />
			<RemoveFileDialog
				file={removing}
				onClose={() => setRemoving(undefined)}
				onRemove={async ({ id: gone }) => {
					const failure = await remove(gone);
					leadBack.current = !failure;
					return failure;
				}}
			/>
		</fieldset>
	);
}

function replacedName(
	files: readonly ProcedureFile[],
	replaces: string | null,
	words: (name: string) => string,
): string | undefined {
	const old = files.find(({ id }) => id === replaces);
	return old && words(old.name);
}
