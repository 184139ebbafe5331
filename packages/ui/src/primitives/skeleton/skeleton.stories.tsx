import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
	render: () => (
		<div className="grid w-80 gap-4 bg-surface p-4">
			<Skeleton shape="photo" />
			<Skeleton shape="title" />
			<Skeleton />
			<div className="h-11">
				<Skeleton shape="box" />
			</div>
		</div>
	),
};

export const Dark: Story = { ...AllVariants, globals: { theme: 'dark' } };
