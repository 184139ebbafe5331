import { useCreateInvestmentOrderMutation } from '@ancu/api/invest';
import type { InvestmentOrderInput } from '@ancu/api/schema';
import type { SubmitFailure } from '@ancu/forms/form';
import { type InvestValues, type OfferingTerms, quoteOf } from '@ancu/forms/invest';
import { quiet } from '../data/query-client.ts';
import { useDoneOnce } from '../data/use-done-once.ts';
import { useMutationOnce } from '../data/use-mutation-once.ts';
import { useSubmit } from '../data/use-submit.ts';
import { useGoOn } from '../shell/use-go.ts';
import { investHref } from './invest-address.ts';
import { forgetSharesDraft } from './shares-draft.ts';
import { useKeepOrder } from './use-keep-order.ts';

interface OrderSharesOptions {
	/** Can be spent from the wallet, in đồng. */
	balance: number | null | undefined;
	/** Told when the server refused: somebody else may have been faster. */
	onRefused: () => void;
}

/** Orders shares, which are held then, and leads to paying them; returns why it could not. */
export function useOrderShares(
	locationInfoId: string,
	{ balance, onRefused }: OrderSharesOptions,
): (values: InvestValues, terms: OfferingTerms) => Promise<SubmitFailure | undefined> {
	const goOn = useGoOn();
	const submit = useSubmit();
	const keepOrder = useKeepOrder();
	// Its form says what was refused.
	const create = useMutationOnce(useCreateInvestmentOrderMutation, { ...quiet, onError: () => onRefused() });
	// What is likely; another way may be chosen when it is paid.
	const methodFor = (total: number) => (total <= (balance ?? 0) ? 'WALLET' : 'TRANSFER');
	// Another balance by the time that somebody presses once more makes no other order of it.
	const order = useDoneOnce(({ total, ...data }: Omit<InvestmentOrderInput, 'paymentMethod'> & { total: number }) =>
		create.mutateAsync({ data: { ...data, paymentMethod: methodFor(total) } }),
	);
	return ({ quantity, risksVersion }, terms) =>
		submit(async () => {
			const { total } = quoteOf(terms, quantity);
			const { createInvestmentOrder: held } = await order({ locationInfoId, quantity, risksVersion, total });
			forgetSharesDraft(locationInfoId);
			await keepOrder(held);
			await goOn(investHref({ name: 'order', id: held.id, payment: undefined }));
		});
}
