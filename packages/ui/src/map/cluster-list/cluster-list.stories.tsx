import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import * as fixtures from '../map.fixtures.ts';
import { ClusterList, type ClusterListing, type ClusterListProps } from './cluster-list.tsx';

const meta = {
	component: ClusterList,
	args: {
		listings: fixtures.flats,
		total: 4,
		onRetry: fn(),
		allHref: '/search?box=10.7,106.6,10.8,106.7',
		hrefOf: ({ sequenceId }) => `/real-estate/${sequenceId}`,
		savedIds: new Set(['12']),
	},
	decorators: [(Story) => <div className="w-fit rounded-card border border-line bg-surface-raised">{Story()}</div>],
} satisfies Meta<typeof ClusterList<(typeof fixtures.flats)[number]>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { name: '4 tin ở chỗ này' })).toBeVisible();
		await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
		await expect(canvas.getByRole('link', { name: /Căn góc tầng 18/ })).toHaveAttribute('href', '/real-estate/12');
		await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('3,45 tỷ88 m²đã lưu');
		await expect(canvas.getByRole('link', { name: 'Xem tất cả 4 tin' })).toHaveAttribute(
			'href',
			'/search?box=10.7,106.6,10.8,106.7',
		);
	},
};
export const ToLet: Story = {
	args: {
		listings: fixtures.flats.map((flat, at) => ({
			...flat,
			tradingType: 'RENT',
			priceRaw: flat.priceRaw && (at + 1) * 9_500_000,
		})),
	},
	play: async ({ canvas }) => {
		const [first, , , last] = canvas.getAllByRole('listitem');
		await expect(first).toHaveTextContent('9,5 triệu/tháng62,5 m²');
		await expect(last).toHaveTextContent('Thỏa thuận210 m²');
	},
};
export const Loading: Story = { args: { listings: undefined } };
export const Error: Story = {
	args: { listings: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const MoreThanAreShown: Story = { args: { total: 1_204 } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

/** Loads again, as a map does. */
function Retried(props: ClusterListProps<ClusterListing>) {
	const [failed, setFailed] = useState(true);
	return <ClusterList {...props} failed={failed} onRetry={() => setFailed(false)} />;
}

export const LeadsToItsHeadingWhileItIsTriedAgain: Story = {
	args: { listings: undefined },
	render: (args) => <Retried {...(args as ClusterListProps<ClusterListing>)} />,
	play: async ({ canvas, userEvent }) => {
		(await canvas.findByRole('button', { name: 'Thử lại' })).focus();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(canvas.getByRole('heading', { name: '4 tin ở chỗ này' })).toHaveFocus());
	},
};
