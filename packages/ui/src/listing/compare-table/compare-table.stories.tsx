import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { LinkProvider } from '../../primitives/link/index.ts';
import { brokenWords } from '../../translation/broken-words.fixtures.ts';
import { houseDetail, longTitle, rental, sparseDetail } from '../listing.fixtures.ts';
import type { ComparedListing } from './compare-facts.ts';
import { CompareTable } from './compare-table.tsx';

const second: ComparedListing = {
	...houseDetail,
	id: 'c2',
	sequenceId: 2042,
	title: 'Nhà hẻm xe hơi Nguyễn Trãi, gần chợ Thái Bình',
	priceRaw: 11_900_000_000,
	pricePerSquareMeter: 220_370_370,
	area: 54,
	facadeArea: 4.2,
	bedroom: 5,
	isGreenCheck: true,
};

const meta = {
	component: CompareTable,
	args: {
		listings: [houseDetail, second, sparseDetail],
		onRetry: fn(),
		withoutHref: ({ sequenceId }) => `/compare?without=${sequenceId}`,
		savedHref: '/saved/real-estate',
	},
	decorators: [(Story) => <div className="mx-auto max-w-6xl p-4">{Story()}</div>],
	parameters: { route: '/compare' },
} satisfies Meta<typeof CompareTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const cells = (canvas: { getByRole: ReturnType<typeof within>['getByRole'] }, fact: string) =>
	within(canvas.getByRole('rowheader', { name: fact }).parentElement as HTMLElement)
		.getAllByRole('cell')
		.map((cell) => cell.textContent);

export const Three: Story = {
	tags: ['state:ready', 'dark'],
	play: async ({ canvas }) => {
		await expect(cells(canvas, 'Giá')).toEqual(['12,4\u00a0tỷ', '11,9\u00a0tỷ', '850\u00a0triệu Thấp nhất']);
		await expect(cells(canvas, 'Diện tích đất')).toEqual(['64\u00a0m²', '54\u00a0m²', '120\u00a0m² Lớn nhất']);
		await expect(cells(canvas, 'Mặt tiền')).toEqual(['4,2\u00a0m', '4,2\u00a0m', '6\u00a0m Rộng nhất']);
		await expect(cells(canvas, 'Phòng ngủ')).toEqual(['4', '5 Nhiều nhất', 'Không ghi']);
		await expect(cells(canvas, 'Giấy tờ')).toEqual(['Đã có sổ', 'Đã có sổ', 'Không ghi']);
	},
};
export const Two: Story = { args: { listings: [houseDetail, second] } };
export const Four: Story = {
	args: { listings: [houseDetail, second, sparseDetail, { ...houseDetail, ...longTitle, id: 'c4' }] },
};
export const Loading: Story = { args: { listings: undefined } };
export const Empty: Story = {
	args: { listings: [houseDetail] },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Mở tin đã lưu' })).toHaveAttribute('href', '/saved/real-estate');
	},
};
export const Error: Story = {
	args: { listings: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };

export const ShowsDifferencesOnly: Story = {
	args: { listings: [houseDetail, second] },
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByRole('rowheader', { name: 'Mặt tiền' })).toBeVisible();
		await userEvent.click(canvas.getByRole('checkbox', { name: 'Chỉ hiện chỗ khác nhau' }));
		await expect(canvas.queryByRole('rowheader', { name: 'Mặt tiền' })).not.toBeInTheDocument();
		await expect(canvas.getByRole('rowheader', { name: 'Giá' })).toBeVisible();
	},
};

export const ARentIsNotCheaperThanAPrice: Story = {
	args: { listings: [houseDetail, { ...houseDetail, ...rental, id: 'c5' }] },
	play: async ({ canvas }) => {
		await expect(cells(canvas, 'Giá')).toEqual(['12,4\u00a0tỷ', '18,5\u00a0triệu/tháng']);
	},
};

export const TheNamesOfFactsStayInSightOnAPhone: Story = {
	args: { listings: [houseDetail, second, { ...houseDetail, ...longTitle, id: 'c4' }] },
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas }) => {
		const table = canvas.getByRole('region', { name: 'Bảng so sánh' });
		table.scrollLeft = 300;
		await expect(table.scrollLeft).toBeGreaterThan(0);
		const left = canvas.getByText('Giá').getBoundingClientRect().left;
		await expect(left).toBeCloseTo(table.getBoundingClientRect().left + 9, 0);
	},
};

export const APhoneShowsTwoAtOnce: Story = {
	args: { listings: [houseDetail, second] },
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas }) => {
		const table = canvas.getByRole('region', { name: 'Bảng so sánh' });
		await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
		await expect(cells(canvas, 'Giá')).toEqual(['12,4\u00a0tỷ', '11,9\u00a0tỷ Thấp nhất']);
	},
};

export const APhoneBreaksNoUnit: Story = {
	args: {
		listings: [
			{ ...houseDetail, pricePerSquareMeter: 10_400_000 },
			second,
			{ ...sparseDetail, pricePerSquareMeter: null },
		],
	},
	globals: { viewport: { value: 'phone360' }, locale: 'en' },
	play: async ({ canvas }) => {
		const prices = canvas.getByRole('rowheader', { name: 'Price per m²' }).parentElement as HTMLElement;
		await expect(prices).toHaveTextContent('₫10.4 million/m²');
		await expect(brokenWords(prices)).toEqual([]);
	},
};

export const RoomsOfAllKinds: Story = {
	args: { listings: [houseDetail, { ...houseDetail, ...rental, id: 'c3' }] },
	play: async ({ canvas }) => {
		await expect(cells(canvas, 'Diện tích')).toEqual(['64\u00a0m²', '72\u00a0m² Lớn nhất']);
		await expect(cells(canvas, 'Giá/m²')[1]).toMatch(/\/tháng$/);
	},
};

export const FlatsAlone: Story = {
	args: {
		listings: [
			{ ...houseDetail, ...rental, id: 'c3' },
			{ ...houseDetail, ...rental, id: 'c4', area: 60 },
		],
	},
	play: async ({ canvas }) => {
		await expect(cells(canvas, 'Diện tích sàn')).toEqual(['72\u00a0m² Lớn nhất', '60\u00a0m²']);
	},
};

export const KeepsTheKeyboardsPlace: Story = {
	args: { listings: [houseDetail, second, { ...sparseDetail, id: 'c3' }] },
	render: function Render(args) {
		const [listings, setListings] = useState(args.listings ?? []);
		return (
			<LinkProvider
				component={({ href, onClick, ...rest }) => (
					<a
						{...rest}
						href={href}
						onClick={(event) => {
							event.preventDefault();
							onClick?.();
							const [, out] = /without=(\d+)/.exec(href) ?? [];
							setListings((now) => now.filter(({ sequenceId }) => String(sequenceId) !== out));
						}}
					/>
				)}
			>
				<CompareTable {...args} listings={listings} />
			</LinkProvider>
		);
	},
	play: async ({ canvas, userEvent }) => {
		const links = () => canvas.getAllByRole('link', { name: /^Bỏ/ });
		links()[2]?.focus();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(links()).toHaveLength(2));
		await waitFor(() => expect(links()[1]).toHaveFocus());
	},
};
