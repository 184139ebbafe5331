import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tag } from '../../primitives/tag/index.ts';
import { ListingStatusTag } from './listing-status.tsx';

const meta = {
	component: ListingStatusTag,
	args: { listing: { status: 'PENDING', closedReason: null } },
} satisfies Meta<typeof ListingStatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Every: Story = {
	tags: ['dark'],
	render: () => (
		<p className="flex flex-wrap gap-2 bg-surface p-4">
			<ListingStatusTag listing={{ status: 'PENDING', closedReason: null }} />
			<ListingStatusTag listing={{ status: 'ACCEPT', closedReason: null }} />
			<ListingStatusTag listing={{ status: 'CHECKED', closedReason: null }} />
			{(['REJECTED', 'TAKEN_DOWN', 'SOLD', 'RENTED', 'EXPIRED', null] as const).map((closedReason) => (
				<ListingStatusTag key={closedReason} listing={{ status: 'CANCEL', closedReason }} />
			))}
		</p>
	),
	play: async ({ canvasElement }) => {
		await expect(canvasElement).toHaveTextContent(
			'Chờ duyệtĐang đăngĐang đăngBị từ chốiĐã gỡĐã bánĐã cho thuêHết hạnĐã đóng',
		);
	},
};
export const Dark: Story = { ...Every, tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };

export const DoOneTagThatSaysWhy: Story = {
	tags: ['!test'],
	args: { listing: { status: 'CANCEL', closedReason: 'REJECTED' } },
};

export const DontCodesSideBySide: Story = {
	tags: ['!test'],
	render: () => (
		<p className="flex gap-2 bg-surface p-4">
			<Tag tone="ink">CANCEL</Tag>
			<Tag tone="danger">Đã đóng</Tag>
			<Tag tone="danger">Lỗi duyệt</Tag>
		</p>
	),
};
