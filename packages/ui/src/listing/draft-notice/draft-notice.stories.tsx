import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../../primitives/button/index.ts';
import { DraftNotice } from './draft-notice.tsx';

const meta = {
	component: DraftNotice,
	args: {
		text: 'Đây là tin bạn soạn dở lúc 01/01/2026 15:00.',
		action: (
			<LinkButton size="sm" variant="secondary" href="#new">
				Soạn tin mới
			</LinkButton>
		),
	},
} satisfies Meta<typeof DraftNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
