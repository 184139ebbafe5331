import type { Meta, StoryObj } from '@storybook/react-vite';
import * as fixtures from '../notification.fixtures.ts';
import { NotificationMark } from './notification-mark.tsx';

const meta = {
	component: NotificationMark,
	args: { notification: fixtures.planningDone },
} satisfies Meta<typeof NotificationMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unseen: Story = {};
export const Seen: Story = { args: { notification: fixtures.accepted } };
export const OfEachTopic: Story = {
	tags: ['dark'],
	render: () => (
		<div className="flex flex-wrap gap-2 bg-surface-raised p-4">
			{[...fixtures.ofEachTopic, fixtures.unknownTopic].map((notification) => (
				<NotificationMark key={notification.id} notification={notification} />
			))}
		</div>
	),
};
export const Dark: Story = { ...OfEachTopic, tags: ['!test'], globals: { theme: 'dark' } };
