import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EditStatusNotice } from './edit-status-notice.tsx';

const refused = {
	status: 'CANCEL',
	closedReason: 'REJECTED',
	rejectReason: 'Ảnh thứ hai có số điện thoại.\nHãy thay ảnh khác rồi gửi lại.',
} as const;
const closed = { status: 'CANCEL', closedReason: 'SOLD', rejectReason: null } as const;

const meta = {
	component: EditStatusNotice,
	args: { listing: refused, closedHref: '/estate?tab=closed' },
	parameters: { route: '/real-estate/update/:id' },
} satisfies Meta<typeof EditStatusNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/Ảnh thứ hai có số điện thoại/)).toBeVisible();
		await expect(canvas.getByText(/duyệt lại/)).toBeVisible();
	},
};
export const Waiting: Story = {
	args: { listing: { status: 'PENDING', closedReason: null, rejectReason: null } },
};
export const Closed: Story = {
	tags: ['dark'],
	args: { listing: closed },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Tin này đã đóng \(đã bán\)/)).toBeVisible();
		await expect(canvas.getByRole('link')).toHaveAttribute('href', '/estate?tab=closed');
	},
};
export const Rented: Story = { args: { listing: { ...closed, closedReason: 'RENTED' } } };
export const SaysNothingOfAPublicOne: Story = {
	args: { listing: { status: 'ACCEPT', closedReason: null, rejectReason: null } },
	play: async ({ canvasElement }) => {
		await expect(canvasElement.querySelector('[data-slot=edit-status-notice]')).toBeNull();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const ClosedDark: Story = { tags: ['!test'], args: { listing: closed }, globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const ClosedEnglish: Story = { tags: ['!test'], args: { listing: closed }, globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
export const ClosedNarrow: Story = { args: { listing: closed }, globals: { viewport: { value: 'phone320' } } };
