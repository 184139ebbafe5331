import { type TransactionsQueryVariables, useTransactionsQuery } from '@ancu/api/wallet';
import type { SubmitFailure } from '@ancu/forms/form';
import { formatNumber, serverDate } from '@ancu/forms/format';
import { OFFSET_MAX } from '@ancu/forms/list';
import { type TransactionFilter, toTransactionQuery } from '@ancu/forms/wallet';
import { useLocale } from '@ancu/ui/i18n';
import type { Transaction } from '@ancu/ui/wallet';
import { useTranslation } from 'react-i18next';
import { keepFullPage } from '../data/keep-full-page.ts';
import { readAllPages } from '../data/read-all-pages.ts';
import { useSubmit } from '../data/use-submit.ts';
import { HISTORY_PAGE_SIZE } from './wallet-address.ts';

/** A page of the wallet's history, and the whole of it for a file. */
export function useHistory(asked: TransactionFilter, page: number) {
	const { t } = useTranslation('web');
	const locale = useLocale();
	const submit = useSubmit();
	const filter = toTransactionQuery(asked) as NonNullable<TransactionsQueryVariables['filter']>;
	const variables = { page, limit: HISTORY_PAGE_SIZE, filter };
	const history = useTransactionsQuery(
		variables,
		// Money moves elsewhere too.
		{ placeholderData: keepFullPage(variables), staleTime: 0 },
	);
	const list = history.data?.getAllTransHistory;

	async function readAll(): Promise<Transaction[] | SubmitFailure> {
		if ((list?.total ?? 0) > OFFSET_MAX) {
			return { message: t('historyTooLong', { most: formatNumber(OFFSET_MAX, locale) }) };
		}
		// Entries that are made meanwhile would shift the pages, also of a period that goes on.
		const now = serverDate().toISOString();
		const to = filter.to && filter.to < now ? filter.to : now;
		let all: Transaction[] = [];
		const refused = await submit(async () => {
			all = await readAllPages(
				async (at) => (await useTransactionsQuery.fetcher({ ...at, filter: { ...filter, to } })()).getAllTransHistory,
			);
		});
		return refused ?? all;
	}

	return { history, list, readAll };
}
