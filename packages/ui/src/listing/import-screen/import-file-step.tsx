import { formatNumber } from '@ancu/forms/format';
import { importFields, importSample } from '@ancu/forms/listing';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../primitives/button/index.ts';
import { Disclosure } from '../../primitives/disclosure/index.ts';
import { DownloadIcon } from '../../primitives/icon/index.ts';
import { FileInput, useIncomingFiles } from '../../primitives/upload/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { saveCsv } from '../../translation/save-csv.ts';
import { type ImportTable, UnreadableRow } from '../import-model.ts';

const MAX_MEGABYTES = 20;
const TYPES = ['csv', 'tsv', 'txt', 'jsonl', 'ndjson'];

export interface ImportFileStepProps {
	/** Reads a file; throws when it is none of a kind that can be read, and `UnreadableRow` where one row stops it. */
	parse: (file: File) => Promise<ImportTable>;
	onRead: (table: ImportTable, file: File) => void;
}

/** The first step: a file is chosen or dropped, and read here in the browser. */
export function ImportFileStep({ parse, onRead }: ImportFileStepProps) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const id = useId();
	const area = useRef<HTMLDivElement>(null);
	const input = useRef<HTMLInputElement>(null);
	const [reading, setReading] = useState(false);
	const [failure, setFailure] = useState<string>();

	const take = async ([file]: readonly File[]) => {
		if (!file || reading) return;
		setFailure(undefined);
		const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
		if (!TYPES.includes(ending)) return setFailure(t('import.file.wrongType', { name: file.name }));
		if (file.size > MAX_MEGABYTES * 1024 * 1024)
			return setFailure(t('import.file.tooLarge', { name: file.name, megabytes: MAX_MEGABYTES }));
		setReading(true);
		try {
			const table = await parse(file);
			if (table.rows.length === 0) setFailure(t('import.file.empty', { name: file.name }));
			else onRead(table, file);
		} catch (error) {
			setFailure(
				error instanceof UnreadableRow
					? t('import.file.unreadableRow', { name: file.name, row: formatNumber(error.row, locale) })
					: t('import.file.unreadable', { name: file.name }),
			);
		} finally {
			setReading(false);
		}
	};
	const isOver = useIncomingFiles(area, take);

	return (
		<div className="grid gap-4">
			<FormFailure message={failure} />
			<div
				ref={area}
				data-over={isOver || undefined}
				className="cadastre flex flex-col items-center gap-3 rounded-card border border-dashed border-line-strong px-4 py-12 text-center data-over:border-focus data-over:bg-surface-sunken"
			>
				<Button loading={reading} aria-describedby={`${id}-hint`} onClick={() => input.current?.click()}>
					{t('import.file.choose')}
				</Button>
				{/* A finger drags no file. */}
				<p className="hidden text-sm text-ink-muted pointer-fine:block">
					{t(isOver ? 'import.file.dropNow' : 'import.file.drop')}
				</p>
			</div>
			<p id={`${id}-hint`} className="max-w-prose text-sm text-ink-muted">
				{t('import.file.hint', { megabytes: MAX_MEGABYTES })}
			</p>
			<div className="grid justify-items-start gap-2">
				<p className="max-w-prose">{t('import.file.columns')}</p>
				<Button
					variant="secondary"
					size="sm"
					leadingIcon={<DownloadIcon aria-hidden="true" />}
					onClick={() => saveCsv(t('import.file.sampleName'), importSample(locale), locale)}
				>
					{t('import.file.sample')}
				</Button>
				<Disclosure title={t('import.file.allColumns', { count: importFields.length })}>
					<ul className="grid list-disc gap-x-8 gap-y-1 pl-5 sm:grid-cols-2">
						{importFields.map((field) => (
							<li key={field}>{t(`import.field.${field}`)}</li>
						))}
					</ul>
				</Disclosure>
			</div>
			<FileInput ref={input} accept={TYPES.map((type) => `.${type}`)} onTake={(files) => void take(files)} />
		</div>
	);
}
