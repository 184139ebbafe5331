import { writeListingFilter } from '@ancu/forms/listing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SearchNotes } from './search-notes.tsx';

const meta = {
	component: SearchNotes,
	args: {
		filter: { tradingType: 'BUY', search: 'nhà HXH sổ hồng 5 tỷ 2 quận 3', sort: 'price-asc', page: 2 },
		hrefOf: (filter) => `/real-estate?${writeListingFilter(filter)}`,
	},
	decorators: [(Story) => <div className="bg-surface p-4 text-ink">{Story()}</div>],
} satisfies Meta<typeof SearchNotes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Hiểu là: hẻm xe hơi · đã có sổ · khoảng 5,2\stỷ · “nhà quận 3”/)).toBeVisible();
		await expect(canvas.getByText('Giá thấp đứng trước, tin thỏa thuận ở cuối.')).toBeVisible();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { filter: { search: 'nhà HXH 3PN 2WC hướng đông nam dưới 5 tỷ trên 60m2 sổ hồng riêng chính chủ Thủ Đức' } },
	globals: { viewport: { value: 'phone320' } },
};

export const SaysWhyWhatIsFirstComesFirst: Story = {
	args: { filter: {}, hasPriority: true },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Tin ưu tiên đứng riêng phía trên; còn lại tin mới đăng trước.')).toBeVisible();
		await expect(canvas.queryByText(/Hiểu là/)).not.toBeInTheDocument();
	},
};

export const SaysNothingOfPlainWords: Story = {
	args: { filter: { search: 'Nguyễn Huệ' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Tin mới đăng đứng trước.')).toBeVisible();
		await expect(canvas.queryByText(/Hiểu là/)).not.toBeInTheDocument();
	},
};

export const TurnsWhatWasUnderstoodIntoFilters: Story = {
	args: { filter: { tradingType: 'BUY', search: 'nhà hẻm xe hơi dưới 5 tỷ', page: 2 } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Đưa vào bộ lọc' })).toHaveAttribute(
			'href',
			`/real-estate?${new URLSearchParams({ q: 'nhà', type: 'BUY', priceMax: '5000000000', with: 'CAR_ALLEY' })}`,
		);
	},
};

export const KeepsTheNarrowerBoundOfBoth: Story = {
	args: { filter: { tradingType: 'BUY', priceMax: 3_000_000_000, search: 'nhà dưới 5 tỷ' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Đưa vào bộ lọc' })).toHaveAttribute(
			'href',
			`/real-estate?${new URLSearchParams({ q: 'nhà', type: 'BUY', priceMax: '3000000000' })}`,
		);
	},
};

export const OffersNoFilterThatAsksForSomethingElse: Story = {
	args: { filter: { tradingType: 'BUY', priceMax: 3_000_000_000, search: 'nhà trên 5 tỷ' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Hiểu là/)).toBeVisible();
		await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
	},
};
