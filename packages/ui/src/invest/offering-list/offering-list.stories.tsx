import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import * as fixtures from '../invest.fixtures.ts';
import { OfferingList } from './offering-list.tsx';

const { listed, longListed } = fixtures;

const meta = {
	component: OfferingList,
	args: {
		listings: [listed, { ...listed, id: 'l3', offering: fixtures.upcoming }, longListed],
		phase: 'OPEN',
		phaseHref: (phase) => `/invest?phase=${phase}`,
		total: 30,
		page: 1,
		pageSize: 12,
		hrefOf: (page) => `/invest?page=${page}`,
		onRetry: fn(),
		listingHref: ({ sequenceId }) => `/real-estate/${sequenceId}`,
		photoOf: () => <span className="hatch block aspect-4/3 bg-surface-sunken" />,
		now: fixtures.now,
	},
	parameters: { route: '/invest' },
} satisfies Meta<typeof OfferingList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		const list = within(canvas.getByRole('list', { name: 'Đang mở bán' }));
		await expect(list.getAllByRole('article')).toHaveLength(3);
		await expect(list.getByRole('link', { name: longListed.title })).toHaveAttribute('href', '/real-estate/1305');
	},
};
export const Loading: Story = { args: { listings: undefined } };
export const Empty: Story = {
	args: { listings: [] },
	play: async ({ canvas, args }) => {
		await expect(canvas.getByRole('link', { name: 'Xem dự án sắp mở bán' })).toHaveAttribute(
			'href',
			args.phaseHref('UPCOMING'),
		);
	},
};
export const Error: Story = {
	args: { listings: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const LongText: Story = {
	args: { listings: [longListed] },
	globals: { viewport: { value: 'phone320' } },
};
