import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button, LinkButton } from '../../primitives/button/index.ts';
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

export const Default: Story = { tags: ['dark'] };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

export const TakesTheFocus: Story = {
	args: {
		takesFocus: true,
		text: 'Tin này đã được thay đổi ở nơi khác. Đây là bản mới nhất; phần bạn sửa vẫn được giữ: giá bán, mô tả. Hãy xem lại rồi lưu.',
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Tin này đã được thay đổi ở nơi khác/)).toHaveFocus();
	},
};
export const English: Story = {
	args: { text: 'You began this listing on 01/01/2026, 15:00.' },
	globals: { locale: 'en' },
};

export const LeadsToTheTitleWhenItGoes: Story = {
	render: function Page(args) {
		const [isThere, setThere] = useState(true);
		return (
			<main>
				<h1>Đăng tin</h1>
				{isThere && (
					<DraftNotice
						{...args}
						action={
							<Button size="sm" variant="secondary" onClick={() => setThere(false)}>
								Bỏ phần sửa
							</Button>
						}
					/>
				)}
			</main>
		);
	},
	play: async ({ canvas, userEvent }) => {
		canvas.getByRole('button').focus();
		await userEvent.keyboard('{Enter}');
		await expect(canvas.queryByRole('button')).toBeNull();
		await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
	},
};
