import { writeListingFilter } from '@ancu/forms/listing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Words } from '../../foundations/page/words.tsx';
import { Button } from '../../primitives/button/index.ts';
import { SearchIcon } from '../../primitives/icon/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { NoResult } from './no-result.tsx';

const meta = {
	component: NoResult,
	args: {
		filter: {
			tradingType: 'BUY',
			search: 'gần chợ',
			provinceId: '79',
			districtId: '760',
			priceMin: 2_000_000_000,
			priceMax: 3_000_000_000,
			directions: ['EAST'],
			characteristicsNot: ['BOUNDARIES'],
		},
		names: { province: 'Hồ Chí Minh', district: 'Quận 1' },
		relaxations: {
			offers: [
				{ fields: ['priceMin', 'priceMax'], total: 1_001 },
				{ fields: ['directions'], total: 23 },
				{ fields: ['search'], total: 9 },
				{ fields: ['districtId'], total: 4 },
				{ fields: ['characteristicsNot'], total: 1 },
			],
		},
		hrefOf: (filter) => `/real-estate?${writeListingFilter(filter)}`,
		saveSearch: (
			<Button variant="secondary" size="sm">
				<Words vn="Lưu tìm kiếm này" en="Save this search" />
			</Button>
		),
	},
	decorators: [(Story) => <div className="bg-surface p-4 text-ink">{Story()}</div>],
} satisfies Meta<typeof NoResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		const offers = canvas.getAllByRole('listitem');
		await expect(offers).toHaveLength(4);
		await expect(offers[0]).toHaveTextContent('Bỏ “2–3 tỷ”Hơn 1.000 tin');
		const href = canvas.getByRole('link', { name: /Hướng Đông/ }).getAttribute('href') ?? '';
		await expect(href).not.toContain('direction');
		await expect(href).toContain('priceMin=2000000000');
		await expect(canvas.getByRole('link', { name: /^Bỏ “gần chợ”/ }).getAttribute('href')).not.toContain('q=');
		await expect(canvas.getByRole('link', { name: 'Xóa bộ lọc' })).toHaveAttribute('href', '/real-estate?type=BUY');
		await expect(canvas.getByRole('button', { name: 'Lưu tìm kiếm này' })).toBeVisible();
	},
};
export const SaidInOneSentence: Story = {
	args: {
		filter: { tradingType: 'RENT', search: 'dưới 4 triệu hồ tây' },
		names: {},
		relaxations: {
			offers: [
				{ fields: ['search'], total: 5 },
				{ fields: ['priceMin', 'priceMax'], total: 4 },
			],
		},
	},
	play: async ({ canvas }) => {
		const [words, price] = canvas.getAllByRole('listitem');
		await expect(words).toHaveTextContent('Bỏ “hồ tây”5 tin');
		await expect(price).toHaveTextContent(/^Bỏ “.*4 triệu.*”4 tin$/);
		const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
		await expect(hrefs[0]).toContain('priceMax=4000000');
		await expect(hrefs[1]).toMatch(/q=h%E1%BB%93\+t%C3%A2y/);
		await expect(hrefs[1]).not.toContain('price');
	},
};
export const Loading: Story = {
	args: { relaxations: { offers: undefined } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status')).toHaveTextContent('Đang tìm điều kiện nên bỏ…');
	},
};
export const Error: Story = {
	args: { relaxations: { offers: undefined, failed: true } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/Chưa tìm được điều kiện nên bỏ/)).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Xóa bộ lọc' })).toBeVisible();
	},
};
export const NoOneConditionHelps: Story = {
	args: { relaxations: { offers: [] } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/Bỏ một điều kiện vẫn chưa có tin nào/)).toBeVisible();
	},
};
export const NothingIsSet: Story = {
	args: { filter: { tradingType: 'PROJECT' }, relaxations: { offers: undefined } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Chưa có tin nào khớp')).toBeVisible();
		await expect(canvas.queryByRole('link', { name: 'Xóa bộ lọc' })).not.toBeInTheDocument();
		await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: {
		filter: { projectName: 'Khu đô thị sinh thái thông minh Aqua City Phoenix South', bedroomMin: 5 },
		relaxations: {
			offers: [
				{ fields: ['projectName'], total: 812 },
				{ fields: ['bedroomMin'], total: 3 },
			],
		},
	},
	globals: { viewport: { value: 'phone320' } },
};

export const DoSaysWhichConditionToDrop: Story = { tags: ['!test'] };

export const DontLeavesPeopleStuck: Story = {
	tags: ['!test'],
	render: () => (
		<StateMessage title="Không tìm thấy kết quả" icon={<SearchIcon />}>
			Từ khóa không hợp lệ. Vui lòng thử lại sau.
		</StateMessage>
	),
};
