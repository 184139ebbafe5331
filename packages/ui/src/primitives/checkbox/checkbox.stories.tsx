import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checkbox } from './checkbox.tsx';

const meta = { component: Checkbox, args: { label: 'Đã có sổ' } } satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checked: Story = { tags: ['dark'], args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Dark: Story = { tags: ['!test'], args: { defaultChecked: true }, globals: { theme: 'dark' } };
export const LongText: Story = {
	args: {
		label: 'Tôi đã đọc và đồng ý với quy định đăng tin, quy định về dữ liệu cá nhân và cách giải quyết tranh chấp',
	},
	globals: { viewport: { value: 'phone320' } },
};

export const IsTickedByItsWords: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByText('Đã có sổ'));
		await expect(canvas.getByRole('checkbox', { name: 'Đã có sổ' })).toBeChecked();
		await userEvent.keyboard(' ');
		await expect(canvas.getByRole('checkbox')).not.toBeChecked();
	},
};

export const DoStateAFact: Story = { tags: ['!test'], args: { label: 'Có tích xanh' } };

export const DontNegate: Story = { tags: ['!test'], args: { label: 'Không hiện tin không có tích xanh' } };
