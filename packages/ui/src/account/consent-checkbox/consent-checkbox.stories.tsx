import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { ConsentCheckbox } from './consent-checkbox.tsx';

const meta = {
	component: ConsentCheckbox,
	args: { label: 'Tôi đồng ý với điều khoản sử dụng', required: true },
} satisfies Meta<typeof ConsentCheckbox>;

export default meta;
type Story = StoryObj<typeof meta>;

const error = 'Bạn cần đồng ý với điều khoản sử dụng để tạo tài khoản.';

export const Default: Story = {};
export const Optional: Story = {
	args: { label: 'Lưu vị trí để mở đúng khu vực tôi hay xem (không bắt buộc)', required: false },
};
export const Dark: Story = { tags: ['!test'], args: { error }, globals: { theme: 'dark' } };
export const LongText: Story = {
	args: {
		label: 'Tôi đồng ý cho An Cư xử lý dữ liệu cá nhân của tôi theo chính sách bảo mật hiện hành của An Cư',
		error,
	},
	globals: { viewport: { value: 'phone320' } },
};

export const TiesItsErrorToTheBox: Story = {
	tags: ['dark'],
	args: { error },
	play: async ({ canvas }) => {
		const box = canvas.getByRole('checkbox', { name: 'Tôi đồng ý với điều khoản sử dụng' });
		await expect(box).not.toBeChecked();
		await expect(box).toBeInvalid();
		await expect(box).toHaveAccessibleDescription(error);
	},
};

export const DoOneConsentEach: Story = {
	tags: ['!test'],
	render: () => (
		<div className="grid bg-surface p-4">
			<ConsentCheckbox required label="Tôi đồng ý với điều khoản sử dụng" />
			<ConsentCheckbox label="Lưu vị trí để mở đúng khu vực tôi hay xem (không bắt buộc)" />
		</div>
	),
};

export const DontAllInOneBox: Story = {
	tags: ['!test'],
	render: () => (
		<div className="grid bg-surface p-4">
			<Checkbox defaultChecked label="Tôi đồng ý với điều khoản, chính sách bảo mật và lưu vị trí" />
		</div>
	),
};
