import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brokenWords } from '../../translation/broken-words.fixtures.ts';
import * as fixtures from '../listing.fixtures.ts';
import { ListingFactList } from './listing-fact-list.tsx';

const meta = { component: ListingFactList, args: { listing: fixtures.houseDetail, group: 'property' } } satisfies Meta<
	typeof ListingFactList
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Property: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Chính chủ đăng').nextElementSibling).toHaveTextContent(/^Do người đăng tự khai;/);
	},
};
export const Papers: Story = {
	tags: ['dark'],
	args: { group: 'papers' },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Đã kiểm tra ngày 02/03/2026')).toBeVisible();
		await expect(canvas.queryByText(/vi bằng/)).not.toBeInTheDocument();
		await expect(canvas.getByText('Thẩm định giá').nextElementSibling).toHaveTextContent('Ví Dụ, 01/2026: 12,1 tỷ.');
	},
};
export const PapersOfAPlotNotLookedUp: Story = {
	args: { group: 'papers', listing: { ...fixtures.houseDetail, planningCheckedAt: null } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Số thửa').nextElementSibling).toHaveTextContent('203');
		await expect(canvas.queryByText(/^Đã kiểm tra/)).not.toBeInTheDocument();
	},
};
/** Words that people take for more than they are, are explained. */
export const OtherPapers: Story = {
	args: { group: 'papers', listing: { ...fixtures.houseDetail, legalStatus: 'OTHER_PAPERS' } },
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Giấy tờ khác').nextElementSibling).toHaveTextContent(/vi bằng, sổ chung/);
	},
};
export const PapersDark: Story = { tags: ['!test'], args: { group: 'papers' }, globals: { theme: 'dark' } };
export const PapersInEnglish: Story = { tags: ['!test'], args: { group: 'papers' }, globals: { locale: 'en' } };
export const Sparse: Story = {
	args: { listing: fixtures.sparseDetail },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Mặt tiền').nextElementSibling).toHaveTextContent('6 m');
		await expect(canvas.queryByText('Phòng ngủ')).not.toBeInTheDocument();
		await expect(canvas.queryByText(/^Do người đăng tự khai/)).not.toBeInTheDocument();
	},
};
export const FlatToLet: Story = {
	args: { listing: { ...fixtures.houseDetail, ...fixtures.rental, floorArea: null } },
	play: async ({ canvas }) => {
		const valueOf = (name: string) => canvas.getByText(name).nextElementSibling?.textContent;
		await expect(valueOf('Diện tích sàn')).toBe('72\u00a0m²');
		await expect(canvas.queryByText('Diện tích đất')).not.toBeInTheDocument();
		await expect(valueOf('Giá/m²')).toMatch(/\/tháng$/);
	},
};
export const NarrowBreaksNoUnit: Story = {
	args: { listing: { ...fixtures.houseDetail, ...fixtures.rental, pricePerSquareMeter: 201_613 } },
	globals: { viewport: { value: 'phone320' }, locale: 'en' },
	play: async ({ canvas }) => {
		const rent = canvas.getByText('Price per m²').nextElementSibling as HTMLElement;
		await expect(rent).toHaveTextContent('₫201.6 thousand/m²/month');
		await expect(brokenWords(rent)).toEqual([]);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
