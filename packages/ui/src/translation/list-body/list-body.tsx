import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { ListPages } from '../list-pages/list-pages.tsx';
import { LoadError, type LoadErrorProps } from '../load-error/load-error.tsx';
import { RowsLoading } from '../rows-loading/rows-loading.tsx';

/** What every list takes that is shown page by page. */
export interface PagedListProps {
	/** How many there are in all. @default 0 */
	total?: number | undefined;
	/** From 1. @default 1 */
	page?: number | undefined;
	pageSize: number;
	/** They could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
}

export interface ListBodyProps<Row> extends Partial<PagedListProps> {
	/** Those of the page; undefined while they load. */
	rows: readonly Row[] | undefined;
	onRetry: () => void;
	/** What could not be loaded, as `Chưa tải được hàng chờ`. */
	error: string;
	/** What to do about it, and what is not lost. @default to check the connection */
	errorText?: string | undefined;
	/** Level of the heading of what could not be loaded. @default 2 */
	level?: LoadErrorProps['level'];
	/** What holds their place while they load. @default three rows without pictures */
	loading?: ReactNode;
	/** What is said where there are none on any page: `NoMatch` while the list is filtered, else `StateMessage`. */
	empty: ReactNode;
	/** Address of a page; left out, with `pageSize`, where all stand on one. */
	hrefOf?: ((page: number) => string) | undefined;
	/** Draws them, where there are any. */
	children: (rows: readonly Row[]) => ReactNode;
}

/** A list below its heading and its filter, in each of its states: not to be had, loading, none, there with its pages. */
export function ListBody<Row>({
	rows,
	failed = false,
	onRetry,
	error,
	errorText,
	level,
	loading = <RowsLoading picture="none" />,
	empty,
	total = 0,
	page = 1,
	pageSize,
	hrefOf,
	children,
}: ListBodyProps<Row>) {
	const { t } = useTranslation('translation');
	if (!rows && failed) {
		return (
			<LoadError level={level} title={error} onRetry={onRetry}>
				{errorText}
			</LoadError>
		);
	}
	if (!rows) return loading;
	// Past the last page there is something, though not here.
	const isPast = page > 1 && total > 0;
	return (
		<>
			{rows.length > 0 && children(rows)}
			{rows.length === 0 &&
				(isPast ? (
					<StateMessage level={level} title={t('pagination.past')}>
						{t('pagination.pastText')}
					</StateMessage>
				) : (
					empty
				))}
			{pageSize !== undefined && hrefOf && <ListPages page={page} pageSize={pageSize} total={total} hrefOf={hrefOf} />}
		</>
	);
}
