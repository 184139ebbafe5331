import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../primitives/link/index.ts';
import { LinkRows } from './link-rows.tsx';

const rows = (names: readonly string[]) =>
	names.map((name, index) => (
		<li key={name} className="border-t border-line p-4 wrap-anywhere first:border-t-0">
			<Link href={`#${index}`}>{name}</Link>
		</li>
	));

const meta = {
	component: LinkRows,
	args: { label: 'Hàng chờ', children: rows(['Thửa 105, tờ 12', 'Thửa 106, tờ 12', 'Thửa 7, tờ 3']) },
} satisfies Meta<typeof LinkRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas, userEvent }) => {
		const [first, second, third] = canvas.getAllByRole('link');
		await userEvent.tab();
		await expect(first).toHaveFocus();
		await userEvent.keyboard('{ArrowDown}{ArrowDown}');
		await expect(third).toHaveFocus();
		await userEvent.keyboard('{ArrowUp}');
		await expect(second).toHaveFocus();
		await userEvent.keyboard('{End}{ArrowDown}');
		await expect(third).toHaveFocus();
		await userEvent.keyboard('{Home}{ArrowUp}');
		await expect(first).toHaveFocus();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = {
	args: { label: 'Queue', children: rows(['Plot 105, sheet 12', 'Plot 106, sheet 12', 'Plot 7, sheet 3']) },
	globals: { locale: 'en' },
};
export const Narrow: Story = {
	args: { children: rows(['Số 1234/56/78 đường Nguyễn Thị Minh Khai nối dài, Thị trấn Phước Bửu, Huyện Xuyên Mộc']) },
	globals: { viewport: { value: 'phone320' } },
};
