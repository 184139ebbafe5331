import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { FormerAddress, type FormerAddressProps } from './former-address.tsx';

const quan1 = { provinceId: '79', province: 'Thành phố Hồ Chí Minh', districtId: '760', district: 'Quận 1' };
const benNghe = { ...quan1, wardId: '26740', ward: 'Phường Bến Nghé' };
const daKao = { ...quan1, wardId: '26737', ward: 'Phường Đa Kao' };
const inTanBinh = { ...quan1, districtId: '766', district: 'Quận Tân Bình', wardId: '26965', ward: 'Phường 1' };
const inBinhDuong = {
	provinceId: '74',
	province: 'Tỉnh Bình Dương',
	districtId: '724',
	district: 'Thành phố Dĩ An',
	wardId: '25942',
	ward: 'Phường Dĩ An',
};
const unknown = { provinceId: '79', districtId: '760', wardId: '' };

function Demo({ value: given, onChoose, ...rest }: FormerAddressProps) {
	const [value, setValue] = useState(given);
	return (
		<FormerAddress
			{...rest}
			value={value}
			onChoose={(next) => {
				setValue(next);
				onChoose(next);
			}}
		/>
	);
}

const meta = {
	component: FormerAddress,
	render: (args) => <Demo {...args} />,
	args: { units: [benNghe, daKao], value: unknown, onRetry: fn(), onChoose: fn() },
	decorators: [(Story) => <div style={{ maxWidth: 520 }}>{Story()}</div>],
} satisfies Meta<typeof FormerAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['dark'] };
export const Loading: Story = { args: { units: undefined } };
export const Only: Story = {
	args: { units: [benNghe] },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status')).toHaveTextContent(
			'Trước 01/07/2025 là: Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh',
		);
		await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
	},
};
export const OnlyAnIsland: Story = {
	args: { units: [{ ...quan1, district: 'Huyện Côn Đảo', wardId: null, ward: null }] },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status')).toHaveTextContent('Trước 01/07/2025 là: Huyện Côn Đảo');
	},
};
export const Unknown: Story = {
	args: { units: [{ ...quan1, districtId: null, district: null, wardId: null, ward: null }] },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status')).toHaveTextContent('Bạn vẫn đăng tin được');
	},
};
export const Failed: Story = {
	args: { units: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledOnce();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

export const AsksWhichOfSeveral: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('radio', { name: 'Tôi chưa rõ' })).toBeChecked();
		await expect(canvas.getByRole('status')).toHaveTextContent('Trước 01/07/2025 thuộc: Quận 1, Thành phố Hồ Chí Minh');
		await userEvent.click(canvas.getByRole('radio', { name: 'Phường Đa Kao' }));
		await expect(args.onChoose).toHaveBeenLastCalledWith({ ...unknown, wardId: '26737' });
		await expect(canvas.getByRole('status')).toHaveTextContent('Trước 01/07/2025 là: Phường Đa Kao, Quận 1');
		await userEvent.click(canvas.getByRole('radio', { name: 'Tôi chưa rõ' }));
		await expect(args.onChoose).toHaveBeenLastCalledWith(unknown);
	},
};

export const AcrossDistrictsKeepsTheProvince: Story = {
	args: { units: [benNghe, inTanBinh], value: { provinceId: '79', districtId: '', wardId: '' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('radio', { name: 'Tôi chưa rõ' })).toBeChecked();
		await expect(canvas.getByRole('radio', { name: 'Phường 1' })).toHaveAccessibleDescription(
			'Quận Tân Bình, Thành phố Hồ Chí Minh',
		);
		await expect(canvas.getByRole('status')).toHaveTextContent('thuộc: Thành phố Hồ Chí Minh');
	},
};

export const AcrossProvincesAsksWhichOne: Story = {
	args: {
		units: [benNghe, daKao, inBinhDuong],
		value: { provinceId: '', districtId: '', wardId: '' },
		error: 'Hãy chọn nhà đất này trước đây thuộc đâu.',
	},
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
		await userEvent.click(canvas.getByRole('radio', { name: 'Tôi chưa rõ, thuộc Thành phố Hồ Chí Minh' }));
		await expect(args.onChoose).toHaveBeenLastCalledWith(unknown);
		// Of the one ward there nothing is left to be unsure of.
		await expect(canvas.queryByRole('radio', { name: /chưa rõ, thuộc Tỉnh Bình Dương/ })).not.toBeInTheDocument();
	},
};
