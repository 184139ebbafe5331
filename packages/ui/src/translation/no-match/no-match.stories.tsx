import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn } from 'storybook/test';
import { Words } from '../../foundations/page/words.tsx';
import { NoMatch, type NoMatchProps } from './no-match.tsx';

/** Below the heading of its list. */
function Demo(props: NoMatchProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	return (
		<>
			<h1 ref={heading} tabIndex={-1} className="mb-4 text-xl font-bold outline-none">
				<Words vn="Danh sách" en="The list" />
			</h1>
			<NoMatch {...props} heading={heading} />
		</>
	);
}

const meta = {
	component: NoMatch,
	render: (args) => <Demo {...args} />,
	args: {
		title: 'Không có mục nào khớp',
		children: 'Hãy bớt điều kiện hoặc tìm bằng từ khác.',
		onShowAll: fn(),
		heading: { current: null },
	},
} satisfies Meta<typeof NoMatch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Xem tất cả' }));
		await expect(args.onShowAll).toHaveBeenCalledTimes(1);
		await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = {
	args: { title: 'Nothing matches', children: 'Try fewer conditions or other words.' },
	globals: { locale: 'en' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
