import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { LoadError } from '../../translation/load-error/load-error.tsx';
import { NotFound } from '../../translation/not-found/not-found.tsx';
import { RowsLoading } from '../../translation/rows-loading/rows-loading.tsx';
import type { ProcedureDetail } from '../procedure-model.ts';
import { LoadedProcedure, type LoadedProcedureProps } from './loaded-procedure.tsx';

export interface ProcedureScreenProps extends Omit<LoadedProcedureProps, 'procedure'> {
	/** Undefined while it loads, null when there is none that the person may see. */
	procedure: ProcedureDetail | null | undefined;
	/** It could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
}

/** One procedure, for its owner. */
export function ProcedureScreen({ procedure, failed = false, onRetry, ...rest }: ProcedureScreenProps) {
	const { t } = useTranslation('procedure');
	if (procedure) return <LoadedProcedure key={procedure.id} procedure={procedure} {...rest} />;
	if (procedure === null)
		return (
			<NotFound title={t('screen.notFound')} href={rest.listHref} label={t('screen.toList')}>
				{t('screen.notFoundText')}
			</NotFound>
		);
	if (failed)
		return (
			<div className="py-12">
				<LoadError level={1} title={t('screen.error')} onRetry={onRetry}>
					{t('list.errorText')}
				</LoadError>
			</div>
		);
	return (
		<div className="grid gap-5 py-5">
			<div aria-hidden="true" className="grid gap-3">
				<div className="w-1/2">
					<Skeleton shape="title" />
				</div>
				<div className="w-1/3">
					<Skeleton />
				</div>
				<div className="h-20">
					<Skeleton shape="box" />
				</div>
			</div>
			<RowsLoading picture="mark" rows={5} />
		</div>
	);
}
