import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pagination } from './pagination.tsx';

const meta = {
	component: Pagination,
	args: {
		page: 5,
		pageCount: 42,
		hrefOf: (page) => `?page=${page}`,
		labels: {
			navigation: 'Các trang kết quả',
			previous: 'Trang trước',
			next: 'Trang sau',
			page: (page) => `Trang ${page}`,
		},
	},
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Trang 5' })).toHaveAttribute('aria-current', 'page');
		await expect(canvas.getByRole('link', { name: 'Trang sau' })).toHaveAttribute('href', '?page=6');
		await expect(canvas.getByRole('link', { name: 'Trang trước' })).toHaveAttribute('href', '?page=4');
	},
};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 42 } };
export const Few: Story = { args: { page: 2, pageCount: 3 } };
export const OnlyOne: Story = {
	args: { page: 1, pageCount: 1 },
	play: async ({ canvas }) => {
		await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
	},
};
/** Whoever is past the last page is led back to it. */
export const PastTheLast: Story = {
	args: { page: 4, pageCount: 2 },
	play: async ({ canvas }) => {
		const pages = canvas
			.getAllByRole('link')
			.map((link) => `${link.getAttribute('aria-label')} ${link.getAttribute('href')}`);
		await expect(pages).toEqual(['Trang trước ?page=2', 'Trang 1 ?page=1', 'Trang 2 ?page=2']);
	},
};
export const PastTheOnlyOne: Story = {
	args: { page: 2, pageCount: 1 },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Trang trước' })).toHaveAttribute('href', '?page=1');
		await expect(canvas.queryByRole('link', { name: 'Trang sau' })).not.toBeInTheDocument();
	},
};
export const Narrow: Story = { args: { page: 20 }, globals: { viewport: { value: 'phone320' } } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };

export const DoBelowTheList: Story = {
	tags: ['!test'],
	args: { page: 2, pageCount: 42 },
	render: (args) => (
		<div className="grid max-w-md gap-4 bg-surface p-4">
			<ul className="grid divide-y divide-line">
				{['Nhà phố ba tầng, Bình Thạnh', 'Căn hộ hai phòng ngủ, Quận 7', 'Đất ở 82,5 m², Thủ Đức'].map((title) => (
					<li key={title} className="py-2">
						{title}
					</li>
				))}
			</ul>
			<Pagination {...args} />
		</div>
	),
};

export const DontForSteps: Story = {
	tags: ['!test'],
	args: {
		page: 2,
		pageCount: 3,
		labels: {
			navigation: 'Các bước đăng ký',
			previous: 'Bước trước',
			next: 'Bước sau',
			page: (page) => `Bước ${page}`,
		},
	},
	render: (args) => (
		<div className="grid max-w-md gap-4 bg-surface p-4">
			<p className="font-bold">Đăng ký: nhập mã xác nhận</p>
			<Pagination {...args} />
		</div>
	),
};
