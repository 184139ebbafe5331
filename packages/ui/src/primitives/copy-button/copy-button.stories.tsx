import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CopyButton } from './copy-button.tsx';

const meta = {
	component: CopyButton,
	args: {
		text: '0123456789',
		children: 'Sao chép',
		label: 'Sao chép số tài khoản',
		doneLabel: 'Đã sao chép.',
		failedLabel: 'Chưa sao chép được. Hãy chọn và sao chép bằng tay.',
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

export const Default: Story = { tags: ['dark'] };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };

export const LongText: Story = {
	args: { failedLabel: 'Trình duyệt này không cho sao chép. Hãy chọn số tài khoản ở trên rồi sao chép bằng tay.' },
	globals: { viewport: { value: 'phone320' } },
	beforeEach: () => {
		writeText.mockReset().mockRejectedValue(new DOMException('Not allowed.', 'NotAllowedError'));
		return withClipboard();
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Sao chép số tài khoản' }));
		await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Trình duyệt này không cho sao chép.'));
		// A margin of what only screen readers had is gone a frame later.
		await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
	},
};

export const CopiesAndSaysSo: Story = {
	beforeEach: () => {
		writeText.mockReset().mockResolvedValue();
		return withClipboard();
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Sao chép số tài khoản' }));
		await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Đã sao chép.'));
		await expect(writeText).toHaveBeenCalledWith('0123456789');
	},
};

export const SaysWhenItMayNot: Story = {
	beforeEach: () => {
		writeText.mockReset().mockRejectedValue(new DOMException('Not allowed.', 'NotAllowedError'));
		return withClipboard();
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Sao chép số tài khoản' }));
		await waitFor(() => expect(canvas.getByText('Chưa sao chép được. Hãy chọn và sao chép bằng tay.')).toBeVisible());
	},
};

export const DoStandBesideTheText: Story = {
	tags: ['!test'],
	render: (args) => (
		<p className="flex max-w-sm items-center justify-between gap-3 bg-surface p-4">
			<span>
				Số tài khoản <b>0123456789</b>
			</span>
			<CopyButton {...args} />
		</p>
	),
};

export const DontHideTheText: Story = {
	tags: ['!test'],
	args: { children: 'Sao chép số tài khoản' },
	render: (args) => (
		<p className="bg-surface p-4">
			<CopyButton {...args} />
		</p>
	),
};
