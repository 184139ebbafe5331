import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import type { PushState } from '../notification-model.ts';
import { PushPrompt, type PushPromptProps } from './push-prompt.tsx';

/** A browser whose person answers its question so. */
function Browser({ answer, ...props }: PushPromptProps & { answer: PushState }) {
	const [state, setState] = useState(props.state);
	return (
		<PushPrompt
			{...props}
			state={state}
			onEnable={async () => {
				setState(answer);
				return props.onEnable();
			}}
		/>
	);
}

const meta = {
	component: PushPrompt,
	args: {
		about: 'planning',
		state: 'off',
		onEnable: fn<PushPromptProps['onEnable']>(async () => undefined),
		onLater: fn(),
		settingsHref: '/setting/notification',
	},
	decorators: [(Story) => <div className="max-w-4xl bg-surface p-4 text-ink">{Story()}</div>],
} satisfies Meta<typeof PushPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AfterAPlanningCheck: Story = { tags: ['dark'] };
export const AfterAGreenCheck: Story = { args: { about: 'verification' } };
export const AfterASearch: Story = { args: { about: 'search' } };
export const AfterAnOrder: Story = { args: { about: 'invest' } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	globals: { viewport: { value: 'phone320' } },
};

export const SaysThatItIsOn: Story = {
	render: (args) => <Browser {...args} answer="on" />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Bật thông báo' }));
		await waitFor(() => expect(canvas.getByText(/^Đã bật\./)).toHaveFocus());
		await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
	},
};

export const SaysThatTheBrowserBlocksIt: Story = {
	render: (args) => <Browser {...args} answer="denied" />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Bật thông báo' }));
		await waitFor(() => expect(canvas.getByText(/^Trình duyệt đang chặn/)).toHaveFocus());
		await expect(canvas.getByRole('link', { name: 'Cài đặt thông báo' })).toHaveAttribute(
			'href',
			'/setting/notification',
		);
	},
};

export const TakesNoForAnAnswer: Story = {
	play: async ({ canvas, userEvent, args }) => {
		canvas.getByRole('button', { name: 'Để sau' }).focus();
		await userEvent.keyboard('{Enter}');
		await expect(args.onLater).toHaveBeenCalledOnce();
		await waitFor(() => expect(canvas.getByText(/^Vâng, để sau\./)).toHaveFocus());
	},
};

export const AsksAgainWhenItDidNotWork: Story = {
	args: { onEnable: fn<PushPromptProps['onEnable']>(async () => ({ message: 'Không kết nối được máy chủ.' })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Bật thông báo' }));
		await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Không kết nối được máy chủ.'));
		await expect(canvas.getByRole('button', { name: 'Bật thông báo' })).toBeVisible();
	},
};

export const DoAskAfterTheAct: Story = {
	tags: ['!test'],
	render: (args) => (
		<div className="grid gap-4">
			<p>Đã gửi yêu cầu kiểm tra thửa 345, tờ 21.</p>
			<PushPrompt {...args} />
		</div>
	),
};

export const DontAskOnArrival: Story = {
	tags: ['!test'],
	render: () => (
		<div className="grid gap-3 rounded-card border border-line bg-surface-raised p-4">
			<p className="font-bold">Chào mừng đến An Cư! Bật thông báo để không bỏ lỡ tin hot.</p>
			<div className="flex gap-3">
				<Button>Cho phép</Button>
				<Button variant="quiet">Tôi chấp nhận bỏ lỡ</Button>
			</div>
		</div>
	),
};
