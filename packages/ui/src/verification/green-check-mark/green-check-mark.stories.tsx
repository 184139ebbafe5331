import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { VerifiedIcon } from '../../primitives/icon/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import * as fixtures from '../verification.fixtures.ts';
import { GreenCheckMark } from './green-check-mark.tsx';

const meta = {
	component: GreenCheckMark,
	args: { mark: fixtures.mark, historyHref: '/real-estate/1207/green-check' },
} satisfies Meta<typeof GreenCheckMark>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas, userEvent }) => {
	await userEvent.click(canvas.getByRole('button'));
	await screen.findByRole('dialog');
};

export const Default: Story = {};
export const Opened: Story = {
	play: async (context) => {
		await opened(context);
		const dialog = within(screen.getByRole('dialog', { name: 'Đã kiểm tra những gì' }));
		const rows = dialog.getAllByRole('listitem');
		await expect(rows.map((row) => row.textContent)).toEqual([
			'Tên chủ sở hữuĐạt',
			'Giấy tờĐạt',
			'Thửa đất và diện tíchChưa kiểm tra',
			'Địa chỉĐạt',
			'ẢnhĐạt',
			'GiáĐạt',
			'Còn bán, còn cho thuêĐạt',
		]);
		await expect(dialog.getByText('Nhân viên kiểm tra, 10/03/2026')).toBeVisible();
		await expect(dialog.getByText('Quản trị viên, 10/03/2026')).toBeVisible();
		await expect(dialog.getByText('09/05/2026')).toBeVisible();
		await expect(dialog.getByRole('link', { name: 'Lịch sử kiểm tra của tin này' })).toHaveAttribute(
			'href',
			'/real-estate/1207/green-check',
		);
		await expect(dialog.getByText(/“Chưa kiểm tra” là mục An Cư chưa xác nhận được/)).toBeVisible();
	},
};
export const LeadsToTheHistoryOnItsPage: Story = {
	args: { historyHref: '#green-check-history' },
	play: async (context) => {
		await opened(context);
		const link = screen.getByRole('link', { name: 'Lịch sử kiểm tra của tin này' });
		// The page of the story stays where it is.
		link.addEventListener('click', (event) => event.preventDefault());
		await context.userEvent.click(link);
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
	},
};
export const EverythingChecked: Story = {
	args: { mark: { ...fixtures.mark, items: fixtures.mark.items.map(({ name }) => ({ name, result: 'PASS' })) } },
	play: async (context) => {
		await expect(context.canvas.getByRole('button', { name: 'Tích xanh đã kiểm tra 7/7 mục' })).toBeVisible();
		await opened(context);
		await expect(screen.queryByText(/“Chưa kiểm tra”/)).not.toBeInTheDocument();
	},
};
export const NoMark: Story = {
	args: { mark: null },
	play: async ({ canvasElement }) => {
		await expect(canvasElement.querySelector('button, p')).toBeNull();
	},
};
export const Dark: Story = { globals: { theme: 'dark' }, play: opened };
export const English: Story = { globals: { locale: 'en' }, play: opened };
export const Narrow: Story = {
	globals: { viewport: { value: 'phone320' } },
	play: async (context) => {
		await opened(context);
	},
};

export const OpensAndClosesByKeyboard: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.tab();
		const button = canvas.getByRole('button', { name: 'Tích xanh đã kiểm tra 6/7 mục' });
		await expect(button).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await userEvent.click(await screen.findByRole('button', { name: 'Đóng' }));
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await waitFor(() => expect(button).toHaveFocus());
	},
};

export const DoCountWhatWasChecked: Story = { tags: ['!test'] };
export const DontPromiseSafety: Story = {
	tags: ['!test'],
	render: () => (
		<Tag tone="verified" icon={<VerifiedIcon aria-hidden="true" />}>
			Chính chủ, an toàn 100%
		</Tag>
	),
};
