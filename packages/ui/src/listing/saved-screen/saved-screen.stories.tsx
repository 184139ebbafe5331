import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { mixed, now } from '../listing.fixtures.ts';
import { searches } from '../listing-work.fixtures.ts';
import { SavedListingList } from '../saved-listing-list/saved-listing-list.tsx';
import { SavedSearchList } from '../saved-search-list/saved-search-list.tsx';
import { SavedScreen } from './saved-screen.tsx';

const meta = {
	component: SavedScreen,
	args: {
		tab: 'listings',
		hrefOf: (tab) => (tab === 'listings' ? '/saved/real-estate' : '/saved/real-estate?tab=searches'),
		children: (
			<SavedListingList
				listings={mixed.map((listing) => ({ ...listing, status: 'ACCEPT', closedReason: null }))}
				total={mixed.length}
				page={1}
				pageSize={24}
				hrefOf={(page) => `/saved/real-estate?page=${page}`}
				onRetry={fn()}
				now={now}
				browseHref="/real-estate"
				compareHref={(ids) => `/compare?ids=${ids.join()}`}
				onUnsave={fn()}
			/>
		),
	},
	decorators: [(Story) => <div className="p-4">{Story()}</div>],
	parameters: { route: '/saved/real-estate' },
} satisfies Meta<typeof SavedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Tin đã lưu' })).toHaveAttribute('aria-current', 'page');
		await expect(canvas.getByRole('link', { name: 'Tìm kiếm đã lưu' })).toHaveAttribute(
			'href',
			'/saved/real-estate?tab=searches',
		);
	},
};
export const Searches: Story = {
	args: {
		tab: 'searches',
		children: (
			<SavedSearchList
				searches={searches}
				onRetry={fn()}
				browseHref="/real-estate"
				onOpen={fn()}
				onChangeFrequency={fn()}
				onDelete={fn()}
			/>
		),
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
