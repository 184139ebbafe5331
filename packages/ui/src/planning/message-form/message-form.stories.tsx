import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { MessageForm, type MessageFormProps } from './message-form.tsx';

const meta = {
	component: MessageForm,
	args: {
		field: 'question',
		label: 'Cần hỏi thêm điều gì?',
		hint: 'Người gửi đọc đúng những gì bạn viết.',
		submitLabel: 'Gửi câu hỏi',
		onSubmit: fn<MessageFormProps['onSubmit']>(async () => undefined),
		onClose: fn(),
	},
} satisfies Meta<typeof MessageForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('textbox', { name: 'Cần hỏi thêm điều gì?' })).toHaveFocus();
		await userEvent.keyboard('Ảnh bị mờ, bạn chụp lại giúp.');
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi câu hỏi' }));
		await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
		await expect(args.onSubmit).toHaveBeenCalledWith('Ảnh bị mờ, bạn chụp lại giúp.');
	},
};
export const Missing: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi câu hỏi' }));
		await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Hãy viết điều cần hỏi\./);
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};
export const TooLong: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const text = canvas.getByRole('textbox');
		await userEvent.click(text);
		await userEvent.paste('a'.repeat(2_001));
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi câu hỏi' }));
		await expect(text).toHaveAccessibleDescription(/Dài quá 2\.000 ký tự\./);
		await expect(text).toHaveValue('a'.repeat(2_001));
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};
export const Refused: Story = {
	args: { onSubmit: fn<MessageFormProps['onSubmit']>(async () => ({ message: 'Không kết nối được máy chủ.' })) },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByRole('textbox'), 'Xin số thửa.');
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi câu hỏi' }));
		await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Không kết nối được máy chủ.'));
		await expect(canvas.getByRole('textbox')).toHaveValue('Xin số thửa.');
		await expect(args.onClose).not.toHaveBeenCalled();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = {
	args: {
		label: 'What else do you need to know?',
		hint: 'The sender reads exactly what you write.',
		submitLabel: 'Send the question',
	},
	globals: { locale: 'en' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

let answer = () => {};

export const StaysWhileItIsSent: Story = {
	args: {
		onSubmit: fn<MessageFormProps['onSubmit']>(
			() =>
				new Promise((resolve) => {
					answer = () => resolve({ message: 'Không kết nối được máy chủ.' });
				}),
		),
	},
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByRole('textbox'), 'Xin số thửa.');
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi câu hỏi' }));
		const close = canvas.getByRole('button', { name: 'Để sau' });
		await userEvent.click(close);
		await expect(args.onClose).not.toHaveBeenCalled();
		answer();
		await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Không kết nối được máy chủ.'));
		await userEvent.click(close);
		await expect(args.onClose).toHaveBeenCalledTimes(1);
	},
};
