import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VerifiedIcon } from '../icon/index.ts';
import { RemovableTag } from './removable-tag.tsx';
import { Tag } from './tag.tsx';

const meta = {
	component: Tag,
	subcomponents: { RemovableTag },
	args: { children: 'Chờ duyệt' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
	tags: ['dark'],
	render: () => (
		<div className="flex flex-wrap gap-2 bg-surface p-4">
			<Tag>Đã bán</Tag>
			<Tag tone="outline">Chờ duyệt</Tag>
			<Tag tone="seal">Ưu tiên</Tag>
			<Tag tone="verified" icon={<VerifiedIcon aria-hidden="true" />}>
				Tích xanh
			</Tag>
			<Tag tone="danger">Bị từ chối</Tag>
			<Tag tone="ink">Góp vốn</Tag>
		</div>
	),
};

export const Dark: Story = { ...AllVariants, tags: ['!test'], globals: { theme: 'dark' } };

export const OverAPhoto: Story = {
	render: () => (
		<div className="cadastre flex flex-wrap gap-2 bg-line-strong p-4">
			<Tag ground="photo">Đã cho thuê</Tag>
			<Tag ground="photo" tone="outline">
				Sắp mở bán
			</Tag>
			<Tag ground="photo" tone="ink">
				Đang mở bán
			</Tag>
		</div>
	),
};

export const Removable: Story = {
	render: () => (
		<RemovableTag removeHref="/real-estate" removeLabel="Bỏ lọc: Quận 1">
			Quận 1
		</RemovableTag>
	),
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Bỏ lọc: Quận 1' })).toHaveAttribute('href', '/real-estate');
	},
};

export const RemovableLongText: Story = {
	render: () => (
		<RemovableTag
			removeHref="/real-estate"
			removeLabel="Bỏ lọc: Thị trấn Phước Bửu, Huyện Xuyên Mộc, Bà Rịa – Vũng Tàu"
		>
			Thị trấn Phước Bửu, Huyện Xuyên Mộc, Bà Rịa – Vũng Tàu
		</RemovableTag>
	),
	globals: { viewport: { value: 'phone320' } },
};

export const DoSayTheState: Story = {
	tags: ['!test'],
	render: () => (
		<p className="flex flex-wrap items-center gap-2 bg-surface p-4">
			<Tag tone="seal">Ưu tiên</Tag>
			Nhà phố ba tầng, Bình Thạnh
		</p>
	),
};

export const DontShout: Story = {
	tags: ['!test'],
	render: () => (
		<p className="flex flex-wrap items-center gap-2 bg-surface p-4">
			<Tag tone="seal">HOT</Tag>
			<Tag tone="seal">Giá sốc</Tag>
			<Tag tone="seal">Bán gấp</Tag>
			Nhà phố ba tầng, Bình Thạnh
		</p>
	),
};
