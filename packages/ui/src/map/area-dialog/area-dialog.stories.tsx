import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { AreaDialog } from './area-dialog.tsx';

const meta = {
	component: AreaDialog,
	args: {
		open: true,
		onClose: fn(),
		center: { lat: 10.7769, long: 106.7009 },
		radius: 2_000,
		onRadius: fn(),
		onCenter: fn(),
		onNearMe: fn(),
		renderPlaces: (close) => (
			<button type="button" onClick={close}>
				Phường Bến Nghé, Quận 1
			</button>
		),
	},
} satisfies Meta<typeof AreaDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['dark'] };
export const WithoutMap: Story = {
	args: { center: undefined },
	play: async () => {
		await expect(screen.getByRole('button', { name: 'Tìm quanh giữa bản đồ' })).toBeDisabled();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

export const LooksRoundTheMiddleOrThePerson: Story = {
	play: async ({ userEvent, args }) => {
		await userEvent.click(screen.getByRole('button', { name: '500\u00a0m' }));
		await expect(args.onRadius).toHaveBeenCalledWith(500);
		await userEvent.click(screen.getByRole('button', { name: 'Tìm quanh giữa bản đồ' }));
		await expect(args.onCenter).toHaveBeenCalledTimes(1);
		await userEvent.click(screen.getByRole('button', { name: 'Tìm quanh chỗ tôi' }));
		await expect(args.onNearMe).toHaveBeenCalledTimes(1);
	},
};
