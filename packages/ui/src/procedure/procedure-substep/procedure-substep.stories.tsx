import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import * as fixtures from '../procedure.fixtures.ts';
import { ProcedureSubstepRow, type ProcedureSubstepRowProps } from './procedure-substep.tsx';

/** A substep over a server that keeps what it is told. */
function Kept({ substep: first, onSave, isOpen: firstOpen, onToggle: _, ...rest }: ProcedureSubstepRowProps) {
	const [substep, setSubstep] = useState(first);
	const [isOpen, setOpen] = useState(firstOpen);
	return (
		<ul>
			<ProcedureSubstepRow
				{...rest}
				substep={substep}
				isOpen={isOpen}
				onToggle={() => setOpen(!isOpen)}
				onSave={async (id, change) => {
					const refused = await onSave(id, change);
					if (!refused) setSubstep((before) => ({ ...before, ...change, fileLinks: before.fileLinks }));
					return refused;
				}}
			/>
		</ul>
	);
}

const meta = {
	component: ProcedureSubstepRow,
	args: {
		substep: fixtures.gatherPapers,
		view: { type: 'BUY', side: 'BUYER' },
		isNext: true,
		isBlocked: false,
		isOpen: true,
		onToggle: fn(),
		now: fixtures.now,
		upload: fn<ProcedureSubstepRowProps['upload']>(async (file) => ({ id: `upload-${file.name}` })),
		onSave: fn<ProcedureSubstepRowProps['onSave']>(async () => undefined),
		onSavedChange: fn(),
	},
	render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ProcedureSubstepRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Ai làm: bạn (bên mua)')).toBeVisible();
		await expect(canvas.getByText('Quá hạn 3 ngày, từ 07/03/2026')).toBeVisible();
		await expect(canvas.getByText('1 đến 3 ngày làm việc')).toBeVisible();
		await expect(canvas.getAllByText('(bắt buộc)')).toHaveLength(2);
		await expect(canvas.getByText('(nếu có)')).toBeVisible();
	},
};
export const WithFees: Story = {
	args: { substep: fixtures.signContract },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Thông tư 257/2016/TT-BTC, áp dụng từ 01/01/2017.')).toBeVisible();
		await expect(canvas.getByText(/Người trả: hai bên thỏa thuận\./)).toBeVisible();
	},
};
export const Closed: Story = { args: { isOpen: false } };
export const Done: Story = {
	args: { substep: { ...fixtures.gatherPapers, isDone: true, doneAt: '2026-03-09T02:00:00Z' }, isOpen: false },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Đã xong ngày 09/03/2026')).toBeVisible();
		await expect(canvas.queryByText(/quá hạn/i)).not.toBeInTheDocument();
	},
};
export const Blocked: Story = {
	args: { isBlocked: true },
	play: async ({ canvas }) => {
		await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
		await expect(canvas.getByRole('button', { name: /Thêm ảnh/ })).toBeVisible();
	},
};
export const DoneBeforeItWasBlocked: Story = {
	args: { isBlocked: true, substep: { ...fixtures.gatherPapers, isDone: true } },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('checkbox'));
		await expect(args.onSave).toHaveBeenCalledWith('s21', { isDone: false });
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { args: { view: { type: 'BUY', side: 'SELLER' } }, globals: { locale: 'en' } };
export const Narrow: Story = {
	args: {
		substep: { ...fixtures.gatherPapers, note: 'Giấy đăng ký kết hôn để ở nhà bố mẹ. '.repeat(12) },
		view: { type: 'TRANSFER', side: 'SELLER' },
	},
	globals: { viewport: { value: 'phone320' } },
};

export const SavesANoteOnceItIsLeft: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const note = canvas.getByRole('textbox', { name: 'Ghi chú của bạn' });
		await userEvent.clear(note);
		await userEvent.type(note, 'Mang bản gốc. ');
		await expect(args.onSavedChange).toHaveBeenLastCalledWith('s21', 'unsaved');
		await userEvent.tab();
		await expect(args.onSave).toHaveBeenCalledWith('s21', { note: 'Mang bản gốc.' });
		await waitFor(() => expect(args.onSavedChange).toHaveBeenLastCalledWith('s21', 'saved'));
		await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Ghi chú của bạn' })).toHaveValue('Mang bản gốc. '));
		await expect(canvas.getAllByText('Đã lưu').length).toBeGreaterThan(0);
		// Nothing has changed since.
		await userEvent.click(note);
		await userEvent.tab();
		await expect(args.onSave).toHaveBeenCalledTimes(1);
	},
};

export const SavesANoteInAPause: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const note = canvas.getByRole('textbox', { name: 'Ghi chú của bạn' });
		await userEvent.type(note, ' Gọi trước.');
		await waitFor(() =>
			expect(args.onSave).toHaveBeenCalledWith('s21', { note: expect.stringMatching(/Gọi trước\.$/) }),
		);
		await waitFor(() => expect(args.onSavedChange).toHaveBeenLastCalledWith('s21', 'saved'));
		await expect(note).toHaveFocus();
	},
};

export const SavesADateAndTakesItAway: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const date = canvas.getByLabelText('Ngày bạn muốn xong');
		await userEvent.clear(date);
		await userEvent.type(date, '2026-03-20');
		await userEvent.tab();
		await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith('s21', { dueOn: '2026-03-20' }));
		await userEvent.clear(date);
		await userEvent.click(date);
		await userEvent.tab();
		await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith('s21', { dueOn: null }));
	},
};

export const SaysThatADateIsNotWhole: Story = {
	args: { substep: { ...fixtures.gatherPapers, dueOn: null } },
	play: async ({ canvas, userEvent, args }) => {
		const date = canvas.getByLabelText('Ngày bạn muốn xong');
		// What a browser says of `20/__/____`; made-up keys do not reach its parts.
		Object.defineProperty(date, 'validity', { value: { badInput: true }, configurable: true });
		await userEvent.click(date);
		await userEvent.tab();
		await waitFor(() => expect(date).toHaveAccessibleDescription(/^Hãy nhập đủ ngày, tháng và năm/));
		await expect(args.onSavedChange).toHaveBeenLastCalledWith('s21', 'unsaved');
		Reflect.deleteProperty(date, 'validity');
		// A year in part.
		await userEvent.type(date, '0026-03-20');
		await userEvent.tab();
		await waitFor(() => expect(date).toHaveAccessibleDescription(/^Hãy nhập đủ ngày, tháng và năm/));
		await expect(args.onSave).not.toHaveBeenCalled();
		await userEvent.clear(date);
		await userEvent.type(date, '2026-03-20');
		await expect(date).toHaveAccessibleDescription('');
		await userEvent.tab();
		await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('s21', { dueOn: '2026-03-20' }));
		await waitFor(() => expect(args.onSavedChange).toHaveBeenLastCalledWith('s21', 'saved'));
	},
};

export const SavesADateThatWasChangedWhileTheFirstWasOnItsWay: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const first = Promise.withResolvers<undefined>();
		(args.onSave as ReturnType<typeof fn>).mockReturnValueOnce(first.promise);
		const date = canvas.getByLabelText('Ngày bạn muốn xong');
		await userEvent.clear(date);
		await userEvent.type(date, '2026-03-20');
		await userEvent.tab();
		await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith('s21', { dueOn: '2026-03-20' }));
		await userEvent.clear(date);
		await userEvent.type(date, '2026-03-25');
		await userEvent.tab();
		await expect(args.onSave).toHaveBeenCalledTimes(1);
		first.resolve(undefined);
		await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith('s21', { dueOn: '2026-03-25' }));
		await waitFor(() => expect(args.onSavedChange).toHaveBeenLastCalledWith('s21', 'saved'));
		await expect(date).toHaveValue('2026-03-25');
	},
};

export const SavesANoteThatWasTakenAwayWhileItWasOnItsWay: Story = {
	args: { substep: { ...fixtures.gatherPapers, note: null } },
	play: async ({ canvas, userEvent, args }) => {
		const first = Promise.withResolvers<undefined>();
		(args.onSave as ReturnType<typeof fn>).mockReturnValueOnce(first.promise);
		const note = canvas.getByRole('textbox', { name: 'Ghi chú của bạn' });
		await userEvent.type(note, 'Gọi');
		await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith('s21', { note: 'Gọi' }), { timeout: 3_000 });
		await userEvent.clear(note);
		first.resolve(undefined);
		await waitFor(() => expect(args.onSavedChange).toHaveBeenLastCalledWith('s21', 'unsaved'));
		await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith('s21', { note: '' }), { timeout: 3_000 });
		await waitFor(() => expect(args.onSavedChange).toHaveBeenLastCalledWith('s21', 'saved'));
		await expect(note).toHaveValue('');
	},
};

export const SavesADateThatWasPutBackWhileAnotherWasOnItsWay: Story = {
	args: { substep: { ...fixtures.gatherPapers, dueOn: '2026-03-20' } },
	play: async ({ canvas, userEvent, args }) => {
		const first = Promise.withResolvers<undefined>();
		(args.onSave as ReturnType<typeof fn>).mockReturnValueOnce(first.promise);
		const date = canvas.getByLabelText('Ngày bạn muốn xong');
		await userEvent.clear(date);
		await userEvent.type(date, '2026-03-25');
		await userEvent.tab();
		await userEvent.clear(date);
		await userEvent.type(date, '2026-03-20');
		await userEvent.tab();
		await expect(args.onSave).toHaveBeenCalledTimes(1);
		first.resolve(undefined);
		await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith('s21', { dueOn: '2026-03-20' }));
		await waitFor(() => expect(args.onSavedChange).toHaveBeenLastCalledWith('s21', 'saved'));
		await expect(date).toHaveValue('2026-03-20');
	},
};

export const KeepsANoteThatCouldNotBeSaved: Story = {
	play: async ({ canvas, userEvent, args }) => {
		(args.onSave as ReturnType<typeof fn>).mockResolvedValueOnce({ message: 'Không kết nối được máy chủ.' });
		const note = canvas.getByRole('textbox', { name: 'Ghi chú của bạn' });
		await userEvent.clear(note);
		await userEvent.type(note, 'Gọi anh Bình');
		await userEvent.tab();
		await expect(await canvas.findByText('Không kết nối được máy chủ.')).toBeVisible();
		await expect(note).toHaveValue('Gọi anh Bình');
		await expect(args.onSavedChange).toHaveBeenLastCalledWith('s21', 'unsaved');
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
		await waitFor(() => expect(canvas.queryByText('Không kết nối được máy chủ.')).not.toBeInTheDocument());
		await expect(note).toHaveFocus();
	},
};

/** A server that composes what it is told, and another device that writes there too. */
function WrittenElsewhere({ substep: first, onSave, ...rest }: ProcedureSubstepRowProps) {
	const [substep, setSubstep] = useState(first);
	const write = (note: string) => setSubstep((before) => ({ ...before, note: note.normalize('NFC') }));
	return (
		<>
			<button type="button" onClick={() => write('Viết ở máy khác')}>
				Máy khác
			</button>
			<ul>
				<ProcedureSubstepRow
					{...rest}
					substep={substep}
					onSave={async (id, change) => {
						write(change.note ?? '');
						return onSave(id, change);
					}}
				/>
			</ul>
		</>
	);
}

export const FollowsAnotherDeviceAfterANoteInCombiningMarks: Story = {
	args: { substep: { ...fixtures.gatherPapers, note: null } },
	render: (args) => <WrittenElsewhere {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		const note = canvas.getByRole('textbox', { name: 'Ghi chú của bạn' });
		await userEvent.click(note);
		await userEvent.paste('Gọi anh Bình'.normalize('NFD'));
		await userEvent.tab();
		await waitFor(() => expect(args.onSavedChange).toHaveBeenLastCalledWith('s21', 'saved'));
		await userEvent.click(canvas.getByRole('button', { name: 'Máy khác' }));
		await expect(note).toHaveValue('Viết ở máy khác');
		await expect(args.onSave).toHaveBeenCalledTimes(1);
	},
};

export const FailsNoMoreOnceItIsPutBack: Story = {
	play: async ({ canvas, userEvent, args }) => {
		(args.onSave as ReturnType<typeof fn>).mockResolvedValueOnce({ message: 'Không kết nối được máy chủ.' });
		const note = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ghi chú của bạn' });
		const before = note.value;
		await userEvent.type(note, ' Gọi anh Bình');
		await userEvent.tab();
		await expect(await canvas.findByText('Không kết nối được máy chủ.')).toBeVisible();
		await userEvent.clear(note);
		await userEvent.type(note, before);
		await userEvent.tab();
		await waitFor(() => expect(canvas.queryByText('Không kết nối được máy chủ.')).not.toBeInTheDocument());
		await expect(args.onSavedChange).toHaveBeenLastCalledWith('s21', 'saved');
	},
};

export const KeepsANoteThatIsTooLong: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const note = canvas.getByRole('textbox', { name: 'Ghi chú của bạn' });
		await userEvent.clear(note);
		await userEvent.paste('a'.repeat(2_001));
		await userEvent.tab();
		await expect(note).toHaveAccessibleDescription(
			/Ghi chú dài quá 2\.000 ký tự nên chưa được lưu\. Hãy viết ngắn lại\./,
		);
		await expect(note).toHaveValue('a'.repeat(2_001));
		await expect(args.onSavedChange).toHaveBeenLastCalledWith('s21', 'unsaved');
		await expect(args.onSave).not.toHaveBeenCalled();
		await userEvent.type(note, '{Backspace}');
		await userEvent.tab();
		await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('s21', { note: 'a'.repeat(2_000) }));
		await expect(note).toBeValid();
	},
};

export const DoTaskWithWhoAndWhen: Story = { tags: ['!test'], args: { isOpen: false } };
export const DontTaskAsNoun: Story = { tags: ['!test'], render: () => <Checkbox label="Giấy tờ bên mua" /> };
