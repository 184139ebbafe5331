import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import * as fixtures from '../tool.fixtures.ts';
import { LoanTool } from './loan-tool.tsx';

const meta = {
	component: LoanTool,
	args: { draft: fixtures.filledLoan, onChange: fn() },
} satisfies Meta<typeof LoanTool>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Tháng đầu trả').nextElementSibling).toHaveTextContent(/^35\.000\.000\s₫$/);
		await expect(canvas.getByText('70% của giá 4 tỷ')).toBeVisible();
		await expect(canvas.getByRole('img', { name: /^Gốc và lãi trả mỗi năm trong 20\snăm/ })).toBeVisible();
		await expect(canvas.getByText(/không phải lãi suất của ngân hàng nào/)).toBeVisible();
	},
};
export const Default: Story = {
	args: { draft: fixtures.loan },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByText(/^Nhập giá \(hoặc số tiền vay\)/)).toBeVisible();
		const price = canvas.getByRole('textbox', { name: 'Giá nhà đất' });
		await userEvent.type(price, '1 tỷ rưỡi');
		await userEvent.tab();
		await expect(price).toHaveValue('1.500.000.000');
		await expect(args.onChange).toHaveBeenLastCalledWith({ ...fixtures.loan, price: '1.500.000.000' });
		await userEvent.keyboard('500 triệu');
		await waitFor(() => expect(canvas.getByText('66,7% của giá 1,5 tỷ')).toBeVisible());
	},
};
export const EqualPayments: Story = {
	args: { draft: { ...fixtures.loan, by: 'loan', amount: '2.000.000.000', method: 'annuity' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Mỗi tháng trả').nextElementSibling).toHaveTextContent(/^19\.300\.433\s₫$/);
	},
};
export const WithRateChangeGraceAndEarlyPayment: Story = {
	args: {
		draft: {
			...fixtures.filledLoan,
			method: 'annuity',
			rate: '6,5',
			fixed: '24',
			later: '11',
			grace: '12',
			early: '500.000.000',
			earlyMonth: '36',
			earlyFee: '1,5',
		},
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Tháng 13, khi bắt đầu trả gốc')).toBeVisible();
		await expect(canvas.getByText('Phí trả trước hạn').nextElementSibling).toHaveTextContent(/^7\.500\.000\s₫$/);
		await expect(canvas.getByRole('textbox', { name: /^Ân hạn gốc/ })).toBeVisible();
	},
};
export const OneMonth: Story = {
	args: { draft: { ...fixtures.loan, by: 'loan', amount: '100.000.000', term: '1', termUnit: 'month' } },
};
export const WithoutInterest: Story = {
	args: { draft: { ...fixtures.filledLoan, rate: '0' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Tổng tiền lãi').nextElementSibling).toHaveTextContent(/^0\s₫$/);
	},
};
export const Errors: Story = {
	args: { draft: { ...fixtures.loan, price: 'rẻ', own: '5.000.000.000', term: '50', rate: '8,125' } },
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByRole('textbox', { name: 'Giá nhà đất' })).toBeInvalid();
		await expect(canvas.getByText('Thời hạn dài nhất là 40 năm (480 tháng).')).toBeVisible();
		await expect(canvas.getByText('Chưa đọc được lãi suất. Hãy viết như 8,5.')).toBeVisible();
		const price = canvas.getByRole('textbox', { name: 'Giá nhà đất' });
		await userEvent.clear(price);
		await userEvent.type(price, '4 tỷ');
		await userEvent.tab();
		await expect(canvas.getByText('Vốn tự có đã đủ trả giá này, không cần vay.')).toBeVisible();
		await expect(canvas.getByRole('textbox', { name: /^Vốn tự có/ })).toHaveValue('5.000.000.000');
	},
};

/** Of what belongs together only one stands there: it is said which other. */
export const SaysWhatItLacks: Story = {
	args: { draft: { ...fixtures.filledLoan, later: '11,5' } },
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByText('Còn thiếu: lãi suất ban đầu áp dụng trong (tháng).')).toBeVisible();
		await userEvent.type(canvas.getByRole('textbox', { name: /^Lãi suất ban đầu áp dụng trong/ }), '24');
		await expect(canvas.queryByText(/^Còn thiếu/)).not.toBeInTheDocument();
	},
};

/** The last month repays everything: the others are no sum of every month. */
export const NoPrincipalUntilTheLastMonth: Story = {
	args: {
		draft: {
			...fixtures.loan,
			by: 'loan',
			amount: '100.000.000',
			term: '12',
			termUnit: 'month',
			rate: '6',
			method: 'annuity',
			grace: '11',
		},
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Tháng đầu trả')).toBeVisible();
		await expect(canvas.queryByText('Mỗi tháng trả')).not.toBeInTheDocument();
	},
};

/** What is typed half is not wrong yet; what is left wrong stays as it was typed. */
export const SaysWhatIsWrongOnceItIsLeft: Story = {
	play: async ({ canvas, userEvent }) => {
		const rate = canvas.getByRole('textbox', { name: 'Lãi suất (% một năm)' });
		await userEvent.clear(rate);
		await userEvent.type(rate, 'cao');
		await expect(rate).not.toBeInvalid();
		await userEvent.tab();
		await expect(rate).toBeInvalid();
		await expect(rate).toHaveValue('cao');
	},
};

/** Everything by keyboard: the way of paying back, a year's months, the table's own scrolling. */
export const ByKeyboard: Story = {
	play: async ({ canvas, userEvent, args }) => {
		canvas.getByRole('radio', { name: 'Dư nợ giảm dần' }).focus();
		await userEvent.keyboard('{ArrowRight}');
		await expect(args.onChange).toHaveBeenLastCalledWith({ ...fixtures.filledLoan, method: 'annuity' });
		await expect(canvas.getByText('Mỗi tháng trả')).toBeVisible();
		const year = canvas.getByRole('button', { name: 'Năm 2' });
		year.focus();
		await userEvent.keyboard('{Enter}');
		await expect(year).toHaveAttribute('aria-expanded', 'true');
		await expect(year).toHaveFocus();
		const table = within(canvas.getByRole('table'));
		await expect(table.getByRole('rowheader', { name: 'Tháng 13' })).toBeVisible();
		await userEvent.keyboard('{Enter}');
		await expect(table.queryByRole('rowheader', { name: 'Tháng 13' })).not.toBeInTheDocument();
	},
};
export const SavesTheScheduleAsAFile: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Tải tệp CSV' }));
		await expect(await within(document.body).findByText('Đã tải lịch trả nợ 240 tháng.')).toBeVisible();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = {
	args: { draft: { ...fixtures.loan, price: '4,000,000,000', own: '1,200,000,000' } },
	globals: { locale: 'en' },
};
export const Narrow: Story = {
	args: { draft: { ...fixtures.loan, price: '99.999.999.999.999', own: '1.000.000', rate: '99,99', term: '40' } },
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Năm 1' }));
	},
};
export const NarrowEnglish: Story = {
	args: { draft: { ...fixtures.loan, price: '4,000,000,000', own: '1,200,000,000' } },
	globals: { viewport: { value: 'phone320' }, locale: 'en' },
};
