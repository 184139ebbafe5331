import type { InvestFormOptions } from '@ancu/forms/invest/form';
import { useInvestForm } from '@ancu/forms/invest/form';

/** The same rules in a look of this app. */
export function OwnLook(options: InvestFormOptions) {
	const { register, errorOf, onSubmit, quote } = useInvestForm(options);
	return (
		<form aria-label="Own look" noValidate onSubmit={onSubmit}>
			<label>
				Shares, as many as you like <input {...register('quantity')} />
			</label>
			<output>{errorOf('quantity') ?? quote?.total}</output>
			<label>
				<input type="checkbox" {...register('accepted')} /> I know what may go wrong
			</label>
			<output>{errorOf('accepted')}</output>
			<button type="submit">Order</button>
		</form>
	);
}
