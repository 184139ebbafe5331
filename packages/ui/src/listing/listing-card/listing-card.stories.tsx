import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Tag } from '../../primitives/tag/index.ts';
import * as fixtures from '../listing.fixtures.ts';
import { SaveButton } from '../save-button/save-button.tsx';
import { ListingCard } from './listing-card.tsx';
import { ListingCardSkeleton } from './listing-card-skeleton.tsx';

const meta = {
	component: ListingCard,
	args: { listing: fixtures.house, now: fixtures.now, onHighlight: fn() },
	decorators: [(Story) => <div style={{ maxWidth: 340 }}>{Story()}</div>],
} satisfies Meta<typeof ListingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas, args }) => {
		// Leads to its page.
		await expect(canvas.getByRole('link', { name: args.listing.title })).toHaveAttribute('href', '/real-estate/1042');
		// Says its facts in full.
		await expect(canvas.getByText('12,4 tỷ')).toBeVisible();
		await expect(canvas.getByText('193,8 triệu/m²')).toBeVisible();
		await expect(canvas.getByText('Diện tích 64 m², 4 phòng ngủ, Mặt tiền 4,2 m, Hướng Đông Nam')).toBeInTheDocument();
		await expect(canvas.getByText('3 giờ trước')).toBeVisible();
	},
};
export const Distance: Story = {
	args: { listing: { ...fixtures.house, distance: 849.6 } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Cách 850 m ·/)).toBeVisible();
		await expect(canvas.getByText('3 giờ trước')).toBeVisible();
	},
};
export const Rental: Story = { args: { listing: fixtures.rental } };
export const Land: Story = { args: { listing: fixtures.land } };
export const Negotiable: Story = { args: { listing: fixtures.negotiable } };
export const Priority: Story = { args: { listing: fixtures.priority } };
export const GreenCheck: Story = { args: { listing: fixtures.verified } };
export const Offering: Story = { args: { listing: fixtures.offering } };
export const NoPhoto: Story = { args: { listing: fixtures.noPhoto } };
export const Gone: Story = {
	args: { gone: true, tag: <Tag ground="photo">Đã bán</Tag> },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Đã bán')).toBeVisible();
	},
};
export const Highlighted: Story = { args: { highlighted: true } };
export const Loading: Story = { render: () => <ListingCardSkeleton /> };
export const LongText: Story = { args: { listing: fixtures.longTitle } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const Narrow: Story = { args: { listing: fixtures.longTitle }, globals: { viewport: { value: 'phone320' } } };

export const Densities: Story = {
	decorators: [(Story) => <div style={{ width: 640, maxWidth: '100%' }}>{Story()}</div>],
	render: (args) => (
		<div className="grid gap-6">
			<ListingCard {...args} density="row" />
			<ListingCard {...args} density="popup" />
		</div>
	),
};

/** Its words are below the photo, all of their width in sight. */
export const RowWithLargeLetters: Story = {
	args: { density: 'row' },
	globals: { viewport: { value: 'largeText' } },
	play: async ({ canvas }) => {
		const card = canvas.getByRole('article');
		await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
		await expect(canvas.getByRole('heading').getBoundingClientRect().width).toBeGreaterThan(card.clientWidth / 2);
	},
};

/** Its photo leaves the price room, which goes on before "/tháng" where it must. */
export const RowOnAPhone: Story = {
	args: {
		density: 'row',
		listing: { ...fixtures.rental, priceRaw: 123_500_000, isPriority: true, isGreenCheck: true },
		action: <SaveButton saved={false} onChange={async () => undefined} />,
	},
	decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas }) => {
		const card = canvas.getByRole('article').getBoundingClientRect();
		const price = canvas.getByText('123,5 triệu/tháng').getBoundingClientRect();
		await expect(price.right).toBeLessThanOrEqual(card.right - 12);
		// No mark lies under the button.
		const button = canvas.getByRole('button', { name: 'Lưu tin' }).getBoundingClientRect();
		for (const mark of [canvas.getByText('Ưu tiên'), canvas.getByText('Tích xanh')]) {
			const { right, top } = mark.getBoundingClientRect();
			await expect(right <= button.left || top >= button.bottom).toBe(true);
		}
	},
};

export const TellsTheMapWhenPointedAt: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const card = canvas.getByRole('article');
		await userEvent.hover(card);
		await expect(args.onHighlight).toHaveBeenLastCalledWith(args.listing.id);
		await userEvent.unhover(card);
		await expect(args.onHighlight).toHaveBeenLastCalledWith(null);
	},
};

export const TellsTheMapWhenFocused: Story = {
	play: async ({ userEvent, args }) => {
		await userEvent.tab();
		await expect(args.onHighlight).toHaveBeenLastCalledWith(args.listing.id);
	},
};

export const SpeaksEnglish: Story = {
	globals: { locale: 'en' },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('₫12.4 billion')).toBeVisible();
		await expect(canvas.getByText('Area 64 m², 4 bedrooms, Frontage 4.2 m, Faces South-east')).toBeInTheDocument();
		await expect(canvas.getByText('3 hours ago')).toBeVisible();
	},
};

export const DoTitleThatTells: Story = { tags: ['!test'] };

export const DontTitleThatShouts: Story = {
	tags: ['!test'],
	args: {
		listing: {
			...fixtures.house,
			title: 'SIÊU PHẨM!!! BÁN GẤP NHÀ Q1 CHỈ 12,4 TỶ, LH 0900 001 234 GẶP CHÍNH CHỦ, HÀNG HIẾM',
		},
	},
};
