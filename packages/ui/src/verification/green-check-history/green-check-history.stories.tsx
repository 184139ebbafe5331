import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as fixtures from '../verification.fixtures.ts';
import { GreenCheckHistory } from './green-check-history.tsx';

const meta = {
	component: GreenCheckHistory,
	args: { events: fixtures.history, onRetry: fn() },
	decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof GreenCheckHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		const stations = canvas.getAllByRole('listitem');
		await expect(stations[0]).toHaveTextContent('Yêu cầu kiểm traNgười đăng · 08/03/2026 09:05');
		await expect(stations[4]).toHaveTextContent('Duyệt, cấp tích xanhQuản trị viên · 10/03/2026 14:30');
		await expect(stations[5]).toHaveTextContent('Đã đổi: giá, vị trí trên bản đồ.');
		// A kind that this version does not know still says something.
		await expect(stations.at(-1)).toHaveTextContent('Có thay đổi khácTự động');
	},
};
/** On a listing's page, below the history of its price. */
export const APartOfAPage: Story = {
	args: { titled: true },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { level: 2, name: 'Lịch sử kiểm tra' })).toBeVisible();
	},
};
export const WithWords: Story = { args: { events: fixtures.sentBack.events } };
export const UnknownField: Story = {
	args: { events: [{ ...fixtures.fallenCheck.events[5], fields: ['price', 'roofColour'] } as never] },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Đã đổi: giá, thông tin khác.')).toBeVisible();
	},
};
export const Loading: Story = { args: { events: undefined } };
export const Empty: Story = { args: { events: [] } };
export const Error: Story = {
	args: { events: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { events: fixtures.sentBack.events },
	globals: { viewport: { value: 'phone320' } },
};
