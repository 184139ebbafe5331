import { useSuggestDocumentTextsQuery } from '@ancu/api/procedure';
import { permissions } from '@ancu/forms/access';
import { DocumentList } from '@ancu/ui/procedure';
import { Page } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { DocumentEditor } from './document-editor.tsx';
import { documentHref, newDocumentHref, readOpen, templateHref } from './procedure-address.ts';
import { useBegun } from './use-begun.ts';

const needs = {
	queries: () => [],
	namespaces: ['procedure'],
	signedIn: true,
	rule: permissions.Query.getAllSuggestDocumentText,
};

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

/** The documents that help with procedures, for those who write them. */
export default function DocumentRoute() {
	const { t } = useTranslation('web');
	const [params] = useSearchParams();
	const { id, isNew } = readOpen(params);
	const { data, isError, refetch } = useSuggestDocumentTextsQuery(undefined, { staleTime: 0 });
	const begun = useBegun(id);
	return (
		<Page>
			<PrivateHead title={t('procedure.documents')} />
			{id || isNew ? (
				<DocumentEditor key={begun.key} id={id} readList={refetch} onBegun={begun.onBegun} />
			) : (
				<DocumentList
					documents={data?.getAllSuggestDocumentText}
					failed={isError}
					onRetry={refetch}
					documentHref={documentHref}
					newHref={newDocumentHref}
					templatesHref={templateHref('BUY')}
				/>
			)}
		</Page>
	);
}
