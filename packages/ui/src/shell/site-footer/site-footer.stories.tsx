import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SiteFooter } from './site-footer.tsx';

const meta = { component: SiteFooter, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	play: async ({ canvas }) => {
		// Leads to every policy.
		const policies = within(canvas.getByRole('navigation', { name: 'Quy định và chính sách' })).getAllByRole('link');
		await expect(policies).toHaveLength(14);
		await expect(canvas.getByRole('link', { name: 'Chính sách bảo mật' })).toHaveAttribute('href', '/privacy');
		await expect(canvas.getByRole('link', { name: 'Điều khoản sử dụng' })).toHaveAttribute('href', '/used/service');
		await expect(canvas.getByRole('link', { name: 'Người đăng tin' })).toHaveAttribute('href', '/real-estate-broker');
		await expect(canvas.getByRole('link', { name: 'Kiểm tra quy hoạch' })).toHaveAttribute('href', '/planning-check');
	},
};
export const Demo: Story = { tags: ['dark'], args: { demo: true } };
export const Dark: Story = { tags: ['!test'], args: { demo: true }, globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], args: { demo: true }, globals: { locale: 'en' } };
/** Its lists stand two by two: below each other they are two screens. */
export const Narrow: Story = {
	args: { demo: true },
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas }) => {
		const [explore, terms] = ['Tìm nhà đất', 'Sử dụng An Cư'].map((name) =>
			canvas.getByText(name).getBoundingClientRect(),
		);
		await expect(explore?.top).toBe(terms?.top);
		await expect(terms?.left).toBeGreaterThan(explore?.right ?? Number.POSITIVE_INFINITY);
	},
};

export const SaysWhoRunsIt: Story = {
	args: {
		operator: {
			name: 'Công ty Ví Dụ',
			address: '1 đường Ví Dụ, Đà Nẵng',
			taxNumber: '0000000000',
			phone: '0900 000 001',
			email: 'hotro@example.vn',
		},
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: '0900 000 001' })).toHaveAttribute('href', 'tel:0900000001');
		await expect(canvas.getByRole('link', { name: 'hotro@example.vn' })).toHaveAttribute(
			'href',
			'mailto:hotro@example.vn',
		);
		await expect(canvas.getByText('Công ty Ví Dụ, 1 đường Ví Dụ, Đà Nẵng. Mã số thuế 0000000000.')).toBeVisible();
	},
};
