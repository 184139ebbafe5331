import { formatMoneyExact } from '@ancu/forms/format';
import { paymentLimits, takesAtOnce } from '@ancu/forms/wallet';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import type { PaymentMethod } from '../payment-model.ts';
import { MethodMark } from './method-mark.tsx';

export interface MethodListProps<Method extends PaymentMethod> {
	/** What is asked. */
	legend: string;
	/** The likeliest first. */
	methods: readonly Method[];
	/** The one that is chosen; undefined while none is. */
	value: Method | undefined;
	onChange: (method: Method) => void;
	/** Ways that do not take this at present. */
	refused?: readonly PaymentMethod[] | undefined;
	/** What is to be paid, in đồng: ways that do not take so much at once are out of reach, and say so. */
	amount?: number | undefined;
	/** More about the wallet, in place of its words: what is in it. */
	wallet?: ReactNode;
}

/** Ways of paying, one of which is chosen. Radio buttons: arrow keys move. */
export function MethodList<Method extends PaymentMethod>(props: MethodListProps<Method>) {
	const { legend, methods, value, onChange, refused = [], amount, wallet } = props;
	const { t } = useTranslation('wallet');
	const locale = useLocale();
	const id = useId();

	function wordsOf(method: PaymentMethod): ReactNode {
		const { max } = paymentLimits[method];
		if (amount !== undefined && amount > max) return t('methods.most', { max: formatMoneyExact(max, locale) });
		if (isOut(method)) return t('methods.refused');
		return method === 'WALLET' ? wallet : t(`methods.text.${method}`);
	}

	function isOut(method: PaymentMethod): boolean {
		return refused.includes(method) || (amount !== undefined && !takesAtOnce(method, amount));
	}

	return (
		<fieldset data-slot="method-list" className="grid min-w-0">
			<legend className="mb-2 font-bold">{legend}</legend>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-2">
				{methods.map((method) => {
					const name: PaymentMethod = method;
					return (
						<label
							key={method}
							className="flex min-h-16 items-center gap-3 rounded-card border border-line-strong bg-surface-raised px-3 py-2.5 not-has-disabled:hover:border-ink has-checked:border-ink has-checked:outline has-checked:outline-ink has-disabled:bg-surface-sunken"
						>
							<input
								type="radio"
								name={id}
								value={method}
								checked={method === value}
								disabled={isOut(name)}
								aria-labelledby={`${id}-${method}`}
								aria-describedby={`${id}-${method}-text`}
								onChange={() => onChange(method)}
								className="tick"
							/>
							<span className="min-w-0 grow">
								<span id={`${id}-${method}`} className="font-bold">
									{t(`method.${name}`)}
								</span>
								<span id={`${id}-${method}-text`} className="block text-sm text-ink-muted">
									{wordsOf(name)}
								</span>
							</span>
							<MethodMark method={method} />
						</label>
					);
				})}
			</div>
		</fieldset>
	);
}
