import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
	tags: ['dark'],
	render: () => (
		<div className="grid max-w-80 gap-4 bg-surface p-4">
			<Skeleton shape="photo" />
			<Skeleton shape="title" />
			<Skeleton />
			<div className="h-11">
				<Skeleton shape="box" />
			</div>
		</div>
	),
};

export const Dark: Story = { ...AllVariants, tags: ['!test'], globals: { theme: 'dark' } };
export const Narrow: Story = { ...AllVariants, globals: { viewport: { value: 'phone320' } } };

export const DoKeepItsShape: Story = {
	tags: ['!test'],
	render: () => (
		<div role="status" aria-busy="true" aria-label="Đang tải tin đăng…" className="max-w-64 bg-surface p-4">
			<div className="grid overflow-hidden rounded-card border border-line bg-surface-raised">
				<Skeleton shape="photo" />
				<div className="grid gap-2 p-3">
					<Skeleton shape="title" />
					<Skeleton />
				</div>
			</div>
		</div>
	),
};

export const DontDrawAnotherShape: Story = {
	tags: ['!test'],
	render: () => (
		<div role="status" aria-busy="true" aria-label="Đang tải tin đăng…" className="grid max-w-64 gap-2 bg-surface p-4">
			<Skeleton />
			<Skeleton />
		</div>
	),
};
