import type { SubmitFailure } from '@ancu/forms/form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { ActDialog, type ActDialogProps } from './act-dialog.tsx';
import { FormDialog } from './form-dialog.tsx';

function Demo(props: ActDialogProps) {
	const [open, setOpen] = useState(props.open);
	return (
		<>
			<Button onClick={() => setOpen(true)}>Mở</Button>
			<ActDialog {...props} open={open} onClose={() => setOpen(false)} />
		</>
	);
}

const meta = {
	component: ActDialog,
	render: (args) => <Demo {...args} />,
	args: {
		open: true,
		onClose: fn(),
		onDone: fn(),
		title: 'Đặt tên',
		submitLabel: 'Lưu tên',
		onSubmit: fn<ActDialogProps['onSubmit']>(async () => undefined),
		children: (errorOf) => (
			<Field label="Tên" error={errorOf('name')}>
				{(control) => <TextInput {...control} name="name" />}
			</Field>
		),
	},
} satisfies Meta<typeof ActDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	play: async ({ userEvent, args }) => {
		await userEvent.type(screen.getByLabelText('Tên'), 'An{Enter}');
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await expect(args.onDone).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { globals: { theme: 'dark' } };

export const BeginsAtItsFirstField: Story = {
	args: { open: false },
	play: async ({ canvas, userEvent }) => {
		for (const _ of ['first', 'again']) {
			await userEvent.click(canvas.getByRole('button', { name: 'Mở' }));
			await expect(screen.getByLabelText('Tên')).toHaveFocus();
			await userEvent.click(screen.getByRole('button', { name: 'Hủy' }));
			await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		}
	},
};

export const BeginsAtWhatIsTaken: Story = {
	args: {
		children: () => (
			<>
				{['Tin sai', 'Đã bán'].map((reason) => (
					<label key={reason}>
						<input type="radio" name="reason" defaultChecked={reason === 'Đã bán'} /> {reason}
					</label>
				))}
			</>
		),
	},
	play: async () => {
		await expect(screen.getByRole('radio', { name: 'Đã bán' })).toHaveFocus();
	},
};

export const BeginsAtTheWayOutWhereItOnlyAsks: Story = {
	args: { children: () => <p>Bản nháp bị xóa hẳn.</p> },
	play: async () => {
		await expect(screen.getByRole('button', { name: 'Hủy' })).toHaveFocus();
	},
};

export const LeadsToTheFieldThatIsRefused: Story = {
	args: { onSubmit: fn<ActDialogProps['onSubmit']>(async () => ({ fields: [{ path: 'name', code: 'Tên đã có.' }] })) },
	play: async ({ userEvent }) => {
		await userEvent.click(screen.getByRole('button', { name: 'Lưu tên' }));
		const name = screen.getByLabelText('Tên');
		await waitFor(() => expect(name).toHaveAccessibleDescription('Tên đã có.'));
		await expect(name).toHaveFocus();
	},
};

export const ForgetsAFailureWhenItIsOpenedAgain: Story = {
	args: { onSubmit: fn<ActDialogProps['onSubmit']>(async () => ({ message: 'Không kết nối được máy chủ.' })) },
	play: async ({ userEvent }) => {
		await userEvent.click(screen.getByRole('button', { name: 'Lưu tên' }));
		await waitFor(() => expect(screen.getByText('Không kết nối được máy chủ.')).toBeVisible());
		await userEvent.click(screen.getByRole('button', { name: 'Hủy' }));
		await userEvent.click(screen.getByRole('button', { name: 'Mở' }));
		await expect(screen.getByLabelText('Tên')).toBeVisible();
		await expect(screen.queryByText('Không kết nối được máy chủ.')).not.toBeInTheDocument();
	},
};

/** Refused once more, it says so once more: the words were gone meanwhile. */
export const ForgetsAFailureWhileItIsSentAgain: Story = {
	args: { onSubmit: fn<ActDialogProps['onSubmit']>() },
	play: async ({ userEvent, args }) => {
		mocked(args.onSubmit).mockResolvedValueOnce({ message: 'Không kết nối được máy chủ.' });
		mocked(args.onSubmit).mockReturnValueOnce(new Promise(() => undefined));
		await userEvent.click(screen.getByRole('button', { name: 'Lưu tên' }));
		const failure = await screen.findByText('Không kết nối được máy chủ.');
		await userEvent.click(screen.getByRole('button', { name: 'Lưu tên' }));
		await waitFor(() => expect(failure).not.toBeInTheDocument());
	},
};

export const IsNotClosedByAStrayKeyOrTouchOnceSomethingIsTyped: Story = {
	play: async ({ userEvent }) => {
		const dialog = screen.getByRole('dialog');
		// What is not there before is not read out.
		await expect(screen.getByRole('status')).toBeEmptyDOMElement();
		await userEvent.type(screen.getByLabelText('Tên'), 'An');
		for (const stray of [() => userEvent.keyboard('{Escape}'), () => userEvent.click(dialog)]) {
			screen.getByLabelText('Tên').focus();
			await stray();
			const leave = screen.getByRole('button', { name: 'Hủy' });
			await waitFor(() => expect(leave).toHaveFocus());
			await expect(screen.getByRole('status')).toHaveTextContent('những gì bạn viết sẽ mất');
			await expect(screen.getByLabelText('Tên')).toHaveValue('An');
		}
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		// Nothing is typed in it again.
		await userEvent.click(screen.getByRole('button', { name: 'Mở' }));
		await userEvent.click(screen.getByRole('dialog'));
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
	},
};

/** Two forms, one after the other, each with a button of its own. */
function Steps({ onClose }: Pick<ActDialogProps, 'onClose'>) {
	const [isProved, setProved] = useState(false);
	return (
		<FormDialog open pending={false} onClose={onClose} title="Đổi số điện thoại">
			{isProved ? (
				<Field label="Mật khẩu">{(control) => <TextInput {...control} name="password" type="password" />}</Field>
			) : (
				<form
					onSubmit={(event) => {
						event.preventDefault();
						setProved(true);
					}}
				>
					<Field label="Mã">{(control) => <TextInput {...control} name="code" />}</Field>
					<Button type="submit">Xác nhận mã</Button>
				</form>
			)}
		</FormDialog>
	);
}

export const IsNotClosedByAStrayKeyAfterAStep: Story = {
	render: ({ onClose }) => <Steps onClose={onClose} />,
	play: async ({ userEvent, args }) => {
		await userEvent.type(screen.getByLabelText('Mã'), '123456{Enter}');
		await userEvent.click(screen.getByLabelText('Mật khẩu'));
		await userEvent.keyboard('{Escape}');
		const leave = screen.getByRole('button', { name: 'Hủy' });
		await waitFor(() => expect(leave).toHaveFocus());
		await expect(screen.getByRole('status')).toHaveTextContent('những gì bạn viết sẽ mất');
		await expect(args.onClose).not.toHaveBeenCalled();
		await userEvent.click(leave);
		await expect(args.onClose).toHaveBeenCalledTimes(1);
	},
};

export const StaysOpenWhereItCouldNotBeSent: Story = {
	args: {
		onSubmit: fn<ActDialogProps['onSubmit']>(async () => {
			throw Object.assign(new Error('The server could not be reached.'), { code: 'NETWORK', fields: [] });
		}),
	},
	play: async ({ userEvent }) => {
		await userEvent.type(screen.getByLabelText('Tên'), 'An{Enter}');
		await waitFor(() => expect(screen.getByText(/^Chưa gửi được/)).toBeVisible());
		await expect(screen.getByLabelText('Tên')).toHaveValue('An');
		await expect(screen.getByRole('button', { name: 'Lưu tên' })).not.toHaveAttribute('aria-busy');
	},
};

let answer: (refused: SubmitFailure | undefined) => void = () => undefined;

export const IsSentOnce: Story = {
	args: {
		onSubmit: fn<ActDialogProps['onSubmit']>(
			() =>
				new Promise((resolve) => {
					answer = resolve;
				}),
		),
	},
	play: async ({ userEvent, args }) => {
		await userEvent.type(screen.getByLabelText('Tên'), 'An{Enter}');
		await waitFor(() => expect(screen.getByRole('button', { name: 'Lưu tên' })).toHaveAttribute('aria-busy', 'true'));
		await userEvent.keyboard('{Enter}');
		await expect(args.onSubmit).toHaveBeenCalledTimes(1);
		answer(undefined);
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
	},
};

export const StaysWhileItIsSent: Story = {
	...IsSentOnce,
	play: async ({ userEvent, args }) => {
		await userEvent.type(screen.getByLabelText('Tên'), 'An{Enter}');
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
		const dialog = screen.getByRole<HTMLDialogElement>('dialog');
		for (const name of ['Hủy', 'Đóng']) {
			const way = screen.getByRole('button', { name });
			await waitFor(() => expect(way).toHaveAttribute('aria-disabled', 'true'));
			await userEvent.click(way);
		}
		await userEvent.click(dialog);
		await expect(dialog).toHaveAttribute('open');
		answer({ message: 'Không kết nối được máy chủ.' });
		await waitFor(() => expect(screen.getByText('Không kết nối được máy chủ.')).toBeVisible());
		await expect(screen.getByLabelText('Tên')).toHaveValue('An');
		await userEvent.click(screen.getByRole('button', { name: 'Hủy' }));
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await expect(args.onDone).not.toHaveBeenCalled();
	},
};

export const DoNamesTheAct: Story = {
	tags: ['!test'],
	args: {
		title: 'Xóa tìm kiếm đã lưu',
		submitLabel: 'Xóa',
		children: () => <p>“Nhà đất bán tại Quận 1, 2–5 tỷ” sẽ bị xóa và bạn không nhận báo tin mới nữa.</p>,
	},
};

export const DontAsksWhetherOneIsSure: Story = {
	tags: ['!test'],
	args: { title: 'Xác nhận', submitLabel: 'OK', children: () => <p>Bạn có chắc không?</p> },
};

export const SaysThatItWasRefusedForAFieldThatIsNotHere: Story = {
	args: { onSubmit: fn<ActDialogProps['onSubmit']>(async () => ({ fields: [{ path: 'phone', code: 'required' }] })) },
	play: async ({ userEvent }) => {
		await userEvent.click(screen.getByRole('button', { name: 'Lưu tên' }));
		await waitFor(() =>
			expect(screen.getByText('Thông tin này chưa được chấp nhận. Hãy xem lại rồi thử lại.')).toBeVisible(),
		);
	},
};
