import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { type CardFormOptions, useCardForm } from './use-card-form.ts';

const paths = ['number', 'month', 'cvv', 'bankBin', 'accountNumber'] as const;

/** The rules of giving a card on bare inputs. */
function BareCardForm(options: CardFormOptions) {
	const { inputOf, errorOf, onSubmit, pending, failure, brand, isDomestic } = useCardForm(options);
	return (
		<form noValidate onSubmit={onSubmit}>
			{paths.map((path) => (
				<label key={path}>
					{path} <input {...inputOf(path)} /> <output>{errorOf(path)}</output>
					<br />
				</label>
			))}
			<button type="submit" disabled={pending}>
				submit
			</button>
			<p role="alert">{failure}</p>
			<p role="status" aria-label="brand">
				{brand} {isDomestic && 'domestic'}
			</p>
		</form>
	);
}

const meta = {
	component: BareCardForm,
	args: { bankBins: ['970419', '970436'], onSubmit: fn() },
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BareCardForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const KnowsTheBankByTheNumber: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByLabelText(/^number/), '970419');
		await expect(canvas.getByRole('status', { name: 'brand' })).toHaveTextContent('napas domestic');
		await expect(canvas.getByLabelText(/^bankBin/)).toHaveValue('970419');
	},
};

/** As a page does it: the banks come after the form. */
function WithLateBanks(options: CardFormOptions) {
	const [bankBins, setBankBins] = useState<readonly string[]>();
	return (
		<>
			<BareCardForm {...options} bankBins={bankBins} />
			<button type="button" onClick={() => setBankBins(options.bankBins)}>
				banks
			</button>
		</>
	);
}

export const KnowsTheBankWhenTheBanksComeLater: Story = {
	render: (args) => <WithLateBanks {...args} />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByLabelText(/^number/));
		await userEvent.paste('9704198526191432198');
		await expect(canvas.getByLabelText(/^bankBin/)).toHaveValue('');
		await userEvent.click(canvas.getByRole('button', { name: 'banks' }));
		await waitFor(() => expect(canvas.getByLabelText(/^bankBin/)).toHaveValue('970419'));
	},
};

export const LeavesTheBankThatWasChosen: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByLabelText(/^bankBin/), '970436');
		await userEvent.tab();
		await userEvent.type(canvas.getByLabelText(/^number/), '970419');
		await expect(canvas.getByLabelText(/^bankBin/)).toHaveValue('970436');
	},
};

export const HandsOnDigitsAlone: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByLabelText(/^number/), '9704 1985 2619 1432 198');
		await userEvent.type(canvas.getByLabelText(/^month/), '07/15');
		await userEvent.type(canvas.getByLabelText(/^cvv/), '123');
		await userEvent.type(canvas.getByLabelText(/^accountNumber/), '0123 456 789{Enter}');
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith({
				number: '9704198526191432198',
				expiry: '07/15',
				cvv: '123',
				bankBin: '970419',
				accountNumber: '0123456789',
			}),
		);
	},
};
