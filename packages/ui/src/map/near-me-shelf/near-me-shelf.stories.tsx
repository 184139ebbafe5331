import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { NearMeShelf, type NearMeShelfProps } from './near-me-shelf.tsx';

/** Finds the place at a press. */
function Found({ isKnown: given, onLocate, ...props }: NearMeShelfProps) {
	const [isKnown, setKnown] = useState(given);
	return (
		<NearMeShelf
			{...props}
			isKnown={isKnown}
			onLocate={() => {
				setKnown(true);
				onLocate();
			}}
		/>
	);
}

const meta = {
	component: NearMeShelf,
	args: {
		isKnown: false,
		onLocate: fn(),
		distance: '5 km',
		href: '/search?around=10.777,106.701,5000',
		mapHref: '/map',
		children: <ul className="grid gap-4 sm:grid-cols-4">{['A', 'B', 'C', 'D'].map(card)}</ul>,
	},
	decorators: [(Story) => <div className="p-4">{Story()}</div>],
} satisfies Meta<typeof NearMeShelf>;

export default meta;
type Story = StoryObj<typeof meta>;

function card(name: string) {
	return (
		<li key={name} className="rounded-card border border-line p-5">
			{name}
		</li>
	);
}

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByText('Cho biết vị trí để tìm tin quanh bạn. Vị trí không được lưu.')).toBeVisible();
		await expect(args.onLocate).not.toHaveBeenCalled();
		await userEvent.click(canvas.getByRole('button', { name: 'Cho biết vị trí' }));
		await expect(args.onLocate).toHaveBeenCalledTimes(1);
	},
};
export const Loading: Story = {
	args: { state: 'locating' },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Đang tìm vị trí của bạn…')).toBeVisible();
	},
};
export const Full: Story = {
	args: { isKnown: true },
	play: async ({ canvas }) => {
		await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
		await expect(canvas.getByRole('link', { name: 'Xem tất cả trong 5 km' })).toBeVisible();
	},
};
export const Empty: Story = {
	args: { isKnown: true, isEmpty: true },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Trong 5\skm quanh bạn chưa có tin nào/)).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Mở bản đồ' })).toHaveAttribute('href', '/map');
		await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
	},
};
export const Error: Story = {
	args: { state: 'DENIED' },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByText(/^Trình duyệt không được phép/)).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onLocate).toHaveBeenCalledTimes(1);
	},
};
export const Kept: Story = {
	args: { isKept: true },
	play: async ({ canvas }) => {
		await expect(
			canvas.getByText(/^Cho biết vị trí để tìm tin quanh bạn. Vị trí được lưu như bạn đã đồng ý/),
		).toBeVisible();
	},
};
/** What is shown stays, while the place is looked for again and where it is not found. */
export const SomewhereElseByNow: Story = {
	args: { isKnown: true, state: 'TIMEOUT' },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByText(/^Tìm vị trí lâu quá/)).toBeVisible();
		await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
		await userEvent.click(canvas.getByRole('button', { name: 'Cập nhật vị trí' }));
		await expect(args.onLocate).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { args: { state: 'OUTSIDE' }, globals: { locale: 'en' } };
export const Narrow: Story = { args: { state: 'DENIED' }, globals: { viewport: { value: 'phone320' } } };

export const TheFocusGoesToItsHeadingOnceThePlaceIsFound: Story = {
	render: (args) => <Found {...args} />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Cho biết vị trí' }));
		await waitFor(() => expect(canvas.getByRole('heading', { name: 'Tìm tin gần bạn' })).toHaveFocus());
	},
};
