import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DraftList } from './draft-list.tsx';

const drafts = [
	{ id: '1', locationInfoId: null, title: 'Nhà riêng ba tầng gần chợ Bến Thành', updatedAt: '2026-01-01T08:00:00Z' },
	{ id: '2', locationInfoId: 'a', title: '', updatedAt: '2025-12-24T08:00:00Z' },
];

const meta = {
	component: DraftList,
	args: {
		drafts,
		now: new Date('2026-01-01T10:00:00Z'),
		hrefOf: ({ id }) => `#${id}`,
		postHref: '#post',
		onRetry: fn(),
		onDelete: fn(async () => undefined),
	},
	parameters: { route: '/saved/post' },
} satisfies Meta<typeof DraftList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { drafts: undefined } };
export const Empty: Story = { args: { drafts: [] } };
export const Failed: Story = { args: { drafts: undefined, failed: true } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Narrow: Story = {
	args: {
		drafts: [
			{
				id: '1',
				locationInfoId: null,
				updatedAt: '2026-01-01T08:00:00Z',
				title: 'Bán gấp nhà mặt phố Nguyễn Thị Minh Khai, phường Võ Thị Sáu, sổ hồng riêng',
			},
		],
	},
	globals: { viewport: { value: 'phone320' } },
};

export const DeletesTheOneThatIsNamed: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Xóa: Nhà riêng ba tầng gần chợ Bến Thành' }));
		await expect(args.onDelete).toHaveBeenCalledWith('1');
		await expect(canvas.getByRole('link', { name: 'Soạn tiếp: Chưa có tiêu đề' })).toHaveAttribute('href', '#2');
	},
};
