import { type ProcedureType, procedureTypes } from '@ancu/forms/procedure';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../primitives/button/index.ts';
import { ListIcon, PaperIcon, PlusIcon } from '../../primitives/icon/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { TabLinks } from '../../primitives/tab-links/index.ts';
import { ListBody } from '../../translation/list-body/list-body.tsx';
import type { ProcedureTemplateSummary } from '../procedure-template-model.ts';
import { TemplateTable } from './template-table.tsx';

export interface TemplateListProps {
	/** Versions of the kind, the newest first; undefined while they load. */
	templates: readonly ProcedureTemplateSummary[] | undefined;
	/** They could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** The kind that is shown. */
	type: ProcedureType;
	/** Address of the versions of a kind. */
	hrefOf: (type: ProcedureType) => string;
	/** Address of one version. */
	templateHref: (id: string) => string;
	/** Where a version is written from nothing, while there is none. */
	newHref: string;
	/** Address of the documents that help with procedures. */
	documentsHref: string;
}

/** The versions of what procedures of a kind consist of: which is used, which is a draft, how many records run by each. */
export function TemplateList({
	templates,
	type,
	hrefOf,
	templateHref,
	newHref,
	documentsHref,
	...list
}: TemplateListProps) {
	const { t } = useTranslation('procedure');
	return (
		<section
			aria-labelledby="templates"
			data-slot="template-list"
			data-density="compact"
			className="grid grid-cols-[minmax(0,1fr)] gap-4 py-6 lg:py-10"
		>
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
				<div className="grid gap-1">
					<h1 id="templates" className="text-2xl font-bold">
						{t('templates.title')}
					</h1>
					<p className="max-w-prose text-ink-muted">{t('templates.lead')}</p>
				</div>
				<LinkButton variant="secondary" href={documentsHref} leadingIcon={<PaperIcon aria-hidden="true" />}>
					{t('templates.documents')}
				</LinkButton>
			</div>
			<TabLinks
				label={t('list.type')}
				tabs={procedureTypes.map((value) => ({
					href: hrefOf(value),
					label: t(`type.${value}`),
					current: value === type,
				}))}
			/>
			<ListBody
				{...list}
				rows={templates}
				error={t('templates.error')}
				errorText={t('list.errorText')}
				empty={
					<StateMessage
						title={t('templates.empty')}
						icon={<ListIcon />}
						actions={
							<LinkButton href={newHref} leadingIcon={<PlusIcon aria-hidden="true" />}>
								{t('templates.new')}
							</LinkButton>
						}
					>
						{t('templates.emptyText')}
					</StateMessage>
				}
			>
				{(rows) => <TemplateTable templates={rows} templateHref={templateHref} />}
			</ListBody>
		</section>
	);
}
