import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import * as fixtures from '../invest.fixtures.ts';
import { InvestForm } from '../invest-form/invest-form.tsx';
import { OfferingPanel, type OfferingPanelProps } from './offering-panel.tsx';

const updates = fixtures.holdings[0]?.offering.updates ?? [];
const form = (
	<InvestForm
		offering={fixtures.offering}
		balance={60_000_000}
		now={fixtures.now}
		onSubmit={async () => undefined}
		topUpHref={(missing) => `/setting/wallet?topUp=1&missing=${missing}`}
	/>
);

const meta = {
	component: OfferingPanel,
	args: { offering: { ...fixtures.offering, updates }, onRetry: fn(), ordersHref: '/invest?tab=orders', form },
	decorators: [(Story) => <div className="max-w-3xl">{Story()}</div>],
} satisfies Meta<typeof OfferingPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('form', { name: 'Góp vốn' })).toBeVisible();
		await expect(canvas.getByRole('list', { name: 'Cập nhật từ dự án' })).toHaveTextContent(
			'Đã nhận giấy phép xây dựng.',
		);
		await expect(canvas.queryByRole('button', { name: 'Gửi cập nhật cho người góp vốn' })).not.toBeInTheDocument();
	},
};
export const NoSharesYet: Story = {
	args: { offering: { ...fixtures.visited, updates: [] } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('form', { name: 'Góp vốn' })).toBeVisible();
		await expect(canvas.queryByText('Cập nhật từ dự án')).not.toBeInTheDocument();
	},
};
export const Visitor: Story = {
	args: { offering: { ...fixtures.visited, updates: [] }, signInHref: '/sign-in' },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Đăng nhập để mở giấy tờ' })).toHaveAttribute('href', '/sign-in');
	},
};
export const SharesThatWaitToBePaid: Story = {
	args: { offering: { ...fixtures.offering, myHeldShare: 10, updates } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Bạn đang giữ 10 cổ phần chờ thanh toán.')).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Đến lệnh của tôi' })).toHaveAttribute('href', '/invest?tab=orders');
	},
};
export const OneShareInEnglish: Story = {
	args: { offering: { ...fixtures.offering, myHeldShare: 1, updates } },
	globals: { locale: 'en' },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('You have 1 share on hold, awaiting payment.')).toBeVisible();
	},
};
export const NotShownToEverybody: Story = {
	args: { form: null },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/chưa mua được cổ phần/)).toBeVisible();
		await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
	},
};
export const OfThePoster: Story = {
	args: {
		offering: { ...fixtures.offering, updates: [] },
		onUpdate: fn<NonNullable<OfferingPanelProps['onUpdate']>>(async () => undefined),
	},
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi cập nhật cho người góp vốn' }));
		const text = await screen.findByRole('textbox', { name: /Nội dung/ });
		await expect(text).toHaveFocus();
		await userEvent.click(screen.getByRole('button', { name: 'Gửi cập nhật' }));
		await expect(text).toBeInvalid();
		await userEvent.type(text, 'Đã xong móng.');
		await userEvent.click(screen.getByRole('button', { name: 'Gửi cập nhật' }));
		await waitFor(() => expect(args.onUpdate).toHaveBeenCalledWith('Đã xong móng.'));
		await expect(await screen.findByText('Đã gửi cập nhật cho người góp vốn.')).toBeVisible();
	},
};
/** An update closed by mistake is still there; once posted, the next begins empty. */
export const KeepsAHalfWrittenUpdate: Story = {
	args: { ...OfThePoster.args, draft: 'Đã xong', onDraftChange: fn() },
	play: async ({ canvas, userEvent, args }) => {
		const open = canvas.getByRole('button', { name: 'Gửi cập nhật cho người góp vốn' });
		const field = () => screen.findByRole('textbox', { name: /Nội dung/ });
		await userEvent.click(open);
		// As it was left before.
		await expect(await field()).toHaveValue('Đã xong');
		await userEvent.type(await field(), ' móng.');
		await expect(args.onDraftChange).toHaveBeenLastCalledWith('Đã xong móng.');
		// What Escape does in a browser; a made-up key does not reach it.
		screen.getByRole<HTMLDialogElement>('dialog').close();
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await userEvent.click(open);
		await expect(await field()).toHaveValue('Đã xong móng.');
		await userEvent.click(screen.getByRole('button', { name: 'Gửi cập nhật' }));
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await userEvent.click(open);
		await expect(await field()).toHaveValue('');
	},
};
export const Loading: Story = { args: { offering: undefined } };
export const Error: Story = {
	args: { offering: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { args: { onUpdate: fn() }, globals: { locale: 'en' } };
export const Narrow: Story = {
	globals: { viewport: { value: 'phone320' } },
};
