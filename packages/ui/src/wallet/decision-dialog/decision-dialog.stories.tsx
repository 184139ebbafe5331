import type { SubmitFailure } from '@ancu/forms/form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Words } from '../../foundations/page/words.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { DecisionDialog, type DecisionDialogProps } from './decision-dialog.tsx';

function Demo(props: DecisionDialogProps<string>) {
	const [open, setOpen] = useState(props.open);
	return (
		<>
			<Button onClick={() => setOpen(true)}>
				<Words vn="Mở" en="Open" />
			</Button>
			<DecisionDialog {...props} open={open} onClose={() => setOpen(false)} />
		</>
	);
}

const meta = {
	component: DecisionDialog<string>,
	render: (args) => <Demo {...args} />,
	args: {
		open: true,
		onClose: fn(),
		onDone: fn(),
		title: 'Ghi vào ví',
		submitLabel: 'Ghi 500.000 ₫ vào ví',
		onSubmit: fn<DecisionDialogProps<string>['onSubmit']>(async () => undefined),
		children: ({ id, onSubmit }) => (
			<form
				id={id}
				onSubmit={(event) => {
					event.preventDefault();
					onSubmit(String(new FormData(event.currentTarget).get('phone')));
				}}
			>
				<Field label={<Words vn="Số điện thoại" en="Phone number" />}>
					{(control) => <TextInput {...control} name="phone" />}
				</Field>
			</form>
		),
	},
} satisfies Meta<typeof DecisionDialog<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SendsAndCloses: Story = {
	play: async ({ userEvent, args }) => {
		await expect(screen.getByLabelText('Số điện thoại')).toHaveFocus();
		await userEvent.type(screen.getByLabelText('Số điện thoại'), '0912345678{Enter}');
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await expect(args.onSubmit).toHaveBeenCalledWith('0912345678');
		await expect(args.onDone).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const English: Story = {
	args: { title: 'Book to a wallet', submitLabel: 'Book ₫500,000 to the wallet' },
	globals: { locale: 'en' },
};

export const StaysOpenWhereItIsRefused: Story = {
	args: {
		onSubmit: fn<DecisionDialogProps<string>['onSubmit']>(async () => ({ message: 'Không kết nối được máy chủ.' })),
	},
	play: async ({ userEvent, args }) => {
		await userEvent.type(screen.getByLabelText('Số điện thoại'), '0912345678{Enter}');
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
		await expect(screen.getByLabelText('Số điện thoại')).toHaveValue('0912345678');
		await expect(args.onDone).not.toHaveBeenCalled();
	},
};

let answer: (refused: SubmitFailure | undefined) => void = () => undefined;

export const StaysWhileItIsSent: Story = {
	args: {
		onSubmit: fn<DecisionDialogProps<string>['onSubmit']>(
			() =>
				new Promise((resolve) => {
					answer = resolve;
				}),
		),
	},
	play: async ({ userEvent, args }) => {
		await userEvent.type(screen.getByLabelText('Số điện thoại'), '0912345678{Enter}');
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
		const dialog = screen.getByRole<HTMLDialogElement>('dialog');
		for (const name of ['Hủy', 'Đóng']) {
			const way = screen.getByRole('button', { name });
			await waitFor(() => expect(way).toHaveAttribute('aria-disabled', 'true'));
			await userEvent.click(way);
		}
		await userEvent.click(dialog);
		await expect(dialog).toHaveAttribute('open');
		await userEvent.type(screen.getByLabelText('Số điện thoại'), '{Enter}');
		await expect(args.onSubmit).toHaveBeenCalledTimes(1);
		answer({ message: 'Không kết nối được máy chủ.' });
		await waitFor(() => expect(screen.getByRole('button', { name: 'Hủy' })).not.toHaveAttribute('aria-disabled'));
		await expect(screen.getByLabelText('Số điện thoại')).toHaveValue('0912345678');
		await userEvent.click(screen.getByRole('button', { name: 'Hủy' }));
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await expect(args.onDone).not.toHaveBeenCalled();
	},
};
