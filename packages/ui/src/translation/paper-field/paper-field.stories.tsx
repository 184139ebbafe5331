import { newPaper, type PaperValue, storedPaper } from '@ancu/forms/file';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent as userEvents, waitFor, within } from 'storybook/test';
import { KeptPapers } from './kept-papers.fixtures.tsx';
import { drawPaper, paperUploads } from './paper.fixtures.ts';
import { PaperField, type PaperFieldProps } from './paper-field.tsx';

const stored = [
	storedPaper({ id: 'f1', name: 'so-hong-trang-2.webp' }),
	storedPaper({ id: 'f2', name: 'trich-luc-ban-do-dia-chinh.pdf', url: '/files/trich-luc.pdf' }),
];

const meta = {
	component: PaperField,
	args: {
		label: 'Trang có số tờ, số thửa và sơ đồ thửa đất',
		optionalLabel: '(không bắt buộc)',
		hint: 'Ảnh được giữ kín: chỉ bạn và nhân viên tra cứu mở được.',
		value: [],
		onChange: fn<PaperFieldProps['onChange']>(),
		upload: fn<PaperFieldProps['upload']>(async (file) => ({ id: `upload-${file.name}` })),
	},
	render: (args) => <KeptPapers {...args} />,
	decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof PaperField>;

export default meta;
type Story = StoryObj<typeof meta>;

async function choose({ canvasElement }: { canvasElement: HTMLElement }, ...files: File[]): Promise<void> {
	// A person may choose "all files" in the system's window: what it offers is no guard.
	const user = userEvents.setup({ applyAccept: false });
	await user.upload(canvasElement.querySelector('input[type="file"]') as HTMLInputElement, files);
}
const newest = (args: PaperFieldProps) =>
	(args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as readonly PaperValue[];

export const Empty: Story = {};
export const Full: Story = { args: { value: stored } };
export const NoMoreRoom: Story = {
	args: {
		value: Array.from({ length: 10 }, (_, index) => storedPaper({ id: `${index}`, name: `trang-${index}.webp` })),
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('button', { name: 'Chọn ảnh hoặc PDF' })).toHaveAttribute('aria-disabled', 'true');
		await expect(canvas.getByText('Đã đủ 10 tệp.')).toBeVisible();
	},
};
export const KeepsTheFocusAtARetryWhereThereIsNoMoreRoom: Story = {
	loaders: [async () => ({ file: await drawPaper('so-hong.jpg') })],
	render: function Kept(args, { loaded }) {
		const [value, setValue] = useState<readonly PaperValue[]>([
			...Array.from({ length: 9 }, (_, index) => storedPaper({ id: `${index}`, name: `trang-${index}.webp` })),
			{ ...newPaper('failed', loaded.file as File), status: 'failed', failure: null },
		]);
		return <PaperField {...args} value={value} onChange={setValue} />;
	},
	play: async ({ canvas, userEvent }) => {
		canvas.getByRole('button', { name: 'Thử lại so-hong.jpg' }).focus();
		await userEvent.keyboard('{Enter}');
		const choose = canvas.getByRole('button', { name: 'Chọn ảnh hoặc PDF' });
		await waitFor(() => expect(choose).toHaveFocus());
		await expect(choose).toHaveAttribute('aria-disabled', 'true');
	},
};
/** Arrived, on its way, failed. */
const everyState = {
	loaders: [async () => ({ files: await Promise.all(['trang-1.jpg', 'trang-2.jpg'].map(drawPaper)) })],
	render: (args: PaperFieldProps, { loaded }: { loaded: Record<string, unknown> }) => {
		const [first, second] = loaded.files as [File, File];
		const failed: PaperValue = {
			...newPaper('failed', second),
			status: 'failed',
			failure: 'Tệp này không phải ảnh JPEG, PNG, WebP hay tệp PDF, hoặc bị hỏng. Hãy chọn tệp khác.',
		};
		return <PaperField {...args} value={[...stored, newPaper('sending', first), failed]} />;
	},
	args: {
		error: 'Có tệp không còn dùng được. Hãy chọn lại tệp đó.',
		upload: fn<PaperFieldProps['upload']>((_file, { onProgress }) => {
			onProgress(0.4);
			return new Promise<never>(() => undefined);
		}),
	},
} satisfies Story;
export const EveryState: Story = {
	...everyState,
	tags: ['dark'],
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40'));
		await expect(canvas.getByRole('progressbar')).toHaveAccessibleName('Tải lên trang-1.jpg');
	},
};
export const Dark: Story = { ...everyState, tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = {
	...everyState,
	args: {
		...everyState.args,
		label: 'The page with the map sheet, the plot number and the drawing of the plot',
		optionalLabel: '(optional)',
		hint: 'Pictures stay private: only you and the staff who look it up can open them.',
	},
	globals: { locale: 'en' },
};
export const Narrow: Story = { ...everyState, globals: { viewport: { value: 'phone320' } } };
export const LargeLetters: Story = {
	...everyState,
	globals: { viewport: { value: 'largeText' } },
};

export const SendsWhatIsChosenAtOnce: Story = {
	play: async ({ canvas, canvasElement, args }) => {
		const { upload, running } = paperUploads();
		(args.upload as ReturnType<typeof fn>).mockImplementation(upload);
		await choose(
			{ canvasElement },
			await drawPaper('so-hong.jpg'),
			new File(['%PDF-1.4'], 'trich-luc.pdf', { type: 'application/pdf' }),
		);
		await waitFor(() => expect(running.size).toBe(2));
		running.get('so-hong.jpg')?.progress(0.5);
		await waitFor(() =>
			expect(canvas.getByRole('progressbar', { name: 'Tải lên so-hong.jpg' })).toHaveAttribute('aria-valuenow', '50'),
		);
		running.get('so-hong.jpg')?.settle();
		running.get('trich-luc.pdf')?.settle();
		await waitFor(() => expect(canvas.getAllByText('Đã tải lên')).toHaveLength(2));
		await expect(newest(args).map(({ id }) => id)).toEqual(['upload-so-hong.jpg', 'upload-trich-luc.pdf']);
		await expect(canvas.getByText('2/10 tệp')).toBeVisible();
	},
};

export const KeepsAFileThatDidNotArrive: Story = {
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		const { upload, running } = paperUploads();
		(args.upload as ReturnType<typeof fn>).mockImplementation(upload);
		await choose({ canvasElement }, await drawPaper('so-hong.jpg'));
		await waitFor(() => expect(running.size).toBe(1));
		running.get('so-hong.jpg')?.drop();
		await expect(await canvas.findByText('Chưa tải lên được vì mất kết nối.')).toBeVisible();
		running.clear();
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại so-hong.jpg' }));
		await waitFor(() => expect(running.size).toBe(1));
		running.get('so-hong.jpg')?.settle();
		await expect(await canvas.findByText('Đã tải lên')).toBeVisible();
	},
};

export const SaysThatNotAllHaveArrived: Story = {
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		const { upload, running } = paperUploads();
		(args.upload as ReturnType<typeof fn>).mockImplementation(upload);
		await choose({ canvasElement }, await drawPaper('trang-1.jpg'), await drawPaper('hong.jpg'));
		await waitFor(() => expect(running.size).toBe(2));
		running.get('trang-1.jpg')?.settle();
		running.get('hong.jpg')?.settle('Tệp này bị hỏng. Hãy chọn tệp khác.');
		const said = canvas.getByText('Đang tải tệp lên.');
		await waitFor(() => expect(said).toHaveTextContent(/^1 tệp chưa tải lên được\.$/));
		await userEvent.click(canvas.getByRole('button', { name: 'Bỏ hong.jpg' }));
		await waitFor(() => expect(said).toHaveTextContent(/^Các tệp đã tải lên xong\.$/));
	},
};

export const SaysWhatItDoesNotTake: Story = {
	play: async ({ canvas, canvasElement, args }) => {
		await choose(
			{ canvasElement },
			new File(['x'], 'IMG_0042.HEIC', { type: '' }),
			new File(['x'], 'so-do.docx', { type: 'application/msword' }),
		);
		const alert = within(canvas.getByRole('alert'));
		await expect(alert.getByText(/HEIC của iPhone chưa dùng được/)).toBeVisible();
		await expect(alert.getByText(/không phải ảnh JPEG, PNG, WebP hay tệp PDF\./)).toBeVisible();
		await expect(args.upload).not.toHaveBeenCalled();
	},
};

export const TakesAPaperAwayByKeyboard: Story = {
	args: { value: stored },
	play: async ({ canvas, userEvent, args }) => {
		canvas.getByRole('button', { name: 'Bỏ so-hong-trang-2.webp' }).focus();
		await userEvent.keyboard('{Enter}');
		await expect(newest(args).map(({ id }) => id)).toEqual(['f2']);
		await expect(canvas.getByRole('button', { name: 'Chọn ảnh hoặc PDF' })).toHaveFocus();
	},
};

export const TakesPapersInAPageWithoutTls: Story = {
	loaders: [async () => ({ file: await drawPaper('so-hong.jpg') })],
	beforeEach: () => {
		Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
		return () => Reflect.deleteProperty(crypto, 'randomUUID');
	},
	play: async (context) => {
		await choose(context, context.loaded.file);
		await waitFor(() => expect(newest(context.args)).toMatchObject([{ name: 'so-hong.jpg', status: 'arrived' }]));
	},
};

const carry = (file: File) => {
	const data = new DataTransfer();
	data.items.add(file);
	return data;
};

/** A part of the app around that takes files itself. */
export const LeavesWhatAnotherPartOfThePageTakes: Story = {
	loaders: [async () => ({ file: await drawPaper('hop-dong.jpg') })],
	render: (args) => (
		<>
			<KeptPapers {...args} />
			<button
				type="button"
				onDragOver={(event) => {
					event.preventDefault();
					event.dataTransfer.dropEffect = 'move';
				}}
				onPaste={(event) => event.preventDefault()}
			>
				Nơi khác
			</button>
		</>
	),
	play: async ({ canvas, args, loaded }) => {
		const other = canvas.getByRole('button', { name: 'Nơi khác' });
		const [held, pasted] = [carry(loaded.file), carry(loaded.file)];
		// One that is made up keeps no effect that is set.
		Object.defineProperty(held, 'dropEffect', { value: '', writable: true });
		other.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: held }));
		// `none` would keep it from being let go there.
		await expect(held.dropEffect).toBe('move');
		other.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: pasted }));
		await expect(args.onChange).not.toHaveBeenCalled();
	},
};
