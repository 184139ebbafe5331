import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Words } from '../../foundations/page/words.tsx';
import { PlanningCheckPage } from './planning-check-page.tsx';

const meta = {
	component: PlanningCheckPage,
	args: {
		title: 'Thanh toán phí kiểm tra',
		children: (
			<p>
				<Words vn="Nội dung của trang." en="What the page is about." />
			</p>
		),
	},
} satisfies Meta<typeof PlanningCheckPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OfOneCheck: Story = {
	tags: ['dark'],
	args: { check: { id: 'c1', sequenceId: 1042 } },
	play: async ({ canvas }) => {
		const way = within(canvas.getByRole('navigation', { name: 'Đường dẫn trang' }));
		await expect(way.getByRole('link', { name: 'Kiểm tra quy hoạch' })).toHaveAttribute('href', '/planning-check');
		await expect(way.getByRole('link', { name: 'Yêu cầu số 1042' })).toHaveAttribute('href', '/planning-check?id=c1');
	},
};
export const Dark: Story = { tags: ['!test'], args: OfOneCheck.args ?? {}, globals: { theme: 'dark' } };
export const English: Story = {
	args: { ...OfOneCheck.args, title: 'Pay for the check' },
	globals: { locale: 'en' },
};
export const Narrow: Story = { args: OfOneCheck.args ?? {}, globals: { viewport: { value: 'phone320' } } };
