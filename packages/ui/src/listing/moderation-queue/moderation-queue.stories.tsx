import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { longTitle, now } from '../listing.fixtures.ts';
import * as fixtures from '../listing-work.fixtures.ts';
import { ModerationQueue, type ModerationQueueProps } from './moderation-queue.tsx';

function Demo(props: ModerationQueueProps) {
	const [selectedId, setSelectedId] = useState(props.selectedId);
	return (
		<ModerationQueue
			{...props}
			selectedId={selectedId}
			onSelect={(id) => {
				props.onSelect(id);
				setSelectedId(id);
			}}
		/>
	);
}

const meta = {
	component: ModerationQueue,
	render: (args) => <Demo {...args} />,
	args: { listings: fixtures.queue, selectedId: null, onSelect: fn(), now },
	decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof ModerationQueue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		const [changed, added] = canvas.getAllByRole('listitem');
		await expect(changed).toHaveTextContent('Gửi 1 ngày trước');
		await expect(changed).toHaveTextContent('GiáẢnhDiện tích+2');
		await expect(changed).toHaveTextContent('Người đăng: Nguyễn Thị Hạnh');
		await expect(added).toHaveTextContent('Tin mới');
	},
};
export const RefusedBefore: Story = {
	args: { listings: fixtures.queue.map((listing) => ({ ...listing, timeline: fixtures.refusedTimeline })) },
	play: async ({ canvas }) => {
		const [refused] = canvas.getAllByRole('listitem');
		await expect(refused).toHaveTextContent('Từng bị từ chốiGiáẢnhDiện tích+2');
		await expect(canvas.queryByText('Tin mới')).not.toBeInTheDocument();
	},
};
export const Selected: Story = { args: { selectedId: fixtures.queue[1]?.id ?? null } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const LongText: Story = {
	args: {
		listings: fixtures.queue.map((listing) => ({
			...listing,
			title: longTitle.title,
			address: longTitle.address,
			userCreated: { name: fixtures.posters[2]?.person.name ?? '' },
		})),
	},
	globals: { viewport: { value: 'phone320' } },
};

export const ArrowsMoveFromOneToTheNext: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const [first, second] = canvas.getAllByRole('button');
		await userEvent.tab();
		await expect(first).toHaveFocus();
		await userEvent.keyboard('{ArrowDown}');
		await expect(args.onSelect).toHaveBeenLastCalledWith(fixtures.queue[1]?.id);
		await expect(second).toHaveFocus();
		await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'));
		await userEvent.keyboard('{ArrowUp}{ArrowUp}');
		await expect(first).toHaveFocus();
	},
};
