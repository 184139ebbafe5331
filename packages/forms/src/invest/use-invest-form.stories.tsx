import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { useInvestForm } from './form.ts';
import { RISKS_VERSION } from './terms.ts';
import type { InvestFormOptions } from './use-invest-form.ts';

/** The rules of buying shares on bare inputs: all that another app needs to draw a form of its own. */
function BareInvestForm(options: InvestFormOptions) {
	const [position, setPosition] = useState(options.position);
	const form = useInvestForm({ ...options, position });
	const { register, errorOf, onSubmit, pending, range, quote, ownership, missing } = form;
	const { step, canStep, chooseQuantity, groupDigits } = form;
	return (
		<form noValidate onSubmit={onSubmit}>
			<label>
				quantity <input {...register('quantity')} /> <output>{errorOf('quantity')}</output>
			</label>
			<button type="button" disabled={!canStep(-1)} onClick={() => step(-1)}>
				less
			</button>
			<button type="button" disabled={!canStep(1)} onClick={() => step(1)}>
				more
			</button>
			<button type="button" onClick={() => chooseQuantity(Number.MAX_SAFE_INTEGER)}>
				most
			</button>
			<button type="button" onClick={groupDigits}>
				group
			</button>
			<button type="button" onClick={() => setPosition({ ...position, sold: position.sold + 700 })}>
				others buy 700
			</button>
			<label>
				<input type="checkbox" {...register('accepted')} /> accepted <output>{errorOf('accepted')}</output>
			</label>
			<button type="submit" disabled={pending}>
				submit
			</button>
			<pre role="status" aria-label="state">
				{JSON.stringify({ range, quote, ownership, missing })}
			</pre>
		</form>
	);
}

const meta = {
	component: BareInvestForm,
	args: {
		terms: {
			totalShare: 2_000,
			releaseQuantity: 1_500,
			pricePerShare: 5_000_000,
			minInvestment: 15_000_000,
			maxSharePerAccount: null,
			feeBps: 150,
			softCap: 500,
			startDate: null,
			endDate: null,
		},
		position: { sold: 300, held: 100, mine: 10, mineHeld: 0 },
		now: new Date('2026-03-10T05:00:00Z'),
		balance: 10_000_000,
		locale: 'vn',
		onSubmit: fn(),
	},
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BareInvestForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.getByLabelText(/^quantity/)).toHaveValue('3');
		await expect(JSON.parse(canvas.getByRole('status', { name: 'state' }).textContent)).toEqual({
			range: { min: 3, max: 1_100, minRule: 'minInvestment', maxRule: 'release' },
			quote: { quantity: 3, cost: 15_000_000, fee: 225_000, total: 15_225_000 },
			ownership: { more: 0.15, together: 0.65 },
			missing: 5_225_000,
		});
	},
};

export const StepsWithinTheRange: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const quantity = canvas.getByLabelText(/^quantity/);
		await expect(canvas.getByRole('button', { name: 'less' })).toBeDisabled();
		await userEvent.click(canvas.getByRole('button', { name: 'more' }));
		await expect(quantity).toHaveValue('4');
		await userEvent.click(canvas.getByRole('button', { name: 'most' }));
		await expect(quantity).toHaveValue('1.100');
		await expect(canvas.getByRole('button', { name: 'more' })).toBeDisabled();
		await userEvent.clear(quantity);
		await userEvent.type(quantity, '1050');
		await userEvent.click(canvas.getByRole('button', { name: 'group' }));
		await expect(quantity).toHaveValue('1.050');
		await userEvent.click(canvas.getByRole('checkbox'));
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ quantity: 1_050, risksVersion: RISKS_VERSION }));
	},
};

export const FollowsWhatOthersBuy: Story = {
	args: { quantity: 500 },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'others buy 700' }));
		await waitFor(() => expect(canvas.getByText('too_large')).toBeVisible());
		// What was typed stays; one step leads back to what is possible.
		await expect(canvas.getByLabelText(/^quantity/)).toHaveValue('500');
		await userEvent.click(canvas.getByRole('button', { name: 'more' }));
		await expect(canvas.getByLabelText(/^quantity/)).toHaveValue('400');
	},
};

export const GoesOnWithWhatWasTyped: Story = {
	args: { quantity: 40, draft: { quantity: '1.050', accepted: true }, onDraftChange: fn() },
	play: async ({ canvas, userEvent, args }) => {
		const quantity = canvas.getByLabelText(/^quantity/);
		await expect(quantity).toHaveValue('1.050');
		await expect(canvas.getByRole('checkbox')).toBeChecked();
		await expect(args.onDraftChange).not.toHaveBeenCalled();
		await userEvent.click(canvas.getByRole('button', { name: 'more' }));
		await expect(args.onDraftChange).toHaveBeenLastCalledWith({ quantity: '1.051', accepted: true });
		await userEvent.click(canvas.getByRole('checkbox'));
		await expect(args.onDraftChange).toHaveBeenLastCalledWith({ quantity: '1.051', accepted: false });
	},
};

export const KeepsWhatWasTypedWhenRefused: Story = {
	args: { quantity: 40, onSubmit: fn(() => ({ fields: [{ path: 'quantity', code: 'soldOut' }] })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('checkbox'));
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() => expect(canvas.getByText('soldOut')).toBeVisible());
		await expect(canvas.getByLabelText(/^quantity/)).toHaveValue('40');
		await expect(canvas.getByRole('checkbox')).toBeChecked();
	},
};

export const SaysThatTheRisksHaveChanged: Story = {
	args: { onSubmit: fn(() => ({ fields: [{ path: 'risksVersion', code: 'outdated' }] })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('checkbox'));
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() => expect(canvas.getByText('outdated')).toBeVisible());
	},
};
