import { Link } from '../../primitives/link/index.ts';
import type { PaperFile } from '../moderation-model.ts';
import { useFieldWords } from '../use-field-words.ts';

export interface PaperFilesProps {
	field: 'legalDocument' | 'appraisalDocument';
	files: readonly PaperFile[];
}

/** The files that came with a listing's papers, each to be opened; nothing where none came. */
export function PaperFiles({ field, files }: PaperFilesProps) {
	const { nameOf } = useFieldWords();
	if (files.length === 0) return null;
	return (
		<div data-slot="paper-files" className="grid gap-1">
			<h4 className="text-sm text-ink-muted">{nameOf(field)}</h4>
			<ul className="grid gap-1">
				{files.map(({ id, name, url }) => (
					<li key={id} className="wrap-anywhere">
						<Link href={url} alone external>
							{name}
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}
