import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HoldingList } from '../holding-list/holding-list.tsx';
import * as fixtures from '../invest.fixtures.ts';
import { MoneyOverTime } from '../money-over-time/money-over-time.tsx';
import { OfferingList } from '../offering-list/offering-list.tsx';
import { InvestScreen } from './invest-screen.tsx';

const listingHref = ({ sequenceId }: { sequenceId: number }) => `/real-estate/${sequenceId}`;

const meta = {
	component: InvestScreen,
	args: {
		tab: 'offerings',
		hrefOf: (tab) => `/invest?tab=${tab}`,
		children: (
			<OfferingList
				listings={[fixtures.listed, fixtures.longListed]}
				phase="OPEN"
				phaseHref={(phase) => `/invest?phase=${phase}`}
				total={2}
				pageSize={12}
				hrefOf={(page) => `/invest?page=${page}`}
				onRetry={fn()}
				listingHref={listingHref}
				photoOf={() => <div className="aspect-4/3 bg-surface-sunken" />}
				now={fixtures.now}
			/>
		),
	},
	parameters: { layout: 'fullscreen', route: '/invest' },
	decorators: [(Story) => <div className="mx-auto max-w-7xl px-4">{Story()}</div>],
} satisfies Meta<typeof InvestScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offerings: Story = {
	tags: ['state:ready'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/invest?tab=offerings');
		await expect(canvas.queryByRole('link', { name: 'Lệnh của mọi người' })).not.toBeInTheDocument();
	},
};
export const Holdings: Story = {
	tags: ['dark'],
	args: {
		tab: 'holdings',
		children: (
			<>
				<MoneyOverTime points={fixtures.points} now={fixtures.now} onRetry={fn()} />
				<HoldingList
					holdings={fixtures.holdings}
					total={fixtures.holdings.length}
					pageSize={10}
					hrefOf={(page) => `/invest?tab=holdings&page=${page}`}
					onRetry={fn()}
					listingHref={listingHref}
					offeringsHref="/invest"
				/>
			</>
		),
	},
};
export const Staff: Story = {
	args: { readsAll: true },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Lệnh của mọi người' })).toBeVisible();
	},
};
export const Dark: Story = { ...Holdings, tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { readsAll: true },
	globals: { viewport: { value: 'phone320' } },
};
