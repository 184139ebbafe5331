import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { HiddenPhone, type HiddenPhoneProps } from './hidden-phone.tsx';

const meta = {
	component: HiddenPhone,
	args: { onShow: (async () => undefined) as HiddenPhoneProps['onShow'] },
	decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
	/** Hides it until it is shown, as an account does. */
	render: function Account(args) {
		const [isHidden, setHidden] = useState(true);
		const show = async () => {
			const refused = await args.onShow?.();
			if (!refused) setHidden(false);
			return refused;
		};
		return <HiddenPhone onShow={isHidden && args.onShow ? show : undefined} />;
	},
} satisfies Meta<typeof HiddenPhone>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = 'Hiện số của tôi';

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status')).toHaveTextContent(/không ai gọi được cho bạn/);
	},
};
export const Shown: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: press }));
		await expect(await canvas.findByText('Từ bây giờ, người đã đăng nhập thấy số của bạn.')).toBeVisible();
		await expect(canvas.getByRole('status')).toHaveFocus();
	},
};
export const NotShown: Story = {
	args: { onShow: async () => ({ message: 'Chưa lưu được. Hãy thử lại.' }) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: press }));
		await expect(await canvas.findByText('Chưa lưu được. Hãy thử lại.')).toBeVisible();
		await expect(canvas.getByRole('button', { name: press })).toBeEnabled();
	},
};
export const NothingHidden: Story = {
	args: { onShow: undefined },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
