import { NOT_SENT } from '@ancu/forms/form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { FormFailure } from './form-failure.tsx';

const meta = {
	component: FormFailure,
	args: { message: 'Số điện thoại, email hoặc mật khẩu không đúng.' },
	decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof FormFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['dark'] };
export const Nothing: Story = { args: { message: undefined } };
export const NobodySaidWhy: Story = {
	args: { message: '' },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('alert')).toHaveTextContent(
			'Thông tin này chưa được chấp nhận. Hãy xem lại rồi thử lại.',
		);
	},
};
export const CouldNotBeSent: Story = {
	args: { message: NOT_SENT },
	globals: { locale: 'en' },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('alert')).toHaveTextContent(
			'This could not be sent. Nothing is lost; check your connection and try again.',
		);
	},
};
export const English: Story = { tags: ['!test'], args: { message: '' }, globals: { locale: 'en' } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const LongText: Story = {
	args: {
		message:
			'Không kết nối được máy chủ. Không có gì bị mất; hãy kiểm tra mạng rồi thử lại sau ít phút, hoặc liên hệ chúng tôi.',
	},
	globals: { viewport: { value: 'phone320' } },
};

function Refused({ message }: { message: string | undefined }) {
	const [isRefused, setRefused] = useState(false);
	return (
		<>
			<FormFailure message={isRefused ? message : undefined} />
			<Button onClick={() => setRefused(true)}>Gửi</Button>
		</>
	);
}

export const IsHeardWhenTheWordsCome: Story = {
	render: ({ message }) => <Refused message={message} />,
	play: async ({ canvas, userEvent }) => {
		// The live region must be there before its words, or nobody hears them.
		const alert = canvas.getByRole('alert');
		await expect(alert).toBeEmptyDOMElement();
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }));
		await expect(alert).toHaveTextContent('Số điện thoại, email hoặc mật khẩu không đúng.');
	},
};

export const DoSayWhatToDo: Story = {
	tags: ['!test'],
	args: {
		message: 'Không kết nối được máy chủ. Không có gì bị mất; hãy kiểm tra mạng rồi thử lại.',
	},
};

export const DontShowACode: Story = { tags: ['!test'], args: { message: 'Đã xảy ra lỗi! (ERR_NETWORK 0x80072EE7)' } };
