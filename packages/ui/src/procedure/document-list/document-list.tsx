import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../primitives/breadcrumbs/index.ts';
import { LinkButton } from '../../primitives/button/index.ts';
import { PaperIcon, PlusIcon } from '../../primitives/icon/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { ListBody } from '../../translation/list-body/list-body.tsx';
import { RowsLoading } from '../../translation/rows-loading/rows-loading.tsx';
import type { DocumentTextSummary } from '../procedure-template-model.ts';
import { DocumentTable } from './document-table.tsx';

export interface DocumentListProps {
	/** In the order in which they are shown; undefined while they load. */
	documents: readonly DocumentTextSummary[] | undefined;
	/** They could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** Where one is written. */
	documentHref: (id: string) => string;
	/** Where a new one is. */
	newHref: string;
	/** Address of the templates of procedures. */
	templatesHref: string;
}

/** The documents that help with procedures, for those who write them. */
export function DocumentList({ documents, documentHref, newHref, templatesHref, ...list }: DocumentListProps) {
	const { t } = useTranslation(['procedure', 'translation']);
	const write = (
		<LinkButton href={newHref} leadingIcon={<PlusIcon aria-hidden="true" />}>
			{t('documentDesk.new')}
		</LinkButton>
	);
	return (
		<section
			aria-labelledby="suggested-documents"
			data-slot="document-list"
			data-density="compact"
			className="grid grid-cols-[minmax(0,1fr)] gap-4 py-6 lg:py-10"
		>
			<Breadcrumbs
				label={t('translation:breadcrumbs')}
				crumbs={[{ label: t('templates.title'), href: templatesHref }, { label: t('documentDesk.title') }]}
			/>
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
				<div className="grid gap-1">
					<h1 id="suggested-documents" className="text-2xl font-bold">
						{t('documentDesk.title')}
					</h1>
					<p className="max-w-prose text-ink-muted">{t('documentDesk.lead')}</p>
				</div>
				{documents && documents.length > 0 && write}
			</div>
			<ListBody
				{...list}
				rows={documents}
				error={t('documentDesk.error')}
				loading={<RowsLoading picture="none" rows={4} />}
				empty={
					<StateMessage title={t('documentDesk.empty')} icon={<PaperIcon />} actions={write}>
						{t('documentDesk.emptyText')}
					</StateMessage>
				}
			>
				{(rows) => <DocumentTable documents={rows} documentHref={documentHref} />}
			</ListBody>
		</section>
	);
}
