import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ListingVideos } from './listing-videos.tsx';

const youtube = 'https://www.youtube-nocookie.com/embed/An-Cu-Demo-';
const tiktok = 'https://www.tiktok.com/embed/v2/0000000000000000000';

const meta = {
	component: ListingVideos,
	args: {
		listing: { youtubeLink: youtube, tiktokLink: tiktok, facebookLink: 'https://www.facebook.com/watch/?v=0' },
	},
	decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
} satisfies Meta<typeof ListingVideos>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas, canvasElement }) => {
		await expect(canvas.getByRole('button', { name: 'Xem video YouTube' })).toBeVisible();
		await expect(canvas.getByRole('link', { name: /Facebook/ })).toHaveAttribute(
			'rel',
			'noopener noreferrer nofollow ugc',
		);
		// Nothing is asked of the sites before.
		await expect(canvasElement.querySelector('iframe')).toBeNull();
	},
};

/** The player stands in the place of its button and has the focus; it may do nothing with the page. */
export const Watched: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Xem video YouTube' }));
		const player = canvas.getByTitle('Video trên YouTube');
		await expect(player).toHaveAttribute('src', youtube);
		await expect(player.getAttribute('sandbox')).not.toContain('allow-top-navigation');
		await expect(player).toHaveFocus();
		await expect(canvas.getByRole('button', { name: 'Xem video TikTok' })).toBeVisible();
	},
};

/** A short address of TikTok leads to the film there: where that is nobody knows before. */
export const LinksAlone: Story = {
	args: { listing: { youtubeLink: null, tiktokLink: 'https://vt.tiktok.com/ZSabcdEFG/', facebookLink: null } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: /TikTok/ })).toBeVisible();
		await expect(canvas.queryByRole('button')).toBeNull();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
