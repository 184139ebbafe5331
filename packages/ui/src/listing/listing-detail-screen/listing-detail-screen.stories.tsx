import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { HiddenPhone } from '../hidden-phone/hidden-phone.tsx';
import * as fixtures from '../listing.fixtures.ts';
import { ListingDetailScreen } from './listing-detail-screen.tsx';

const meta = {
	component: ListingDetailScreen,
	args: {
		summary: fixtures.houseDetail,
		detail: fixtures.houseDetail,
		similar: fixtures.mixed.slice(1, 5),
		now: fixtures.now,
		map: <div className="hatch size-full" />,
		onRetry: fn(),
	},
	parameters: { layout: 'fullscreen', route: '/real-estate/:id' },
	decorators: [(Story) => <main className="mx-auto max-w-7xl bg-surface px-4 text-ink">{Story()}</main>],
} satisfies Meta<typeof ListingDetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('button', { name: 'Xem video YouTube' })).toBeVisible();
	},
};
export const Loading: Story = { args: { detail: undefined, similar: undefined } };
export const LoadingAll: Story = { args: { summary: undefined, detail: undefined, similar: [] } };
export const Error: Story = {
	args: { detail: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('heading', { level: 1, name: fixtures.house.title })).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const ErrorOfAll: Story = { args: { summary: undefined, detail: undefined, failed: true, similar: [] } };
export const Gone: Story = {
	args: { summary: null, detail: undefined, similar: [] },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { level: 1, name: 'Tin này không còn' })).toBeVisible();
	},
};
export const Sparse: Story = {
	args: { summary: fixtures.sparseDetail, detail: fixtures.sparseDetail, similar: [] },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Người đăng chưa ghi giấy tờ nào/)).toBeVisible();
	},
};
export const WithoutPin: Story = {
	args: { map: null },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Người đăng chưa đặt ghim trên bản đồ.')).toBeVisible();
		await expect(canvas.queryByText(/gần đúng/)).not.toBeInTheDocument();
	},
};
export const WaitsForApproval: Story = {
	args: { status: 'PENDING' },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Tin đang chờ duyệt/)).toBeVisible();
	},
};
export const WaitsForApprovalNarrow: Story = {
	args: { status: 'PENDING' },
	globals: { viewport: { value: 'phone320' }, locale: 'en', theme: 'dark' },
};
export const TakenDown: Story = {
	args: { status: 'CANCEL' },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Tin không còn hiển thị/)).toBeVisible();
	},
};
export const SaysNothingOfWhatAllSee: Story = {
	args: { status: 'ACCEPT' },
	play: async ({ canvas, canvasElement }) => {
		await expect(canvas.getByRole('heading', { level: 1, name: fixtures.house.title })).toBeVisible();
		await expect(canvasElement.querySelector('[data-slot=hidden-notice]')).toBeNull();
	},
};
export const OwnWithAHiddenNumber: Story = {
	args: { notice: <HiddenPhone onShow={async () => undefined} /> },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('button', { name: 'Hiện số của tôi' })).toBeVisible();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = {
	globals: { locale: 'en' },
	play: async ({ canvas }) => {
		// What its poster wrote is read aloud as what it is.
		await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'vi');
		await expect(canvas.getByText(/^Nhà nằm trong hẻm thông/)).toHaveAttribute('lang', 'vi');
	},
};
export const LongText: Story = {
	args: {
		summary: { ...fixtures.houseDetail, ...fixtures.longTitle },
		detail: { ...fixtures.houseDetail, ...fixtures.longTitle },
		similar: [fixtures.longTitle],
	},
	globals: { viewport: { value: 'phone320' } },
};

/** Nothing jumps when the listing comes. */
export const TheGalleryStandsWhereItsSkeletonStood: Story = {
	render: (args) => (
		<>
			<div data-testid="loading">
				<ListingDetailScreen {...args} summary={undefined} detail={undefined} similar={[]} />
			</div>
			<div data-testid="ready">
				<ListingDetailScreen {...args} similar={[]} />
			</div>
		</>
	),
	play: async ({ canvas }) => {
		const place = (name: string) => {
			const screen = canvas.getByTestId(name);
			const gallery = (screen.querySelector('[data-slot=listing-gallery]') as HTMLElement).getBoundingClientRect();
			return { top: gallery.top - screen.getBoundingClientRect().top, height: gallery.height };
		};
		await expect(place('ready').height).toBeCloseTo(place('loading').height, 0);
		await expect(place('ready').top).toBeCloseTo(place('loading').top, 0);
	},
};
export const TheGalleryStandsWhereItsSkeletonStoodOnAPhone: Story = {
	...TheGalleryStandsWhereItsSkeletonStood,
	globals: { viewport: { value: 'phone320' } },
};

export const WhomToCallStaysAtHandOnAPhone: Story = {
	args: {
		summary: { ...fixtures.houseDetail, tradingType: 'RENT', priceRaw: 220_000_000 },
	},
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas }) => {
		const calls = () => canvas.getAllByRole('link', { name: 'Gọi 0900 001 234' });
		await expect(calls()).toHaveLength(1);
		canvas.getByRole('heading', { name: 'Tin tương tự trong khu vực' }).scrollIntoView();
		await waitFor(() => expect(calls()).toHaveLength(2));
		const bar = calls().at(-1)?.getBoundingClientRect();
		await expect(bar?.bottom).toBeLessThanOrEqual(window.innerHeight);
		await expect(bar?.top).toBeGreaterThan(window.innerHeight - 80);
		// One line beside the price: the number is heard there, and stands with the contact.
		const price = canvas.getAllByText('220 triệu/tháng').at(-1)?.getBoundingClientRect();
		await expect(price?.bottom).toBeGreaterThan(bar?.top ?? 0);
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
		window.scrollTo(0, 0);
		await waitFor(() => expect(calls()).toHaveLength(1));
	},
};

/** Once: beside the article on a wide screen, below the title on a phone. */
export const ThePriceIsReadOnce: Story = {
	args: { similar: [] },
	play: async ({ canvas }) => {
		const seen = canvas.getAllByText('12,4 tỷ').filter((price) => price.checkVisibility());
		await expect(seen).toHaveLength(1);
	},
};
export const ThePriceIsReadOnceAfterTheTitleAndSeenAboveItOnAPhone: Story = {
	args: { similar: [] },
	globals: { viewport: { value: 'phone320' } },
	play: async (context) => {
		await ThePriceIsReadOnce.play?.(context);
		const title = context.canvas.getByRole('heading', { level: 1 });
		const price = title.nextElementSibling;
		await expect(price).toHaveTextContent('12,4 tỷ');
		await expect(price?.getBoundingClientRect().bottom).toBeLessThan(title.getBoundingClientRect().top);
	},
};

export const SaysTheNewNameBesideTheOldOne: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Nay là: Phường Cầu Ông Lãnh, Hồ Chí Minh')).toBeVisible();
		await expect(canvas.queryByText(/chưa rõ phường, xã/)).not.toBeInTheDocument();
	},
};

const byCommune = { ...fixtures.houseDetail, ward: null, address: 'Phường Cầu Ông Lãnh, Hồ Chí Minh' };
export const OfAnAddressByItsCommune: Story = {
	args: { summary: byCommune, detail: byCommune },
	play: async ({ canvas }) => {
		await expect(canvas.queryByText(/^Nay là/)).not.toBeInTheDocument();
		await expect(canvas.getByText(/chưa rõ phường, xã cũ/)).toHaveTextContent('trước 01/07/2025: Quận 1 (');
	},
};

const unknownNow = { ...fixtures.houseDetail, currentWard: null };
export const SaysThatTheNewWardIsNotKnown: Story = {
	args: { summary: unknownNow, detail: unknownNow },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/chưa rõ phường, xã mới/)).toHaveTextContent('Hồ Chí Minh (');
	},
};
