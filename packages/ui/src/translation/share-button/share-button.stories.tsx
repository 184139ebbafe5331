import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ShareButton } from './share-button.tsx';

const meta = {
	component: ShareButton,
	args: { title: 'Nhà hẻm xe hơi Lê Lợi', url: 'https://ancu.vn/real-estate/1264' },
} satisfies Meta<typeof ShareButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Gives this browser a way to share, or takes the one that it has. */
function sharesBy(share: Navigator['share'] | undefined) {
	return () => {
		Object.defineProperty(navigator, 'share', { value: share, configurable: true });
		return () => {
			Reflect.deleteProperty(navigator, 'share');
		};
	};
}

/** What the browser was given to share. */
const share = fn<Navigator['share']>(async () => undefined);

export const Default: Story = {
	tags: ['dark'],
	beforeEach: sharesBy(share),
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Chia sẻ' }));
		await expect(share).toHaveBeenLastCalledWith({ title: args.title, url: args.url });
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { beforeEach: sharesBy(undefined), globals: { locale: 'en' } };

export const OffersTheLinkWhereTheDeviceHasNoWindowForIt: Story = {
	beforeEach: sharesBy(undefined),
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('button', { name: 'Sao chép liên kết' })).toBeVisible();
		await expect(canvas.queryByRole('button', { name: 'Chia sẻ' })).not.toBeInTheDocument();
	},
};

export const WhoeverClosesTheWindowIsToldNothing: Story = {
	beforeEach: sharesBy(async () => {
		throw new DOMException('', 'AbortError');
	}),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Chia sẻ' }));
		await expect(canvas.getByRole('button', { name: 'Chia sẻ' })).toBeEnabled();
	},
};
