import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SettingsSection } from './settings-section.tsx';
import { SettingsError, SettingsLoading } from './settings-states.tsx';

const meta = {
	component: SettingsSection,
	args: {
		title: 'Đổi mật khẩu',
		lead: 'Khi mật khẩu đổi, mọi thiết bị khác sẽ được đăng xuất.',
		children: <p>Nội dung của phần này.</p>,
	},
} satisfies Meta<typeof SettingsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const onRetry = fn();

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('region', { name: 'Đổi mật khẩu' })).toBeVisible();
	},
};
export const Loading: Story = { args: { children: <SettingsLoading /> } };
export const Error: Story = {
	args: { children: <SettingsError onRetry={onRetry} /> },
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByRole('alert')).toHaveTextContent('Chưa tải được phần này');
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const LongText: Story = {
	args: {
		title: 'Những thiết bị đang đăng nhập vào tài khoản của bạn từ trước đến nay',
		lead: 'Nếu thấy thiết bị lạ, hãy đăng xuất thiết bị đó rồi đổi mật khẩu ngay để không ai khác vào được tài khoản.',
	},
	globals: { viewport: { value: 'phone320' } },
};
