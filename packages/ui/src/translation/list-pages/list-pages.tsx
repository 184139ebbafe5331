import { pageCount } from '@ancu/forms/list';
import { useTranslation } from 'react-i18next';
import { Pagination } from '../../primitives/pagination/index.ts';

export interface ListPagesProps {
	/** From 1. */
	page: number;
	pageSize: number;
	/** How many there are on all pages. */
	total: number;
	/** Address of a page. */
	hrefOf: (page: number) => string;
}

/** The pages of a list, in the words of the language. */
export function ListPages({ page, pageSize, total, hrefOf }: ListPagesProps) {
	const { t } = useTranslation('translation');
	return (
		<Pagination
			page={page}
			pageCount={pageCount(total, pageSize)}
			hrefOf={hrefOf}
			labels={{
				navigation: t('pagination.navigation'),
				previous: t('pagination.previous'),
				next: t('pagination.next'),
				page: (number) => t('pagination.page', { page: number }),
			}}
		/>
	);
}
