import { writeListingFilter } from '@ancu/forms/listing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Words } from '../../foundations/page/words.tsx';
import * as fixtures from '../listing.fixtures.ts';
import { noProposals } from '../search.fixtures.ts';
import { ListingListScreen } from './listing-list-screen.tsx';

const meta = {
	component: ListingListScreen,
	args: {
		filter: { tradingType: 'BUY', provinceId: '79', districtId: '760' },
		result: { data: fixtures.mixed, priorityPost: [fixtures.priority], total: 342 },
		pageSize: 24,
		now: fixtures.now,
		names: { province: 'Hồ Chí Minh', district: 'Quận 1' },
		hrefOf: (filter) => `/real-estate?${writeListingFilter(filter)}`,
		onApply: fn(),
		proposals: noProposals,
		onSearch: fn(),
		onOpenFilters: fn(),
		filters: null,
		relaxations: { offers: undefined },
		onRetry: fn(),
		view: 'list',
		viewHref: '/real-estate?view=map',
		map: (
			<div className="hatch flex size-full items-center justify-center bg-sea">
				<Words vn="Bản đồ" en="Map" />
			</div>
		),
		highlightedId: null,
		onHighlight: fn(),
	},
	parameters: { layout: 'fullscreen', route: ['/real-estate', '/rent', '/project', '/search', '/map'] },
	decorators: [(Story) => <main className="bg-surface text-ink">{Story()}</main>],
} satisfies Meta<typeof ListingListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { level: 1, name: 'Nhà đất bán tại Quận 1, Hồ Chí Minh' })).toBeVisible();
		await expect(canvas.getByText('342 tin')).toBeVisible();
	},
};
export const MapLayout: Story = { args: { layout: 'map' } };
/** The map has the screen, but for what it is a map of: whoever looks at it can ask for something else. */
export const MapOnAPhone: Story = {
	args: { view: 'map' },
	globals: { viewport: { value: 'phone360' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(canvas.getByRole('combobox', { name: 'Tìm nhà đất' })).toBeVisible();
		await expect(canvas.getByRole('button', { name: /^Bộ lọc/ })).toBeVisible();
		await expect(canvas.getByRole('list', { name: 'Đang lọc theo' })).toBeVisible();
		await expect(canvas.queryByRole('heading', { name: 'Kết quả' })).toBeNull();
		// All of it in one screen, two thirds of it the map.
		const map = document.querySelector('.bg-sea')?.getBoundingClientRect();
		await expect(map?.top).toBeLessThan(innerHeight / 3);
		await expect(map?.bottom).toBeLessThanOrEqual(innerHeight);
	},
};
export const Loading: Story = { args: { result: undefined } };
export const Refreshing: Story = { args: { refreshing: true } };
export const Empty: Story = {
	args: {
		filter: { tradingType: 'BUY', provinceId: '79', districtId: '760', directions: ['EAST'], bedroomMin: 5 },
		result: { data: [], priorityPost: [], total: 0 },
		relaxations: {
			offers: [
				{ fields: ['directions'], total: 23 },
				{ fields: ['bedroomMin'], total: 2 },
			],
		},
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: /Bỏ “Hướng Đông”\s*23 tin/ })).toBeVisible();
	},
};
export const Error: Story = { args: { result: undefined, failed: true } };
export const MoreThanAThousand: Story = {
	args: { result: { data: fixtures.mixed, priorityPost: [], total: 1_001 }, filter: {} },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Hơn 1.000 tin')).toBeVisible();
	},
};
export const AsksAfterAnAct: Story = {
	args: { prompt: <p className="rounded-card border border-line p-4">Muốn được báo ngay?</p> },
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const LongText: Story = {
	args: {
		result: { data: [fixtures.longTitle], priorityPost: [], total: 1 },
		names: {
			province: 'Thừa Thiên Huế',
			district: 'Thành phố Phan Rang - Tháp Chàm',
			ward: 'Thị trấn Nông trường Phong Hải',
		},
		filter: {
			tradingType: 'BUY',
			provinceId: '79',
			districtId: '760',
			wardId: '26734',
			priceMin: 1_000_000_000,
			priceMax: 50_000_000_000,
			search: 'nhà mặt phố nở hậu gần chợ và trường học',
		},
	},
	globals: { viewport: { value: 'phone320' } },
};

export const ShowsAPaidListingOnceAndSaysThatItIsPaid: Story = {
	args: { result: { data: [fixtures.priority, ...fixtures.mixed], priorityPost: [fixtures.priority], total: 7 } },
	play: async ({ canvas }) => {
		await expect(canvas.getAllByRole('link', { name: fixtures.priority.title })).toHaveLength(1);
		await expect(canvas.getByRole('region', { name: 'Tin ưu tiên' })).toHaveTextContent('Người đăng trả phí');
	},
};

export const FloatsItsWayToTheMapOverNothingThatIsUsed: Story = {
	globals: { viewport: { value: 'phone360' } },
	play: async ({ canvas }) => {
		const floating = canvas.getByRole('link', { name: 'Bản đồ' });
		const { top, height } = floating.getBoundingClientRect();
		const list = canvas.getByRole('heading', { level: 1 }).parentElement?.parentElement as HTMLElement;
		for (const control of list.querySelectorAll<HTMLElement>('a, button, input, select')) {
			control.focus();
			await expect(control.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
		}
		// Beside it a press reaches what is there.
		await expect(list).toContainElement(document.elementFromPoint(8, top + height / 2) as HTMLElement);
	},
};

export const NamesThePlaceByItsNewUnits: Story = {
	args: {
		filter: { tradingType: 'RENT', currentProvinceId: '79', currentWardId: '26740' },
		names: { currentProvince: 'Hồ Chí Minh', currentWard: 'Phường Sài Gòn' },
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
			'Nhà đất cho thuê tại Phường Sài Gòn, Hồ Chí Minh',
		);
	},
};

export const NamesTheOneKindOfPropertyThatItHolds: Story = {
	args: {
		filter: { tradingType: 'RENT', categoryIds: ['room'], provinceId: '01' },
		names: { province: 'Hà Nội', categories: ['Phòng trọ'] },
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Cho thuê phòng trọ tại Hà Nội');
	},
};

export const LeadsToTheFilters: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Bộ lọc (2)' }));
		await expect(args.onOpenFilters).toHaveBeenCalledOnce();
	},
};

export const LeadsPastItsCardsToTheMap: Story = {
	args: { layout: 'map' },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const list = canvas.getByRole('region', { name: 'Kết quả' });
		const before = list.getBoundingClientRect();
		const link = canvas.getByRole('link', { name: 'Tới bản đồ' });
		link.focus();
		await expect(link.getBoundingClientRect().height).toBeGreaterThan(24);
		// It lies over the page and moves nothing of it.
		await expect(list.getBoundingClientRect().x).toBe(before.x);
		await expect(list.getBoundingClientRect().y).toBe(before.y);
		await userEvent.keyboard('{Enter}');
		await expect(
			canvasElement.querySelector(link.getAttribute('href')?.replace(/^#(.*)$/, '[id="$1"]') ?? ''),
		).toHaveFocus();
	},
};
