import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { PushState } from '../notification-model.ts';
import { PushStatus, type PushStatusProps } from './push-status.tsx';

/** A browser whose person answers its question so. */
function Browser({ answer, ...props }: PushStatusProps & { answer: PushState }) {
	const [state, setState] = useState(props.state);
	return (
		<PushStatus
			{...props}
			state={state}
			onEnable={async () => {
				setState(answer);
				return props.onEnable();
			}}
			onDisable={async () => {
				setState('off');
				return props.onDisable();
			}}
		/>
	);
}

const meta = {
	component: PushStatus,
	args: {
		state: 'off',
		onEnable: fn<PushStatusProps['onEnable']>(async () => undefined),
		onDisable: fn<PushStatusProps['onDisable']>(async () => undefined),
	},
	decorators: [(Story) => <div className="max-w-3xl bg-surface p-4 text-ink">{Story()}</div>],
} satisfies Meta<typeof PushStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { tags: ['dark'], args: { state: 'on' } };
export const Denied: Story = {
	args: { state: 'denied' },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/chọn Cho phép/)).toBeVisible();
		await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
	},
};
export const Unsupported: Story = { args: { state: 'unsupported' } };
export const ToBeInstalledFirst: Story = {
	args: { state: 'install' },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/Thêm vào Màn hình chính/)).toBeVisible();
	},
};
export const Loading: Story = { args: { state: undefined } };
export const Dark: Story = { tags: ['!test'], args: { state: 'on' }, globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], args: { state: 'denied' }, globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { state: 'install' },
	globals: { viewport: { value: 'phone320' } },
};

export const TurnsOnAndOffWithOneButton: Story = {
	render: (args) => <Browser {...args} answer="on" />,
	play: async ({ canvas, userEvent, args }) => {
		const button = canvas.getByRole('button', { name: 'Bật thông báo' });
		button.focus();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(button).toHaveTextContent('Tắt trên thiết bị này'));
		await expect(canvas.getByRole('status')).toHaveTextContent('Thiết bị này đang nhận thông báo.');
		await expect(button).toHaveFocus();
		await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(args.onDisable).toHaveBeenCalledOnce());
		await waitFor(() => expect(button).toHaveTextContent('Bật thông báo'));
	},
};

export const SaysThatTheBrowserBlocksIt: Story = {
	render: (args) => <Browser {...args} answer="denied" />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Bật thông báo' }));
		await waitFor(() => expect(canvas.getByText('Trình duyệt đang chặn thông báo của An Cư.')).toHaveFocus());
	},
};

export const SaysWhyItCouldNotBeTurnedOn: Story = {
	args: { onEnable: fn<PushStatusProps['onEnable']>(async () => ({ message: 'Không kết nối được máy chủ.' })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Bật thông báo' }));
		await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Không kết nối được máy chủ.'));
	},
};
