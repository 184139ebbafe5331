import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CopyButton } from './copy-button.tsx';

const meta = {
	component: CopyButton,
	args: {
		text: '0123456789',
		children: 'Chép',
		label: 'Chép số tài khoản',
		doneLabel: 'Đã chép.',
		failedLabel: 'Chưa chép được. Hãy chọn và chép bằng tay.',
	},
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const writeText = fn<(text: string) => Promise<void>>();

/** A clipboard of the test's own: the browser's belongs to whoever runs the test. */
function withClipboard(): () => void {
	const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
	Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
	return () => {
		if (before) Object.defineProperty(navigator, 'clipboard', before);
		else Reflect.deleteProperty(navigator, 'clipboard');
	};
}

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };

export const CopiesAndSaysSo: Story = {
	beforeEach: () => {
		writeText.mockReset().mockResolvedValue();
		return withClipboard();
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Chép số tài khoản' }));
		await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Đã chép.'));
		await expect(writeText).toHaveBeenCalledWith('0123456789');
	},
};

export const SaysWhenItMayNot: Story = {
	beforeEach: () => {
		writeText.mockReset().mockRejectedValue(new DOMException('Not allowed.', 'NotAllowedError'));
		return withClipboard();
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Chép số tài khoản' }));
		await waitFor(() => expect(canvas.getByText('Chưa chép được. Hãy chọn và chép bằng tay.')).toBeVisible());
	},
};
