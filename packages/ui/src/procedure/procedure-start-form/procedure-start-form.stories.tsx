import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { useText } from '../../foundations/page/use-text.ts';
import { ProcedurePage } from '../procedure-screen/procedure-page.tsx';
import { ProcedureStartForm, type ProcedureStartFormProps } from './procedure-start-form.tsx';

const listing = {
	id: 'l17',
	sequenceId: 17,
	title: 'Nhà ba tầng hẻm xe hơi Lê Lợi, sổ hồng riêng',
	price: 4_200_000_000,
};

const meta = {
	component: ProcedureStartForm,
	args: {
		listingHref: ({ sequenceId }) => `/real-estate/${sequenceId}`,
		listHref: '/procedure',
		onDirtyChange: fn(),
		onSubmit: fn<ProcedureStartFormProps['onSubmit']>(async () => undefined),
	},
	render: function InItsPage(args) {
		const title = useText({ vn: 'Bắt đầu thủ tục', en: 'Start a procedure' });
		return (
			<ProcedurePage title={title} listHref="/procedure">
				<ProcedureStartForm {...args} />
			</ProcedurePage>
		);
	},
	parameters: { route: '/send-request' },
} satisfies Meta<typeof ProcedureStartForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('radio', { name: 'Tặng cho nhà đất' }));
		await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
		await userEvent.click(canvas.getByRole('radio', { name: 'Tôi được tặng cho' }));
		await userEvent.type(canvas.getByRole('textbox', { name: 'Tên thủ tục' }), '  Bố mẹ cho nhà ');
		await expect(canvas.getByText(/Bố mẹ cho nhà hẻm 12 Lê Lợi/)).toBeVisible();
		await userEvent.type(canvas.getByRole('textbox', { name: /^Giá trị nhà đất/ }), '4,2 tỷ');
		await userEvent.tab();
		await expect(canvas.getByRole('textbox', { name: /^Giá trị nhà đất/ })).toHaveValue('4.200.000.000');
		await expect(canvas.getByText('Bốn tỷ hai trăm triệu đồng')).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Bắt đầu thủ tục' }));
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith({
				type: 'DONATE',
				side: 'BUYER',
				name: 'Bố mẹ cho nhà',
				price: 4_200_000_000,
				description: null,
				locationInfoId: null,
			}),
		);
	},
};
export const FromAListing: Story = {
	tags: ['dark'],
	args: { listing, defaultValues: { type: 'BUY' } },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('link', { name: listing.title })).toHaveAttribute('href', '/real-estate/17');
		await expect(canvas.getByRole('textbox', { name: 'Tên thủ tục' })).toHaveValue(listing.title);
		await userEvent.click(canvas.getByRole('textbox', { name: /^Giá trong hợp đồng/ }));
		await userEvent.tab();
		await expect(args.onDirtyChange).not.toHaveBeenCalledWith(true);
		await userEvent.click(canvas.getByRole('button', { name: 'Bắt đầu thủ tục' }));
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith(
				expect.objectContaining({ locationInfoId: 'l17', price: 4_200_000_000, type: 'BUY' }),
			),
		);
	},
};
export const Dark: Story = { tags: ['!test'], args: FromAListing.args ?? {}, globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], args: FromAListing.args ?? {}, globals: { locale: 'en' } };
export const Narrow: Story = {
	args: {
		listing: { ...listing, title: `${listing.title} – ${'mặt tiền đường liên xã '.repeat(4)}` },
		defaultValues: { type: 'TRANSFER', description: 'Hẹn công chứng ngày 15, bên kia giữ sổ. '.repeat(10) },
	},
	globals: { viewport: { value: 'phone320' } },
};

export const LeadsToWhatIsMissing: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByRole('textbox', { name: /^Giá trong hợp đồng/ }), 'rẻ thôi');
		await userEvent.click(canvas.getByRole('button', { name: 'Bắt đầu thủ tục' }));
		await waitFor(() => expect(canvas.getByText('Hãy chọn loại thủ tục.')).toBeVisible());
		await expect(canvas.getByText('Hãy đặt tên cho thủ tục này.')).toBeVisible();
		await expect(canvas.getByText(/^Giá phải là một số tiền/)).toBeVisible();
		await waitFor(() => expect(canvas.getByRole('radio', { name: 'Mua bán nhà đất' })).toHaveFocus());
		await expect(args.onSubmit).not.toHaveBeenCalled();
		await userEvent.click(canvas.getByRole('radio', { name: 'Mua bán nhà đất' }));
		await waitFor(() => expect(canvas.queryByText('Hãy chọn loại thủ tục.')).not.toBeInTheDocument());
	},
};

export const SaysWhatTheServerRefused: Story = {
	args: {
		...FromAListing.args,
		onSubmit: fn<ProcedureStartFormProps['onSubmit']>(async () => ({
			fields: [{ path: 'name', code: 'over_limit' }],
			message: 'Chưa bắt đầu được thủ tục.',
		})),
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Bắt đầu thủ tục' }));
		await expect(await canvas.findByText(/^Bạn đã có 100 thủ tục/)).toBeVisible();
		await expect(canvas.getByText('Chưa bắt đầu được thủ tục.')).toBeVisible();
		await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Tên thủ tục' })).toHaveFocus());
	},
};
