import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type FeeFormOptions, useFeeForm } from './use-fee-form.ts';

/** The rules of asking for an estimate on bare inputs. */
function BareFeeForm(options: FeeFormOptions) {
	const { draft, errorOf, type, groupDigits, set } = useFeeForm(options);
	return (
		<form>
			<button type="button" onClick={() => set({ type: 'DONATE', isCloseFamily: true })}>
				{draft.type}
			</button>
			{(['price', 'statePrice'] as const).map((name) => (
				<p key={name}>
					<label>
						{name}{' '}
						<input
							value={draft[name]}
							onChange={({ target }) => type(name, target.value)}
							onBlur={() => groupDigits(name)}
						/>
					</label>
					<output aria-label={`what is wrong: ${name}`}>{errorOf(name)}</output>
				</p>
			))}
		</form>
	);
}

const meta = {
	component: BareFeeForm,
	args: { locale: 'vn', onChange: fn() },
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BareFeeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const TellsEveryChange: Story = {
	args: { defaultValues: { price: '1.000.000.000' } },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByLabelText('price')).toHaveValue('1.000.000.000');
		await userEvent.click(canvas.getByRole('button', { name: 'BUY' }));
		await userEvent.type(canvas.getByLabelText('statePrice'), '900 triệu');
		await userEvent.tab();
		await expect(canvas.getByLabelText('statePrice')).toHaveValue('900.000.000');
		await expect(args.onChange).toHaveBeenLastCalledWith({
			type: 'DONATE',
			price: '1.000.000.000',
			statePrice: '900 triệu',
			isCloseFamily: true,
			isOnlyHome: false,
		});
	},
};

export const SaysWhatItCannotReadOnceItIsLeft: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const price = canvas.getByLabelText('price');
		await userEvent.type(price, 'rẻ');
		await expect(canvas.getByLabelText('what is wrong: price')).toBeEmptyDOMElement();
		await userEvent.tab();
		await expect(canvas.getByLabelText('what is wrong: price')).toHaveTextContent('invalid');
		await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ price: 'rẻ' }));
	},
};

export const SaysAtOnceWhatCameAndCannotBeRead: Story = {
	args: { defaultValues: { price: 'rẻ' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByLabelText('price')).toHaveValue('rẻ');
		await expect(canvas.getByLabelText('what is wrong: price')).toHaveTextContent('invalid');
		await expect(canvas.getByLabelText('what is wrong: statePrice')).toBeEmptyDOMElement();
	},
};
