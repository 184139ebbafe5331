import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent as userEvents, waitFor, within } from 'storybook/test';
import { drawPaper, paperUploads } from '../../translation/paper-field/paper.fixtures.ts';
import { gatherPapers } from '../procedure.fixtures.ts';
import { SubstepFiles, type SubstepFilesProps } from './substep-files.tsx';

/** Files over a server that keeps what it is told. */
function Kept({ files: first, onSave, ...rest }: SubstepFilesProps) {
	const [files, setFiles] = useState(first);
	return (
		<SubstepFiles
			{...rest}
			files={files}
			onSave={async (change) => {
				const refused = await onSave(change);
				if (!refused)
					setFiles((before) =>
						(change.fileLinkIds ?? []).map(
							(id) =>
								before.find((file) => file.id === id) ?? { id, name: id.replace('upload-', ''), url: `/files/${id}` },
						),
					);
				return refused;
			}}
		/>
	);
}

const meta = {
	component: SubstepFiles,
	args: {
		files: gatherPapers.fileLinks,
		history: gatherPapers.history,
		upload: fn<SubstepFilesProps['upload']>(async (file) => ({ id: `upload-${file.name}` })),
		onSavedChange: fn(),
		onSave: fn<SubstepFilesProps['onSave']>(async () => undefined),
	},
	render: (args) => <Kept {...args} />,
	decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof SubstepFiles>;

export default meta;
type Story = StoryObj<typeof meta>;

async function choose(canvasElement: HTMLElement, input: 'paper-input' | 'replace-input', ...files: File[]) {
	// A person may choose "all files" in the system's window: what it offers is no guard.
	const user = userEvents.setup({ applyAccept: false });
	await user.upload(canvasElement.querySelector(`[data-testid="${input}"]`) as HTMLInputElement, files);
}
const pdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' });

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByRole('link', { name: 'can-cuoc-vo-chong.pdf' })).toHaveAttribute(
			'href',
			'/files/can-cuoc.pdf',
		);
		await userEvent.click(canvas.getByText('Lịch sử tệp (3)'));
		await expect(canvas.getByRole('link', { name: 'ket-hon-mo.pdf' })).toBeVisible();
		await expect(canvas.getByText(/anh-chup-nham\.webp/)).toHaveTextContent(
			'04/03/2026 09:10 Đã xóa anh-chup-nham.webp',
		);
	},
};
export const Empty: Story = { args: { files: [], history: [] } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: {
		files: [
			{
				id: 'f9',
				name: 'giay-chung-nhan-quyen-su-dung-dat-quyen-so-huu-tai-san-gan-lien-voi-dat-trang-2-va-3.pdf',
				url: '/files/giay.pdf',
			},
		],
	},
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.tab();
		await expect(canvas.getByRole('link', { name: /^giay-chung-nhan/ })).toHaveFocus();
	},
};

export const PutsInWhatHasArrived: Story = {
	play: async ({ canvas, canvasElement, args }) => {
		const { upload, running } = paperUploads();
		(args.upload as ReturnType<typeof fn>).mockImplementation(upload);
		await choose(canvasElement, 'paper-input', await drawPaper('so-hong.jpg'), pdf('to-khai.pdf'));
		await waitFor(() => expect(running.size).toBe(2));
		await expect(args.onSavedChange).toHaveBeenLastCalledWith('unsaved');
		running.get('so-hong.jpg')?.progress(0.5);
		await waitFor(() =>
			expect(canvas.getByRole('progressbar', { name: 'Tải lên so-hong.jpg' })).toHaveAttribute('aria-valuenow', '50'),
		);
		running.get('to-khai.pdf')?.settle();
		running.get('so-hong.jpg')?.settle();
		await waitFor(() => expect(canvas.getAllByRole('listitem', { hidden: false }).length).toBeGreaterThan(3));
		await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument());
		// One after the other: none leaves out what the one before it put in.
		await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
		await expect(args.onSave).toHaveBeenLastCalledWith({
			fileLinkIds: ['f2', 'f3', 'upload-to-khai.pdf', 'upload-so-hong.jpg'],
			knownFileIds: ['f2', 'f3', 'upload-to-khai.pdf'],
		});
		await waitFor(() => expect(args.onSavedChange).toHaveBeenLastCalledWith('saved'));
	},
};

export const TakesAnothersPlace: Story = {
	play: async ({ canvas, canvasElement, args }) => {
		const { upload, running } = paperUploads();
		(args.upload as ReturnType<typeof fn>).mockImplementation(upload);
		const replace = canvas.getByRole('button', { name: 'Thay can-cuoc-vo-chong.pdf' });
		replace.focus();
		await choose(canvasElement, 'replace-input', pdf('can-cuoc-moi.pdf'));
		await expect(await canvas.findByText('Thay cho can-cuoc-vo-chong.pdf')).toBeVisible();
		await waitFor(() => expect(running.size).toBe(1));
		replace.focus();
		running.get('can-cuoc-moi.pdf')?.settle();
		await waitFor(() =>
			expect(args.onSave).toHaveBeenCalledWith({
				fileLinkIds: ['upload-can-cuoc-moi.pdf', 'f3'],
				replaces: [{ oldId: 'f2', newId: 'upload-can-cuoc-moi.pdf' }],
				knownFileIds: ['f2', 'f3'],
			}),
		);
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Thay can-cuoc-moi.pdf' })).toHaveFocus());
		await expect(canvas.queryByText(/^Thay cho/)).not.toBeInTheDocument();
	},
};

export const AsksBeforeAFileIsRemoved: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Bỏ giay-dang-ky-ket-hon.pdf' }));
		const dialog = within(await screen.findByRole('dialog'));
		await expect(dialog.getByText('giay-dang-ky-ket-hon.pdf')).toBeVisible();
		await userEvent.click(dialog.getByRole('button', { name: 'Hủy' }));
		await expect(args.onSave).not.toHaveBeenCalled();
		await userEvent.click(canvas.getByRole('button', { name: 'Bỏ giay-dang-ky-ket-hon.pdf' }));
		await userEvent.click(await screen.findByRole('button', { name: 'Xóa tệp' }));
		await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ fileLinkIds: ['f2'], knownFileIds: ['f2', 'f3'] }));
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Thêm ảnh hoặc PDF' })).toHaveFocus());
	},
};

export const KeepsAFileThatDidNotArrive: Story = {
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		const { upload, running } = paperUploads();
		(args.upload as ReturnType<typeof fn>).mockImplementation(upload);
		await choose(canvasElement, 'paper-input', pdf('to-khai.pdf'));
		await waitFor(() => expect(running.size).toBe(1));
		running.get('to-khai.pdf')?.drop();
		await expect(await canvas.findByText('Chưa tải lên được vì mất kết nối.')).toBeVisible();
		running.clear();
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại to-khai.pdf' }));
		await waitFor(() => expect(running.size).toBe(1));
		running.get('to-khai.pdf')?.settle();
		await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
		await waitFor(() => expect(canvas.getByRole('link', { name: 'to-khai.pdf' })).toBeVisible());
	},
};

export const SavesAgainWithoutSendingAgain: Story = {
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		(args.onSave as ReturnType<typeof fn>).mockResolvedValueOnce({ message: 'Không kết nối được máy chủ.' });
		await choose(canvasElement, 'paper-input', pdf('to-khai.pdf'));
		await expect(await canvas.findByText('Không kết nối được máy chủ.')).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại to-khai.pdf' }));
		await waitFor(() => expect(canvas.getByRole('link', { name: 'to-khai.pdf' })).toBeVisible());
		await expect(args.upload).toHaveBeenCalledTimes(1);
		await expect(args.onSave).toHaveBeenCalledTimes(2);
	},
};

export const PutsInWhatWasStoppedTooLate: Story = {
	play: async ({ canvas, canvasElement, args }) => {
		const arrived = Promise.withResolvers<{ id: string }>();
		const saved = Promise.withResolvers<undefined>();
		(args.upload as ReturnType<typeof fn>).mockReturnValueOnce(arrived.promise);
		(args.onSave as ReturnType<typeof fn>).mockReturnValueOnce(saved.promise);
		await choose(canvasElement, 'paper-input', pdf('to-khai.pdf'));
		const stop = await canvas.findByRole('button', { name: 'Dừng tải to-khai.pdf' });
		await waitFor(() => expect(args.upload).toHaveBeenCalledTimes(1));
		arrived.resolve({ id: 'upload-to-khai.pdf' });
		// Told that it has arrived, and not drawn yet.
		await arrived.promise;
		stop.click();
		await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
		await expect(canvas.getByText('to-khai.pdf')).toBeVisible();
		await expect(args.onSavedChange).toHaveBeenLastCalledWith('unsaved');
		saved.resolve(undefined);
		await expect(await canvas.findByRole('link', { name: 'to-khai.pdf' })).toBeVisible();
	},
};

export const SaysWhatItDoesNotTake: Story = {
	play: async ({ canvas, canvasElement, args }) => {
		await choose(canvasElement, 'replace-input', new File(['x'], 'so-do.docx', { type: 'application/msword' }));
		await expect(await canvas.findByText(/không phải ảnh JPEG, PNG, WebP hay tệp PDF\./)).toBeVisible();
		await expect(args.upload).not.toHaveBeenCalled();
	},
};
