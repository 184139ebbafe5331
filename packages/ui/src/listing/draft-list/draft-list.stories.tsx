import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DraftList, type DraftListProps } from './draft-list.tsx';

const drafts = [
	{ id: '1', locationInfoId: null, title: 'Nhà riêng ba tầng gần chợ Bến Thành', updatedAt: '2026-01-01T08:00:00Z' },
	{ id: '2', locationInfoId: 'a', title: '', updatedAt: '2025-12-24T08:00:00Z' },
];

/** Deletes drafts as a page does that loads them again. */
function Kept({ drafts: given, onDelete, ...props }: DraftListProps) {
	const [kept, setKept] = useState(given);
	return (
		<DraftList
			{...props}
			drafts={kept}
			onDelete={async (id) => {
				const refused = await onDelete(id);
				if (!refused) setKept((all) => all?.filter((draft) => draft.id !== id));
				return refused;
			}}
		/>
	);
}

const meta = {
	component: DraftList,
	render: (args) => <Kept {...args} />,
	args: {
		drafts,
		now: new Date('2026-01-01T10:00:00Z'),
		hrefOf: ({ id }) => `#${id}`,
		postHref: '#post',
		postedHref: '#posted',
		onRetry: fn(),
		onDelete: fn<DraftListProps['onDelete']>(async () => undefined),
	},
	parameters: { route: '/saved/post' },
} satisfies Meta<typeof DraftList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Xem tin đã đăng' })).toHaveAttribute('href', '#posted');
	},
};
export const WithoutAWayToWhatWasPosted: Story = {
	args: { postedHref: undefined },
	play: async ({ canvas }) => {
		await expect(canvas.getAllByRole('link')).toHaveLength(2);
	},
};
export const Loading: Story = { args: { drafts: undefined } };
export const Empty: Story = { args: { drafts: [] } };
export const Failed: Story = { args: { drafts: undefined, failed: true } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
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

const ask = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0], title: string) => {
	await userEvent.click(canvas.getByRole('button', { name: `Xóa: ${title}` }));
	return within(screen.getByRole('dialog', { name: 'Xóa tin đang soạn' }));
};

export const AsksBeforeDeleting: Story = {
	play: async (context) => {
		const { canvas, userEvent, args } = context;
		const dialog = await ask(context, 'Nhà riêng ba tầng gần chợ Bến Thành');
		await expect(args.onDelete).not.toHaveBeenCalled();
		await expect(dialog.getByText(/không lấy lại được/)).toBeVisible();
		await userEvent.click(dialog.getByRole('button', { name: 'Xóa' }));
		await waitFor(() => expect(canvas.queryByText(/Nhà riêng ba tầng/)).not.toBeInTheDocument());
		await expect(args.onDelete).toHaveBeenCalledWith('1');
		await expect(canvas.getByRole('link', { name: 'Soạn tiếp: Chưa có tiêu đề' })).toHaveAttribute('href', '#2');
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
	},
};

export const SaysThatThePostedListingStays: Story = {
	args: { onDelete: fn<DraftListProps['onDelete']>(async () => ({ message: 'Không kết nối được máy chủ.' })) },
	play: async (context) => {
		const dialog = await ask(context, 'Chưa có tiêu đề');
		await expect(dialog.getByText(/Tin đã đăng vẫn giữ nguyên/)).toBeVisible();
		await context.userEvent.click(dialog.getByRole('button', { name: 'Xóa' }));
		await expect(await dialog.findByText('Không kết nối được máy chủ.')).toBeVisible();
		await context.userEvent.click(dialog.getByRole('button', { name: 'Hủy' }));
		await expect(context.canvas.getByRole('button', { name: 'Xóa: Chưa có tiêu đề' })).toHaveFocus();
	},
};
