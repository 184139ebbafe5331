import { readListingFilter, writeListingFilter } from '@ancu/forms/listing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { LinkProvider } from '../../primitives/link/index.ts';
import { ActiveFilters, type ActiveFiltersProps } from './active-filters.tsx';

const meta = {
	component: ActiveFilters,
	args: {
		filter: {
			search: 'nhà',
			provinceId: '79',
			districtId: '760',
			priceMin: 2_000_000_000,
			priceMax: 5_000_000_000,
			areaMin: 50,
			bedroomMin: 3,
			directions: ['EAST', 'SOUTH_EAST'],
			legalStatuses: ['HAVE_BOOK'],
			houseCategories: ['ALLEY'],
			categoryIds: ['house', 'villa'],
		},
		names: { province: 'Hồ Chí Minh', district: 'Quận 1', categories: ['Nhà riêng', 'Biệt thự, liền kề'] },
		hrefOf: (filter) => `/real-estate?${writeListingFilter(filter)}`,
	},
	decorators: [(Story) => <div className="bg-surface p-4 text-ink">{Story()}</div>],
} satisfies Meta<typeof ActiveFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		const hrefOf = (name: string) => canvas.getByRole('link', { name }).getAttribute('href') ?? '';
		// A range is said once and goes with both its ends.
		await expect(hrefOf('Bỏ lọc: 2–5\u00a0tỷ')).not.toContain('price');
		await expect(hrefOf('Bỏ lọc: 2–5\u00a0tỷ')).toContain('areaMin=50');
		// A province takes its district along.
		await expect(hrefOf('Bỏ lọc: Hồ Chí Minh')).not.toContain('district');
		await expect(hrefOf('Bỏ lọc: Hồ Chí Minh')).toContain('priceMin=2000000000');
		// Clears everything but the words.
		await expect(canvas.getByRole('link', { name: 'Xóa bộ lọc' })).toHaveAttribute('href', '/real-estate?q=nh%C3%A0');
	},
};
export const Rest: Story = {
	args: {
		filter: {
			pricePerSquareMeterMax: 90_000_000,
			toiletMin: 2,
			floorsMin: 3,
			facadeMin: 4.5,
			interiorStatuses: ['LUXURY', 'FULL'],
			characteristics: ['CAR_ALLEY'],
			characteristicsNot: ['BOUNDARIES', 'RUINED'],
			postedWithinDays: 7,
			isGreenCheck: true,
			isPlanningChecked: true,
			postMode: 'OWNER',
			currentProvinceId: '79',
			currentWardId: '26734',
			projectName: 'Vinhomes Grand Park',
			polygon: [
				{ lat: 10.7, long: 106.6 },
				{ lat: 10.8, long: 106.6 },
				{ lat: 10.8, long: 106.7 },
			],
			circle: { lat: 10.77, long: 106.7, radius: 1_500 },
			box: { south: 10.7, west: 106.6, north: 10.9, east: 106.8 },
		},
		names: { currentProvince: 'Hồ Chí Minh', currentWard: 'Phường Sài Gòn' },
	},
	play: async ({ canvas }) => {
		for (const name of [
			'Đến 90 triệu/m²',
			'Từ 2 phòng vệ sinh',
			'Từ 3 tầng',
			'Mặt tiền từ 4,5 m',
			'Nội thất cao cấp, Nội thất đầy đủ',
			'Hẻm xe hơi',
			'Không: dính quy hoạch, lộ giới; nhà nát',
			'Đăng trong 7 ngày',
			'Có tích xanh',
			'Đã kiểm tra quy hoạch',
			'Chính chủ đăng',
			'Hồ Chí Minh',
			'Phường Sài Gòn',
			'Dự án Vinhomes Grand Park',
			'Vùng đã vẽ',
			'Trong 1,5 km',
			'Khung bản đồ',
		])
			await expect(
				canvas.getByRole('link', { name: (said) => said.replaceAll('\u00a0', ' ') === `Bỏ lọc: ${name}` }),
			).toHaveTextContent(name);
	},
};
export const One: Story = { args: { filter: { areaMax: 100 } } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { ...Rest, play: async () => undefined, globals: { locale: 'en' } };
export const Narrow: Story = {
	args: {
		...Rest.args,
		filter: {
			characteristicsNot: ['BACK_HOUSE', 'BLOOMING', 'NOT_COMPLETE', 'LAND_CHANGED', 'BOUNDARIES', 'RUINED'],
			projectName: 'Khu đô thị sinh thái thông minh Aqua City Phoenix South',
			priceMin: 1_500_000_000,
		},
	},
	globals: { viewport: { value: 'phone320' } },
};
export const Empty: Story = {
	args: { filter: { tradingType: 'BUY', sort: 'price-asc' } },
	play: async ({ canvas }) => {
		await expect(canvas.queryByRole('list', { name: 'Đang lọc theo' })).not.toBeInTheDocument();
	},
};

/** A list that is filtered again without loading the page, as the website does. */
function Filtered({ filter, ...props }: ActiveFiltersProps) {
	const [left, setLeft] = useState(filter);
	return (
		<LinkProvider
			component={({ href, onClick, children, ...rest }) => (
				<a
					{...rest}
					href={href}
					onClick={(event) => {
						event.preventDefault();
						onClick?.();
						setLeft(readListingFilter(new URL(href, location.href).searchParams));
					}}
				>
					{children}
				</a>
			)}
		>
			<ActiveFilters {...props} filter={left} />
		</LinkProvider>
	);
}

export const KeepsTheFocusWhereOneWasTakenAway: Story = {
	args: { filter: { areaMin: 50, bedroomMin: 3, toiletMin: 2 } },
	render: (args) => <Filtered {...args} />,
	play: async ({ canvas, userEvent }) => {
		const tag = (name: string) => canvas.getByRole('link', { name: `Bỏ lọc: ${name}` });
		tag('Từ 50\u00a0m²').focus();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(tag('Từ 3 phòng ngủ')).toHaveFocus());
		tag('Từ 2 phòng vệ sinh').focus();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(tag('Từ 3 phòng ngủ')).toHaveFocus());
	},
};
