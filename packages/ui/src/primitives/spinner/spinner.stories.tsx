import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner.tsx';

const meta = { component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	render: () => (
		<p className="flex items-center gap-2 bg-surface p-4 text-ink">
			<Spinner /> Đang tải bản đồ…
		</p>
	),
};

export const Dark: Story = { ...Default, tags: ['!test'], globals: { theme: 'dark' } };

export const DoSayWhatIsUnderWay: Story = {
	tags: ['!test'],
	render: () => (
		<p role="status" className="flex items-center gap-2 bg-surface p-4 text-ink">
			<Spinner /> Đang tra tên mới…
		</p>
	),
};

export const DontTurnAlone: Story = {
	tags: ['!test'],
	render: () => (
		<p className="bg-surface p-4 text-ink">
			<Spinner />
		</p>
	),
};
