import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CrashScreen } from './crash-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { Page } from './page.tsx';
import { StaffOnlyScreen } from './staff-only-screen.tsx';

const meta = {
	component: Page,
	args: { children: <p>Nội dung</p> },
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const NarrowWidth: Story = { args: { width: 'narrow' } };
export const FullWidth: Story = { args: { width: 'full' } };
export const NotFound: Story = { parameters: { route: '*' }, render: () => <NotFoundScreen /> };
export const NotFoundNarrow: Story = {
	render: () => <NotFoundScreen />,
	globals: { viewport: { value: 'phone320' }, locale: 'en' },
};
export const StaffOnly: Story = {
	tags: ['dark'],
	render: () => <StaffOnlyScreen />,
	play: async ({ canvas }) => {
		await expect(
			canvas.getByRole('heading', { level: 1, name: 'Trang này chỉ dành cho nhân viên An Cư' }),
		).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Về trang chủ' })).toHaveAttribute('href', '/');
		await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
	},
};
export const OtherRole: Story = {
	render: () => <StaffOnlyScreen isStaff />,
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { level: 1, name: 'Trang này dành cho vai trò khác' })).toBeVisible();
		await expect(canvas.queryByText(/chỉ dành cho nhân viên/)).not.toBeInTheDocument();
	},
};
export const StaffOnlyDark: Story = { tags: ['!test'], render: () => <StaffOnlyScreen />, globals: { theme: 'dark' } };
export const StaffOnlyNarrow: Story = {
	render: () => <StaffOnlyScreen />,
	globals: { viewport: { value: 'phone320' }, locale: 'en' },
};

const retry = fn();

export const Crash: Story = {
	tags: ['dark'],
	render: () => <CrashScreen onRetry={retry} />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(retry).toHaveBeenCalled();
	},
};
export const CrashDark: Story = {
	tags: ['!test'],
	render: () => <CrashScreen onRetry={retry} />,
	globals: { theme: 'dark' },
};
export const CrashNarrow: Story = {
	render: () => <CrashScreen onRetry={retry} />,
	globals: { viewport: { value: 'phone320' }, locale: 'en' },
};
