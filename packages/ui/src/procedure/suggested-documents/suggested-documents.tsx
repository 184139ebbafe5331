import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon, PaperIcon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { ListBody } from '../../translation/list-body/list-body.tsx';
import { RowsLoading } from '../../translation/rows-loading/rows-loading.tsx';
import type { SuggestedDocument } from '../procedure-model.ts';
import { DocumentContent } from './document-content.tsx';
import { DocumentPicture } from './document-picture.tsx';

export interface SuggestedDocumentsProps {
	/** Undefined while they load. */
	documents: readonly SuggestedDocument[] | undefined;
	/** They could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
}

/** Documents that help with a kind of procedure, each opened for its words. */
export function SuggestedDocuments({ documents, ...list }: SuggestedDocumentsProps) {
	const { t } = useTranslation('procedure');
	const id = useId();
	return (
		<section
			aria-labelledby={id}
			data-slot="suggested-documents"
			className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2"
		>
			<h2 id={id} className="text-lg font-bold">
				{t('documents.title')}
			</h2>
			<ListBody
				{...list}
				rows={documents}
				level={3}
				error={t('documents.error')}
				loading={<RowsLoading picture="none" rows={2} />}
				empty={
					<StateMessage level={3} title={t('documents.empty')} icon={<PaperIcon />}>
						{t('documents.emptyText')}
					</StateMessage>
				}
			>
				{(rows) => (
					<ul className="grid grid-cols-[minmax(0,1fr)] rounded-card border border-line bg-surface-raised px-4">
						{rows.map((document) => (
							<li key={document.id} className="border-t border-line first:border-t-0">
								<SuggestedDocumentRow document={document} />
							</li>
						))}
					</ul>
				)}
			</ListBody>
		</section>
	);
}

function SuggestedDocumentRow({ document: { title, content, photos, link } }: { document: SuggestedDocument }) {
	const { t } = useTranslation('procedure');
	return (
		<details className="group">
			<summary className="flex min-h-11 list-none items-start justify-between gap-3 py-2.5 hover:underline [&::-webkit-details-marker]:hidden">
				<span className="min-w-0 font-bold wrap-anywhere">{title}</span>
				<ChevronDownIcon
					aria-hidden="true"
					className="mt-0.5 size-5 shrink-0 text-ink-muted transition-transform group-open:rotate-180"
				/>
			</summary>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-3 pb-4">
				<DocumentContent content={content} />
				{photos.map((photo, index) => (
					<DocumentPicture key={photo.url} photo={photo} name={t('documents.image', { number: index + 1, title })} />
				))}
				{link && (
					<p>
						<Link href={link} alone external>
							{t('documents.open')}
						</Link>
					</p>
				)}
			</div>
		</details>
	);
}
