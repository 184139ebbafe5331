import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as fixtures from '../listing.fixtures.ts';
import { ListingPagePreview } from './listing-page-preview.tsx';

const meta = {
	component: ListingPagePreview,
	args: { listing: fixtures.houseDetail, map: <div className="hatch size-full" /> },
	decorators: [(Story) => <div className="max-w-176">{Story()}</div>],
} satisfies Meta<typeof ListingPagePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { level: 4, name: fixtures.house.title })).toBeVisible();
		await expect(canvas.getByText('12,4 tỷ')).toBeVisible();
		await expect(canvas.getByRole('heading', { level: 5, name: 'Mô tả' })).toBeVisible();
		// Nobody is called from here.
		await expect(canvas.queryByRole('link', { name: /Gọi/ })).not.toBeInTheDocument();
	},
};
export const Sparse: Story = { args: { listing: fixtures.sparseDetail } };
export const WithoutPin: Story = {
	args: { map: undefined },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Bạn chưa đặt ghim/)).toBeVisible();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: {
		listing: {
			...fixtures.houseDetail,
			title:
				'Biệt thự song lập hướng công viên trung tâm, hoàn thiện nội thất nhập khẩu, sân vườn rộng, gara hai xe, sổ riêng',
			address:
				'Đường Nguyễn-Thị-Minh-Khai-nối-dài, Phường Nghiêng Trường Khuya Phượng Hoàng, Thành phố Phan Rang - Tháp Chàm, Ninh Thuận',
			projectName: 'Khu đô thị sinh thái nghỉ dưỡng Nghiêng-Trường-Khuya-Phượng-Hoàng giai đoạn hai mở rộng',
			blockName: 'Phân khu Thượng Uyển, dãy nhà vườn song lập, lô SL-12345678901234567890/10',
			description: `Nhà rất đẹp. https://example.com/${'nghieng'.repeat(20)}`,
			contactPersonName: 'Công ty TNHH Tư vấn và Kinh doanh bất động sản Nghiêng Trường Khuya',
			priceRaw: 1_234_567_890_123,
		},
	},
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvasElement }) => {
		for (const box of canvasElement.querySelectorAll('dd, h4, p'))
			await expect(box.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
	},
};
