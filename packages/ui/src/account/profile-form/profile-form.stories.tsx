import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Words } from '../../foundations/page/words.tsx';
import { Button } from '../../primitives/button/index.ts';
import * as fixtures from '../account.fixtures.ts';
import { AvatarField } from '../avatar-field/avatar-field.tsx';
import { ProfileForm, type ProfileFormProps } from './profile-form.tsx';

const meta = {
	component: ProfileForm,
	args: {
		profile: fixtures.profile,
		avatar: <AvatarField name="Nguyễn Thị An" avatar={fixtures.portrait} onUpload={fn()} onRemove={fn()} />,
		provinces: fixtures.provinces,
		districts: fixtures.districts,
		phoneAction: (
			<Button variant="secondary" size="sm">
				<Words vn="Đổi số" en="Change number" />
			</Button>
		),
		onRetry: fn(),
		onProvinceChange: fn(),
		onSendEmailLink: fn<ProfileFormProps['onSendEmailLink']>(async () => undefined),
		onSubmit: fn(),
		onDirtyChange: fn(),
	},
	decorators: [(Story) => <div style={{ maxWidth: 768 }}>{Story()}</div>],
	parameters: { route: '/setting/information' },
} satisfies Meta<typeof ProfileForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		// It is proved.
		await expect(canvas.getByText('Email đã được xác nhận.')).toBeVisible();
		await expect(canvas.queryByRole('button', { name: 'Gửi liên kết xác nhận' })).not.toBeInTheDocument();
		// As people read it to each other.
		await expect(canvas.getByText('Mã tài khoản: 1204')).toBeVisible();
	},
};
export const Empty: Story = { args: { profile: fixtures.bareProfile, districts: undefined } };
export const Loading: Story = { args: { profile: undefined } };
export const Error: Story = {
	args: { profile: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const PlacesLoading: Story = {
	args: { provinces: undefined, districts: undefined },
	play: async ({ canvas }) => {
		await expect(canvas.getByLabelText('Nơi ở: tỉnh, thành phố')).toHaveDisplayValue('Đang tải…');
	},
};
export const PlacesFailed: Story = {
	args: { districts: undefined, failedPlaces: ['districts'], onPlacesRetry: fn() },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByLabelText('Nơi ở: quận, huyện')).toHaveDisplayValue('Chưa tải được');
		await expect(canvas.getByText('Chưa tải được danh sách này.')).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onPlacesRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { profile: fixtures.longProfile },
	globals: { viewport: { value: 'phone320' } },
};

export const SavesAndSaysSo: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const name = canvas.getByLabelText('Họ và tên');
		await userEvent.clear(name);
		await userEvent.type(name, ' Nguyễn An ');
		await expect(canvas.getByText('Có thay đổi chưa lưu.')).toBeVisible();
		await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu thay đổi' }));
		// The rest may have been changed elsewhere since.
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Nguyễn An' }));
		await waitFor(() => expect(canvas.queryByText('Có thay đổi chưa lưu.')).not.toBeInTheDocument());
		await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
		await expect(screen.getAllByText('Đã lưu thông tin cá nhân.')[0]).toBeVisible();
	},
};

export const AsksForAName: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const name = canvas.getByLabelText('Họ và tên');
		await userEvent.clear(name);
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu thay đổi' }));
		await waitFor(() => expect(name).toHaveAccessibleDescription('Hãy nhập họ và tên.'));
		await expect(name).toHaveFocus();
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const RefusesAnEmailThatIsNone: Story = {
	play: async ({ canvas, userEvent }) => {
		const email = canvas.getByLabelText('Email');
		await userEvent.clear(email);
		await userEvent.type(email, 'an@');
		await userEvent.tab();
		await waitFor(() =>
			expect(email).toHaveAccessibleDescription('Email không hợp lệ. Kiểm tra lại địa chỉ, ví dụ ten@gmail.com.'),
		);
	},
};

export const RefusesAWebsiteThatIsNone: Story = {
	play: async ({ canvas, userEvent }) => {
		const website = canvas.getByLabelText('Trang web hoặc mạng xã hội');
		await userEvent.clear(website);
		await userEvent.type(website, 'trang của tôi');
		await userEvent.tab();
		await waitFor(() => expect(website).toHaveAccessibleDescription(/Địa chỉ trang web chưa đúng\./));
	},
};

export const MakesTheWebsiteWhole: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const website = canvas.getByLabelText('Trang web hoặc mạng xã hội');
		await userEvent.clear(website);
		await userEvent.type(website, 'facebook.com/an');
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu thay đổi' }));
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ website: 'https://facebook.com/an' })),
		);
	},
};

export const RefusesABirthdayToCome: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const date = canvas.getByLabelText('Ngày sinh');
		await userEvent.clear(date);
		await userEvent.type(date, '2999-01-01');
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu thay đổi' }));
		await waitFor(() => expect(date).toHaveAccessibleDescription(/Ngày sinh phải là ngày đã qua/));
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const AsksForTheRestOfABirthday: Story = {
	args: { profile: fixtures.bareProfile },
	play: async ({ canvas, userEvent, args }) => {
		const date = canvas.getByLabelText('Ngày sinh');
		// What a browser says of `12/__/____`; made-up keys do not reach its parts.
		Object.defineProperty(date, 'validity', { value: { badInput: true }, configurable: true });
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu thay đổi' }));
		await waitFor(() => expect(date).toHaveAccessibleDescription(/Ngày sinh chưa đủ ngày, tháng, năm/));
		await expect(date).toHaveFocus();
		await expect(args.onSubmit).not.toHaveBeenCalled();
		Reflect.deleteProperty(date, 'validity');
		await userEvent.type(date, '1990-12-12');
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
		await expect(date).toHaveAccessibleDescription('');
	},
};

export const CountsTheIntroduction: Story = {
	play: async ({ canvas, userEvent }) => {
		const description = canvas.getByLabelText('Giới thiệu');
		await userEvent.clear(description);
		await userEvent.type(description, 'Chào bạn');
		await expect(canvas.getByText('8/1.000 ký tự')).toBeVisible();
		await userEvent.clear(description);
		await userEvent.paste('a'.repeat(1_001));
		await userEvent.tab();
		await waitFor(() => expect(description).toHaveAccessibleDescription(/dài quá 1\.000 ký tự/));
	},
};

export const LeadsFromProvinceToDistrict: Story = {
	args: { profile: fixtures.bareProfile },
	play: async ({ canvas, userEvent, args }) => {
		const district = canvas.getByLabelText('Nơi ở: quận, huyện');
		await expect(district).toBeDisabled();
		await userEvent.selectOptions(canvas.getByLabelText('Nơi ở: tỉnh, thành phố'), 'Hồ Chí Minh');
		await expect(args.onProvinceChange).toHaveBeenLastCalledWith('79');
		await userEvent.selectOptions(district, 'Quận 10');
		await userEvent.selectOptions(canvas.getByLabelText('Nơi ở: tỉnh, thành phố'), 'Hà Nội');
		// A district lies in one province only.
		await expect(district).toHaveValue('');
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu thay đổi' }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ provinceId: '01' }));
	},
};

/** Another tab moves to Hanoi once this one has moved to Ho Chi Minh City. */
function MovedElsewhere({ profile, onSubmit, ...rest }: ProfileFormProps) {
	const [kept, keep] = useState(profile);
	return (
		<>
			<ProfileForm
				{...rest}
				profile={kept}
				onSubmit={async (change) => {
					await onSubmit(change);
					keep((before) => before && { ...before, ...change });
				}}
			/>
			<button
				type="button"
				onClick={() => keep((before) => before && { ...before, provinceId: '01', districtId: null })}
			>
				Thẻ kia
			</button>
		</>
	);
}

export const TellsTheProvinceThatWasKeptElsewhere: Story = {
	args: { profile: fixtures.bareProfile },
	render: (args) => <MovedElsewhere {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.selectOptions(canvas.getByLabelText('Nơi ở: tỉnh, thành phố'), 'Hồ Chí Minh');
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu thay đổi' }));
		await waitFor(() => expect(canvas.queryByText('Có thay đổi chưa lưu.')).not.toBeInTheDocument());
		await expect(args.onProvinceChange).toHaveBeenLastCalledWith('79');
		await userEvent.click(canvas.getByRole('button', { name: 'Thẻ kia' }));
		await expect(canvas.getByLabelText('Nơi ở: tỉnh, thành phố')).toHaveDisplayValue('Hà Nội');
		await waitFor(() => expect(args.onProvinceChange).toHaveBeenLastCalledWith('01'));
	},
};

export const SendsALinkThatProvesTheEmail: Story = {
	args: { profile: { ...fixtures.profile, isEmailVerified: false } },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi liên kết xác nhận' }));
		await waitFor(() => expect(canvas.getByText(/Đã gửi liên kết tới an@example\.com\./)).toBeVisible());
		await expect(args.onSendEmailLink).toHaveBeenCalledTimes(1);
		await expect(canvas.getByRole('button', { name: 'Gửi lại liên kết' })).toBeVisible();
	},
};

export const SaysWhyTheLinkWasNotSent: Story = {
	args: {
		profile: { ...fixtures.profile, isEmailVerified: false },
		onSendEmailLink: fn<ProfileFormProps['onSendEmailLink']>(async () => ({
			message: 'Bạn đã thử quá nhiều lần. Hãy thử lại sau 5 phút.',
		})),
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi liên kết xác nhận' }));
		await waitFor(() => expect(canvas.getByText(/thử quá nhiều lần/)).toBeVisible());
	},
};

export const ProvesANewEmailOnceItIsSaved: Story = {
	play: async ({ canvas, userEvent }) => {
		const email = canvas.getByLabelText('Email');
		await userEvent.clear(email);
		await userEvent.type(email, 'moi@example.com');
		await expect(canvas.getByText('Lưu thay đổi trước, rồi xác nhận email mới này.')).toBeVisible();
		await expect(canvas.queryByText('Email đã được xác nhận.')).not.toBeInTheDocument();
	},
};

export const AsksForThePasswordWhileTheEmailIsAnother: Story = {
	args: {
		onSubmit: fn(async () => ({ fields: [{ path: 'password', code: 'wrong' }], message: 'Chưa lưu được.' })),
	},
	play: async ({ canvas, userEvent, args }) => {
		const email = canvas.getByLabelText('Email');
		await expect(canvas.queryByLabelText('Mật khẩu hiện tại')).not.toBeInTheDocument();
		await userEvent.clear(email);
		await userEvent.type(email, 'AN@example.com');
		await expect(canvas.queryByLabelText('Mật khẩu hiện tại')).not.toBeInTheDocument();
		await userEvent.clear(email);
		await userEvent.type(email, 'moi@example.com');
		const password = canvas.getByLabelText('Mật khẩu hiện tại');
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu thay đổi' }));
		await waitFor(() => expect(password).toHaveAccessibleDescription(/Hãy nhập mật khẩu hiện tại\./));
		await expect(password).toHaveFocus();
		await expect(args.onSubmit).not.toHaveBeenCalled();
		await userEvent.type(password, 'sai{Enter}');
		await waitFor(() => expect(password).toHaveAccessibleDescription(/Mật khẩu hiện tại không đúng\./));
		await expect(args.onSubmit).toHaveBeenCalledWith(
			expect.objectContaining({ email: 'moi@example.com', password: 'sai' }),
		);
		await expect(password).toHaveValue('sai');
		await expect(email).toHaveValue('moi@example.com');
		await expect(canvas.getByText('Chưa lưu được.')).toBeVisible();
		await expect(canvas.getByText('Có thay đổi chưa lưu.')).toBeVisible();
		await userEvent.clear(email);
		await userEvent.type(email, 'an@example.com');
		await expect(canvas.queryByLabelText('Mật khẩu hiện tại')).not.toBeInTheDocument();
		await expect(canvas.queryByText('Có thay đổi chưa lưu.')).not.toBeInTheDocument();
	},
};

export const AsksForThePasswordBeforeTheFirstEmail: Story = {
	args: { profile: fixtures.bareProfile, districts: undefined },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByLabelText('Email'), 'dau.tien@example.com');
		await userEvent.type(canvas.getByLabelText('Mật khẩu hiện tại'), 'mật khẩu của tôi{Enter}');
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith(
				expect.objectContaining({ email: 'dau.tien@example.com', password: 'mật khẩu của tôi' }),
			),
		);
	},
};
