import { type ProcedureTemplateRowFragment, useProcedureTemplateQuery } from '@ancu/api/procedure';
import type { ProcedureType } from '@ancu/forms/procedure';
import { Skeleton } from '@ancu/ui/primitives/skeleton';
import { LoadError, NotFound } from '@ancu/ui/translation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { anew, subject } from '../data/query-client.ts';
import { templateHref } from './procedure-address.ts';
import { TemplateWriter } from './template-writer.tsx';

export interface TemplateEditorProps {
	/** The version that is looked at; undefined for the first of its kind. */
	id: string | undefined;
	type: ProcedureType;
	/** The version that new procedures follow, once it is known. */
	currentId: string | undefined;
	/** Running procedures of the kind. */
	runningCount: number;
	/** Reads the versions as they are now, the newest first; undefined where that fails. */
	readVersions: () => Promise<readonly ProcedureTemplateRowFragment[] | undefined>;
	/** Told the id of a draft as it is saved first. */
	onBegun: (id: string) => void;
}

/** Writes a version: a draft is changed, of a published one the next draft is made. */
export function TemplateEditor(props: TemplateEditorProps) {
	const { t } = useTranslation('web');
	const { id } = props;
	const [isBegun, setBegun] = useState(!id);
	const [{ round, isTheirs }, setRound] = useState({ round: 0, isTheirs: false });
	// The form holds what it began with, and not what somebody else has made of it since.
	const query = useProcedureTemplateQuery({ id: id ?? '' }, { enabled: !isBegun, ...anew, ...subject });
	// What was read for an earlier one is none to begin with.
	if (!isBegun && query.isSuccess && query.isFetchedAfterMount) setBegun(true);
	if (!isBegun && query.error?.code === 'NOT_FOUND')
		return (
			<NotFound title={t('procedure.templateGone')} href={templateHref(props.type)} label={t('procedure.templates')}>
				{t('procedure.templateGoneText')}
			</NotFound>
		);
	if (!isBegun && query.isError)
		return (
			<LoadError title={t('procedure.templateError')} onRetry={query.refetch}>
				{t('procedure.templateErrorText')}
			</LoadError>
		);
	if (!isBegun) return <Skeleton shape="title" />;
	return (
		<TemplateWriter
			key={round}
			{...props}
			given={query.data?.getOneProcedureTemplate}
			isAnew={round > 0}
			isTheirs={isTheirs}
			onAnew={async (toTheirs = false) => {
				const { isSuccess } = await query.refetch();
				if (isSuccess) setRound({ round: round + 1, isTheirs: toTheirs });
				return isSuccess;
			}}
		/>
	);
}
