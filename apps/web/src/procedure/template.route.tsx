import { useProcedureTemplatesQuery } from '@ancu/api/procedure';
import { permissions } from '@ancu/forms/access';
import { TemplateList } from '@ancu/ui/procedure';
import { Page } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { documentHref, newTemplateHref, readOpen, readProcedureType, templateHref } from './procedure-address.ts';
import { TemplateEditor } from './template-editor.tsx';
import { useBegun } from './use-begun.ts';

const needs = {
	queries: () => [],
	namespaces: ['procedure'],
	signedIn: true,
	rule: permissions.Query.getAllProcedureTemplate,
};

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

/** What procedures consist of, for those who keep that. */
export default function TemplateRoute() {
	const { t } = useTranslation('web');
	const [params] = useSearchParams();
	const type = readProcedureType(params) ?? 'BUY';
	const { id, isNew } = readOpen(params);
	const { data, isError, refetch } = useProcedureTemplatesQuery({ type }, { staleTime: 0 });
	const templates = data?.getAllProcedureTemplate;
	const begun = useBegun(id);
	return (
		<Page>
			<PrivateHead title={t('procedure.templates')} />
			{id || isNew ? (
				<TemplateEditor
					key={begun.key}
					id={id}
					type={type}
					currentId={templates?.find(({ publishedAt }) => publishedAt !== null)?.id}
					runningCount={templates?.reduce((sum, { recordCount }) => sum + recordCount, 0) ?? 0}
					readVersions={async () => {
						const { data: now, isSuccess } = await refetch();
						return isSuccess ? now.getAllProcedureTemplate : undefined;
					}}
					onBegun={begun.onBegun}
				/>
			) : (
				<TemplateList
					templates={templates}
					failed={isError}
					onRetry={refetch}
					type={type}
					hrefOf={templateHref}
					templateHref={(one) => templateHref(type, one)}
					newHref={newTemplateHref(type)}
					documentsHref={documentHref()}
				/>
			)}
		</Page>
	);
}
