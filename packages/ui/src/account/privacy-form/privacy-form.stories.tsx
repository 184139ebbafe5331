import type { Meta, StoryObj } from '@storybook/react-vite';
import { startTransition, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import * as fixtures from '../account.fixtures.ts';
import { PrivacyForm, type PrivacyFormProps } from './privacy-form.tsx';

/** Keeps what was saved, as a page does. */
function Demo({ account: given, ...props }: PrivacyFormProps) {
	const [account, setAccount] = useState(given);
	return (
		<PrivacyForm
			{...props}
			account={account}
			onChange={async (flag, value) => {
				const refused = await props.onChange(flag, value);
				if (!refused) setAccount((now) => now && { ...now, [flag]: value });
				return refused;
			}}
		/>
	);
}

const meta = {
	component: PrivacyForm,
	render: (args) => <Demo {...args} />,
	args: {
		account: fixtures.privacy,
		person: fixtures.person,
		onRetry: fn(),
		onChange: fn<PrivacyFormProps['onChange']>(async () => undefined),
	},
	parameters: { route: '/setting/privacy' },
} satisfies Meta<typeof PrivacyForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['dark'] };
export const Empty: Story = {
	args: { account: { ...fixtures.privacy, phone: null, email: null }, person: fixtures.barePerson },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('checkbox', { name: 'Hiện email' })).toBeDisabled();
		await expect(canvas.getByText('Bạn chưa có email. Thêm email ở mục Thông tin cá nhân.')).toBeVisible();
	},
};
export const Loading: Story = { args: { account: undefined, person: undefined } };
export const PreviewLoading: Story = { args: { person: undefined } };
export const PreviewFailed: Story = {
	args: { person: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('checkbox', { name: 'Hiện số điện thoại' })).toBeEnabled();
		await expect(canvas.getByText('Chưa tải được phần này')).toBeVisible();
		await expect(canvas.queryByRole('status', { busy: true })).not.toBeInTheDocument();
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Error: Story = {
	args: { account: undefined, person: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: {
		account: { ...fixtures.privacy, email: fixtures.longProfile.email, isShowEmail: true },
		person: fixtures.longPerson,
	},
	globals: { viewport: { value: 'phone320' } },
};

export const SavesAtOnceAndShowsWhatOthersSee: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.queryByRole('link', { name: 'an@example.com' })).not.toBeInTheDocument();
		await userEvent.click(canvas.getByRole('checkbox', { name: 'Hiện email' }));
		await waitFor(() => expect(canvas.getByRole('link', { name: 'an@example.com' })).toBeVisible());
		await expect(args.onChange).toHaveBeenCalledWith('isShowEmail', true);
		await userEvent.click(canvas.getByRole('checkbox', { name: 'Hiện số điện thoại' }));
		await waitFor(() => expect(canvas.queryByRole('link', { name: '0900 001 234' })).not.toBeInTheDocument());
		await expect(args.onChange).toHaveBeenLastCalledWith('isShowPhone', false);
	},
};

export const SaysThatAnUnprovedEmailIsSeenByNobody: Story = {
	args: { account: { ...fixtures.privacy, isEmailVerified: false, isShowEmail: true } },
	play: async ({ canvas }) => {
		await expect(
			canvas.getByText('an@example.com chưa được xác nhận, nên chưa ai khác thấy. Xác nhận ở mục Thông tin cá nhân.'),
		).toBeVisible();
		await expect(canvas.queryByRole('link', { name: 'an@example.com' })).not.toBeInTheDocument();
	},
};

export const ShowsThatVisitorsSeeNeither: Story = {
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByRole('link', { name: '0900 001 234' })).toBeVisible();
		await userEvent.click(canvas.getByRole('radio', { name: 'Khách' }));
		await expect(canvas.queryByRole('link', { name: '0900 001 234' })).not.toBeInTheDocument();
		await expect(canvas.getByText('Chỉ người đã đăng nhập mới xem được điện thoại và email')).toBeVisible();
	},
};

let refuse: () => void = () => undefined;

export const GoesBackWhenItCouldNotBeSaved: Story = {
	args: {
		onChange: fn<PrivacyFormProps['onChange']>(
			() =>
				new Promise<{ message: string }>((resolve) => {
					refuse = () => resolve({ message: 'Không kết nối được máy chủ.' });
				}),
		),
	},
	play: async ({ canvas, userEvent }) => {
		const phone = canvas.getByRole('checkbox', { name: 'Hiện số điện thoại' });
		await userEvent.click(phone);
		await waitFor(() => expect(phone).not.toBeChecked());
		await expect(canvas.queryByRole('link', { name: '0900 001 234' })).not.toBeInTheDocument();
		refuse();
		await waitFor(() => expect(phone).toBeChecked());
		await expect(canvas.getByText('Không kết nối được máy chủ.')).toBeVisible();
		await expect(canvas.getByRole('link', { name: '0900 001 234' })).toBeVisible();
	},
};

export const TheLaterOfTwoQuickPressesCounts: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const email = canvas.getByRole('checkbox', { name: 'Hiện email' });
		await userEvent.dblClick(email);
		await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(2));
		await expect(args.onChange).toHaveBeenLastCalledWith('isShowEmail', false);
		await waitFor(() => expect(email).not.toBeChecked());
	},
};

/** Goes to the next page as a link does. */
function WithLink(props: PrivacyFormProps) {
	const [isNext, setNext] = useState(false);
	return (
		<>
			<button type="button" onClick={() => startTransition(() => setNext(true))}>
				Trang sau
			</button>
			{isNext ? <p>Đã sang trang sau</p> : <Demo {...props} />}
		</>
	);
}

export const HoldsNoLinkBackWhileItIsSaved: Story = {
	args: { onChange: fn<PrivacyFormProps['onChange']>(() => new Promise(() => undefined)) },
	render: (args) => <WithLink {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('checkbox', { name: 'Hiện email' }));
		await expect(args.onChange).toHaveBeenCalledTimes(1);
		await userEvent.click(canvas.getByRole('button', { name: 'Trang sau' }));
		await expect(await canvas.findByText('Đã sang trang sau')).toBeVisible();
	},
};
