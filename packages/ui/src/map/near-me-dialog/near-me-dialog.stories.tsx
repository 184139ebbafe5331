import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { type Locate, type LocateFailure, NearMeDialog } from './near-me-dialog.tsx';

const fails = (failure: LocateFailure) => async () => ({ failure });

const meta = {
	component: NearMeDialog,
	args: {
		open: true,
		onClose: fn(),
		onPoint: fn(),
		locate: fn(async () => ({ point: { lat: 10.78, long: 106.7 } })) as Locate,
	},
} satisfies Meta<typeof NearMeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const ask = () => screen.getByRole('button', { name: 'Cho biết vị trí' });

export const Default: Story = {};
export const Loading: Story = {
	args: { locate: () => new Promise(() => undefined) },
	play: async ({ userEvent }) => {
		await userEvent.click(ask());
		await expect(await screen.findByText('Đang tìm vị trí của bạn…')).toBeVisible();
	},
};
export const Refused: Story = {
	tags: ['dark'],
	args: { locate: fails('DENIED') },
	play: async ({ userEvent, args }) => {
		await userEvent.click(ask());
		await expect(await screen.findByText(/^Trình duyệt không được phép/)).toBeVisible();
		await expect(screen.getByRole('button', { name: 'Thử lại' })).toBeVisible();
		await expect(args.onPoint).not.toHaveBeenCalled();
	},
};
export const Unavailable: Story = {
	args: { locate: fails('UNAVAILABLE') },
	play: async ({ userEvent }) => {
		await userEvent.click(ask());
		await expect(await screen.findByText(/^Thiết bị này không xác định được vị trí/)).toBeVisible();
	},
};
export const TooSlow: Story = {
	args: { locate: fails('TIMEOUT') },
	play: async ({ userEvent }) => {
		await userEvent.click(ask());
		await expect(await screen.findByText(/^Tìm vị trí lâu quá/)).toBeVisible();
	},
};
export const OutsideVietnam: Story = {
	args: { locate: fails('OUTSIDE') },
	play: async ({ userEvent }) => {
		await userEvent.click(ask());
		await expect(await screen.findByText(/^Vị trí của bạn ở ngoài Việt Nam/)).toBeVisible();
	},
};
export const Dark: Story = { ...Refused, tags: ['!test'], globals: { theme: 'dark' } };
export const Narrow: Story = { ...Refused, globals: { viewport: { value: 'phone320' } } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };

export const AsksTheBrowserOnlyAfterAPress: Story = {
	play: async ({ userEvent, args }) => {
		await expect(screen.getByText('Cho biết vị trí để tìm tin quanh bạn. Vị trí không được lưu.')).toBeVisible();
		await expect(args.locate).not.toHaveBeenCalled();
		await userEvent.click(ask());
		await waitFor(() => expect(args.onPoint).toHaveBeenCalledWith({ lat: 10.78, long: 106.7 }));
		await expect(args.onClose).toHaveBeenCalled();
	},
};

let late = Promise.withResolvers<Awaited<ReturnType<Locate>>>();

/** Whoever goes back meanwhile is led nowhere. */
export const LeftWhileItLooks: Story = {
	beforeEach: () => {
		late = Promise.withResolvers();
	},
	args: { locate: fn(() => late.promise) as Locate },
	render: function LeftPage(args) {
		const [isLeft, setLeft] = useState(false);
		return isLeft ? (
			<p>Trang khác</p>
		) : (
			<>
				<Button onClick={() => setLeft(true)}>Quay lại</Button>
				<NearMeDialog {...args} />
			</>
		);
	},
	play: async ({ userEvent, args }) => {
		await userEvent.click(ask());
		await expect(args.locate).toHaveBeenCalled();
		screen.getByRole('button', { name: 'Quay lại', hidden: true }).click();
		await expect(await screen.findByText('Trang khác')).toBeVisible();
		late.resolve({ point: { lat: 10.78, long: 106.7 } });
		await late.promise;
		await expect(args.onPoint).not.toHaveBeenCalled();
	},
};
