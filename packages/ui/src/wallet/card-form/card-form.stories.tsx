import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import * as fixtures from '../payment.fixtures.ts';
import { CardForm } from './card-form.tsx';

const meta = {
	component: CardForm,
	args: {
		amount: 500_000,
		banks: fixtures.banks,
		onSubmit: fn(),
		onOther: fn(),
	},
	decorators: [(Story) => <div style={{ maxWidth: 440 }}>{Story()}</div>],
} satisfies Meta<typeof CardForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['dark'] };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };

export const International: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByLabelText('Số thẻ'), '4111111111111111');
		await userEvent.type(canvas.getByLabelText('Ngày hết hạn'), '749');
		await userEvent.type(canvas.getByLabelText('Mã CVV'), '123');
		await expect(canvas.getByLabelText('Số thẻ')).toHaveValue('4111 1111 1111 1111');
		await expect(canvas.getByLabelText('Ngày hết hạn')).toHaveValue('07/49');
		await expect(canvas.queryByLabelText('Ngân hàng phát hành')).not.toBeInTheDocument();
		await userEvent.click(canvas.getByRole('button', { name: /^Trả 500\.000/ }));
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith({ number: '4111111111111111', expiry: '07/49', cvv: '123' }),
		);
	},
};

export const Domestic: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByLabelText('Số thẻ'), '9704198526191432198');
		// The number names its bank.
		await expect(canvas.getByLabelText('Ngân hàng phát hành')).toHaveDisplayValue('NCB Bank');
		await userEvent.type(canvas.getByLabelText('Ngày phát hành'), '07/15');
		await userEvent.type(canvas.getByLabelText('Mã CVV'), '123');
		await userEvent.type(canvas.getByLabelText('Số tài khoản của thẻ'), '0123 456 789');
		await userEvent.keyboard('{Enter}');
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith({
				number: '9704198526191432198',
				expiry: '07/15',
				cvv: '123',
				bankBin: '970419',
				accountNumber: '0123456789',
			}),
		);
		// Nothing is left for the browser to send or keep.
		const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Thông tin thẻ' });
		await expect([...new FormData(form).entries()]).toEqual([]);
		await expect([...form.querySelectorAll('input')].map(({ autocomplete }) => autocomplete)).toEqual([
			'cc-number',
			'cc-exp',
			'cc-csc',
			'off',
		]);
	},
};

export const SaysEverythingThatIsWrong: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const number = canvas.getByLabelText('Số thẻ');
		await userEvent.type(number, '4111111111111112');
		await userEvent.type(canvas.getByLabelText('Ngày hết hạn'), '1320');
		await userEvent.type(canvas.getByLabelText('Mã CVV'), '1234');
		await userEvent.click(canvas.getByRole('button', { name: /^Trả/ }));
		await waitFor(() => expect(number).toHaveAccessibleDescription(/Số thẻ không đúng/));
		await expect(number).toHaveFocus();
		await expect(canvas.getByLabelText('Ngày hết hạn')).toHaveAccessibleDescription(/hai số tháng và hai số năm/);
		await expect(canvas.getByLabelText('Mã CVV')).toHaveAccessibleDescription('Mã CVV có đúng 3 chữ số.');
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const KeepsDigitsThatAreTooMany: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const fields = [
			['Số thẻ', '97041985261914321987', '9704 1985 2619 1432 1987', /Số thẻ không đúng/],
			['Ngày phát hành', '07/20155', '07/20155', /hai số tháng và hai số năm/],
			['Mã CVV', '12345', '12345', /đúng 3 chữ số/],
		] as const;
		for (const [label, typed, written] of fields) {
			await userEvent.click(canvas.getByLabelText(label));
			await userEvent.paste(typed);
			await expect(canvas.getByLabelText(label)).toHaveValue(written);
		}
		await userEvent.click(canvas.getByRole('button', { name: /^Trả/ }));
		for (const [label, , , fault] of fields)
			await waitFor(() => expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(fault));
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const AsksADomesticCardForItsAccount: Story = {
	args: { banks: undefined },
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByLabelText('Số thẻ'), '9704198526191432198');
		await userEvent.click(canvas.getByRole('button', { name: /^Trả/ }));
		await waitFor(() =>
			expect(canvas.getByLabelText('Ngân hàng phát hành')).toHaveAccessibleDescription(/Hãy chọn ngân hàng/),
		);
		await expect(canvas.getByLabelText('Số tài khoản của thẻ')).toHaveAccessibleDescription(/Hãy nhập số tài khoản/);
	},
};

export const RefusedByTheGateway: Story = {
	args: { onSubmit: fn(async () => ({ fields: [{ path: 'cvv', code: 'refused' }] })) },
	play: async (context) => {
		await International.play?.(context);
		const { canvas } = context;
		await waitFor(() => expect(canvas.getByLabelText('Mã CVV')).toHaveAccessibleDescription(/Cổng thẻ không nhận/));
		await expect(canvas.getByLabelText('Mã CVV')).toHaveFocus();
		// Nothing that was typed is lost.
		await expect(canvas.getByLabelText('Số thẻ')).toHaveValue('4111 1111 1111 1111');
		await expect(canvas.getByLabelText('Mã CVV')).toHaveValue('123');
	},
};

export const NetworkDown: Story = {
	args: { onSubmit: fn(async () => ({ message: 'Không kết nối được cổng thẻ.' })) },
	play: async (context) => {
		await International.play?.(context);
		const { canvas } = context;
		await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Không kết nối được cổng thẻ.'));
		await expect(canvas.getByLabelText('Số thẻ')).toHaveValue('4111 1111 1111 1111');
	},
};

export const Loading: Story = {
	args: { onSubmit: fn(() => new Promise<undefined>(() => undefined)) },
	play: async (context) => {
		await International.play?.(context);
		const { canvas, userEvent, args } = context;
		const button = canvas.getByRole('button', { name: /^Trả/ });
		await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
		await userEvent.click(button);
		await userEvent.type(canvas.getByLabelText('Mã CVV'), '{Enter}');
		await expect(args.onSubmit).toHaveBeenCalledTimes(1);
	},
};

export const GoesBackToTheWaysOfPaying: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Chọn cách khác' }));
		await expect(args.onOther).toHaveBeenCalledTimes(1);
	},
};

export const English: Story = {
	globals: { locale: 'en' },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: /^Pay/ }));
		await waitFor(() =>
			expect(canvas.getByLabelText('Card number')).toHaveAccessibleDescription('Enter the card number.'),
		);
	},
};
export const Narrow: Story = { ...AsksADomesticCardForItsAccount, globals: { viewport: { value: 'phone320' } } };
