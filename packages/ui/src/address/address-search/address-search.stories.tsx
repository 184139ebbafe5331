import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AddressSearch } from './address-search.tsx';

const benNghe = {
	provinceId: '79',
	province: 'Hồ Chí Minh',
	districtId: '760',
	district: 'Quận 1',
	wardId: '26740',
	ward: 'Phường Bến Nghé',
	currentProvinceId: '79',
	currentWardId: '26740',
	currentWard: 'Phường Sài Gòn',
	street: '12 Lê Lợi',
};

const meta = {
	component: AddressSearch,
	args: {
		text: '12 le loi p ben nghe q1',
		onTextChange: fn(),
		suggestions: [
			benNghe,
			{ ...benNghe, wardId: null, ward: null, currentWardId: null, currentWard: null, street: null },
		],
		onChoose: fn(),
	},
	decorators: [(Story) => <div style={{ minHeight: 260, maxWidth: 460 }}>{Story()}</div>],
} satisfies Meta<typeof AddressSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['dark'] };
export const Empty: Story = { args: { text: '', suggestions: [] } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

export const HandsOnTheAddressThatWasChosen: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('combobox', { name: 'Tìm nhanh địa chỉ' }));
		await userEvent.click(canvas.getByRole('option', { name: /Phường Bến Nghé/ }));
		await expect(args.onChoose).toHaveBeenCalledWith(benNghe);
	},
};
