import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import * as fixtures from '../notification.fixtures.ts';
import { NotificationSettingsForm, type NotificationSettingsFormProps } from './notification-settings-form.tsx';

const meta = {
	component: NotificationSettingsForm,
	args: {
		settings: fixtures.settings,
		onRetry: fn(),
		onSubmit: fn<NotificationSettingsFormProps['onSubmit']>(async () => undefined),
		onDirtyChange: fn(),
		mailHref: '/setting/information',
	},
	decorators: [(Story) => <div className="max-w-3xl bg-surface p-4 text-ink">{Story()}</div>],
	parameters: { route: '/setting/notification' },
} satisfies Meta<typeof NotificationSettingsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		const planning = canvas.getByRole('group', { name: 'Kiểm tra quy hoạch' });
		await expect(within(planning).getByRole('checkbox', { name: 'Trên thiết bị' })).toBeChecked();
		await expect(within(planning).getByRole('checkbox', { name: 'Email' })).toBeChecked();
		const account = within(canvas.getByRole('group', { name: 'Tài khoản' }));
		await expect(account.getByRole('checkbox', { name: 'Trên thiết bị' })).toBeEnabled();
		await expect(account.getByRole('checkbox', { name: 'Email' })).toBeChecked();
		await expect(account.getByRole('checkbox', { name: 'Email' })).toBeDisabled();
		await expect(canvas.getByLabelText('Từ')).toHaveValue('22:00');
		await expect(canvas.getByText('Theo giờ Việt Nam, đến hôm sau.')).toBeVisible();
		await expect(canvas.getByRole('radio', { name: 'Mỗi ngày một thư' })).toBeChecked();
	},
};
export const NotQuiet: Story = {
	args: { settings: { ...fixtures.settings, quietFrom: null, quietTo: null } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('group', { name: 'Kiểm tra quy hoạch' })).toBeVisible();
		await expect(canvas.queryByLabelText('Từ')).not.toBeInTheDocument();
	},
};
export const WithoutAnAddress: Story = {
	args: { settings: { ...fixtures.settings, canMail: false } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Thêm hoặc xác nhận email' })).toHaveAttribute(
			'href',
			'/setting/information',
		);
		for (const mail of canvas.getAllByRole('checkbox', { name: 'Email' })) await expect(mail).toBeDisabled();
	},
};
export const Loading: Story = { args: { settings: undefined } };
export const Error: Story = {
	args: { settings: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { settings: { ...fixtures.settings, canMail: false } },
	globals: { viewport: { value: 'phone320' } },
};
export const NarrowEnglish: Story = { ...Narrow, globals: { viewport: { value: 'phone320' }, locale: 'en' } };

export const SavesWhatWasChanged: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const search = canvas.getByRole('group', { name: 'Tìm kiếm đã lưu' });
		await userEvent.click(within(search).getByRole('checkbox', { name: 'Trên thiết bị' }));
		await userEvent.click(canvas.getByRole('checkbox', { name: 'Giữ yên tĩnh mỗi ngày' }));
		await userEvent.click(canvas.getByRole('radio', { name: 'Mỗi tuần một thư' }));
		await expect(canvas.getByText('Có thay đổi chưa lưu.')).toBeVisible();
		await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true));
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu cài đặt' }));
		await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
		await expect(args.onSubmit).toHaveBeenCalledOnce();
		// The rest may have been changed elsewhere since.
		await expect(args.onSubmit).toHaveBeenCalledWith({
			topics: fixtures.settings.topics.filter(({ topic }) => topic === 'SEARCH').map((one) => ({ ...one, push: true })),
			quietFrom: null,
			quietTo: null,
			mailPace: 'WEEKLY',
		});
		await expect(await screen.findByText('Đã lưu cài đặt thông báo.')).toBeVisible();
	},
};

export const AsksForBothHours: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const from = canvas.getByLabelText('Từ');
		await userEvent.clear(from);
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu cài đặt' }));
		await waitFor(() => expect(from).toHaveAccessibleDescription('Hãy chọn lúc bắt đầu giờ yên tĩnh.'));
		await expect(from).toHaveFocus();
		await userEvent.type(from, '07:00');
		await waitFor(() =>
			expect(canvas.getByLabelText('Đến')).toHaveAccessibleDescription('Giờ bắt đầu và giờ kết thúc phải khác nhau.'),
		);
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const KeepsEverythingWhenItWasRefused: Story = {
	args: {
		onSubmit: fn<NotificationSettingsFormProps['onSubmit']>(async () => ({ message: 'Không kết nối được máy chủ.' })),
	},
	play: async ({ canvas, userEvent }) => {
		const wallet = within(canvas.getByRole('group', { name: 'Ví và thanh toán' }));
		await userEvent.click(wallet.getByRole('checkbox', { name: 'Email' }));
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu cài đặt' }));
		await waitFor(() => expect(canvas.getByText('Không kết nối được máy chủ.')).toBeVisible());
		await expect(wallet.getByRole('checkbox', { name: 'Email' })).toBeChecked();
		await expect(canvas.getByText('Có thay đổi chưa lưu.')).toBeVisible();
	},
};
