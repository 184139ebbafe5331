import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, waitFor } from 'storybook/test';
import { PictureField, type PictureFieldProps, type UploadPicture } from './picture-field.tsx';

const picture = (size = 2) =>
	new File([new Uint8Array([0xff, 0xd8]), new Uint8Array(size)], 'bia.jpg', { type: 'image/jpeg' });
const drawing = `data:image/svg+xml,${encodeURIComponent(
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1200"><rect width="1600" height="1200" fill="hsl(205 20% 88%)"/><path d="M300 900V600l300-200 300 200v300zM1000 900V400h300v500z" fill="none" stroke="hsl(205 30% 30%)" stroke-width="12"/></svg>',
)}`;

function Held(props: PictureFieldProps) {
	const [image, setImage] = useState(props.image);
	return (
		<PictureField
			{...props}
			image={image}
			onChange={(next) => {
				setImage(next);
				props.onChange(next);
			}}
		/>
	);
}

const meta = {
	component: PictureField,
	render: (args) => <Held {...args} />,
	args: {
		label: 'Ảnh bìa',
		labels: { choose: 'Chọn ảnh bìa', change: 'Đổi ảnh', remove: 'Bỏ ảnh bìa', sending: 'Đang tải ảnh bìa lên' },
		hint: 'Không bắt buộc. JPEG, PNG hoặc WebP, tối đa 10\u00a0MB; ảnh ngang 16:9 là đẹp nhất.',
		url: null,
		image: null,
		onChange: fn(),
		onPending: fn(),
		upload: fn<UploadPicture>(async () => ({ id: 'upload-1' })),
	},
} satisfies Meta<typeof PictureField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Full: Story = { tags: ['dark'], args: { url: drawing, image: 'photo/a.webp' } };
export const Whole: Story = { args: { url: drawing, image: 'photo/a.webp', fit: 'contain' } };
export const Restored: Story = { args: { image: 'upload-0' } };
export const Wrong: Story = { args: { error: 'Ảnh bìa này không còn dùng được. Hãy chọn lại ảnh.' } };
export const Dark: Story = { ...Full, tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = {
	tags: ['!test'],
	args: {
		...Full.args,
		label: 'Cover',
		labels: {
			choose: 'Choose a cover',
			change: 'Change the picture',
			remove: 'Remove the cover',
			sending: 'Sending the cover',
		},
		hint: 'Optional. JPEG, PNG or WebP, up to 10\u00a0MB; wide pictures (16:9) look best.',
	},
	globals: { locale: 'en' },
};
export const Narrow: Story = { ...Full, globals: { viewport: { value: 'phone320' } } };

const input = (element: HTMLElement) => element.querySelector<HTMLInputElement>('input[type=file]') as HTMLElement;

export const SendsWhatIsChosen: Story = {
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		await userEvent.upload(input(canvasElement), picture());
		await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('upload-1'));
		await expect(args.onPending).toHaveBeenLastCalledWith(undefined);
		await expect(canvas.getByRole('status')).toHaveTextContent('Đã tải ảnh lên.');
		await userEvent.click(await canvas.findByRole('button', { name: 'Bỏ ảnh bìa' }));
		await expect(args.onChange).toHaveBeenLastCalledWith(null);
		await expect(canvas.getByRole('button', { name: 'Chọn ảnh bìa' })).toHaveFocus();
	},
};

export const SaysWhatTheServerRefused: Story = {
	args: { upload: fn<UploadPicture>(async () => ({ message: 'Tệp quá lớn.' })) },
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		await userEvent.upload(input(canvasElement), picture());
		await expect(await canvas.findByText('Tệp quá lớn.')).toBeVisible();
		await expect(args.onChange).not.toHaveBeenCalled();
	},
};

export const KeepsWhatDidNotArriveToSendItAgain: Story = {
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		(args.upload as ReturnType<typeof fn>).mockRejectedValueOnce(new Error('The connection broke.'));
		const chosen = picture();
		await userEvent.upload(input(canvasElement), chosen);
		const again = await canvas.findByRole('button', { name: 'Gửi lại ảnh này' });
		await expect(args.onPending).toHaveBeenLastCalledWith('unsent');
		// There is none to be kept in its place.
		await expect(canvas.queryByRole('button', { name: 'Giữ ảnh đang có' })).not.toBeInTheDocument();
		await userEvent.click(again);
		await expect(canvas.getByRole('button', { name: /ảnh/, description: /Không bắt buộc/ })).toHaveFocus();
		await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('upload-1'));
		await expect(args.upload).toHaveBeenLastCalledWith(chosen, expect.anything());
		await expect(canvas.queryByText(/mất kết nối/)).not.toBeInTheDocument();
	},
};

export const KeepsTheOneThatIsThereInPlaceOfOneThatDidNotArrive: Story = {
	args: { ...Full.args, upload: fn<UploadPicture>(async () => ({ message: 'Tệp quá lớn.' })) },
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		await userEvent.upload(input(canvasElement), picture());
		await userEvent.click(await canvas.findByRole('button', { name: 'Giữ ảnh đang có' }));
		await expect(args.onPending).toHaveBeenLastCalledWith(undefined);
		await expect(args.onChange).not.toHaveBeenCalled();
		await expect(canvas.queryByText('Tệp quá lớn.')).not.toBeInTheDocument();
		await expect(canvas.queryByRole('button', { name: 'Gửi lại ảnh này' })).not.toBeInTheDocument();
		await expect(canvas.getByRole('button', { name: 'Đổi ảnh' })).toHaveFocus();
	},
};

export const LosesNothingThatDidNotArriveToWhatIsNoPicture: Story = {
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		(args.upload as ReturnType<typeof fn>).mockRejectedValueOnce(new Error('The connection broke.'));
		await userEvent.upload(input(canvasElement), picture());
		await canvas.findByRole('button', { name: 'Gửi lại ảnh này' });
		await userEvent.upload(input(canvasElement), picture(10 * 1024 * 1024));
		await expect(await canvas.findByText(/^Ảnh lớn hơn 10/)).toBeVisible();
		await expect(canvas.getByRole('button', { name: 'Gửi lại ảnh này' })).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Bỏ ảnh bìa' }));
		await expect(args.onChange).toHaveBeenLastCalledWith(null);
		await expect(args.onPending).toHaveBeenLastCalledWith(undefined);
	},
};

export const RefusesWhatIsNoPicture: Story = {
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		const other = userEvent.setup({ applyAccept: false });
		await other.upload(input(canvasElement), new File(['a'], 'a.gif', { type: 'image/gif' }));
		await expect(
			await canvas.findByText('Tệp này không phải ảnh JPEG, PNG hay WebP. Hãy chọn tệp khác.'),
		).toBeVisible();
		await userEvent.upload(input(canvasElement), picture(10 * 1024 * 1024));
		await expect(await canvas.findByText(/^Ảnh lớn hơn 10/)).toBeVisible();
		await expect(args.upload).not.toHaveBeenCalled();
	},
};

export const SendsWhatWasChosenBeforeItCame: Story = {
	args: { first: picture() },
	play: async ({ canvas, args }) => {
		await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('upload-1'));
		await expect(args.upload).toHaveBeenCalledTimes(1);
		await expect(await canvas.findByRole('button', { name: 'Đổi ảnh' })).toBeVisible();
	},
};

let progress: (fraction: number) => void = () => undefined;

export const SaysHowFarItHasComeAndStopsWhenItIsRemoved: Story = {
	args: {
		upload: fn<UploadPicture>((_file, { onProgress }) => {
			progress = onProgress;
			return new Promise(() => undefined);
		}),
	},
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		await userEvent.upload(input(canvasElement), picture());
		await waitFor(() => expect(args.onPending).toHaveBeenLastCalledWith('sending'));
		progress(0.4);
		await waitFor(() =>
			expect(canvas.getByRole('progressbar', { name: 'Đang tải ảnh bìa lên' })).toHaveAttribute('aria-valuenow', '40'),
		);
		await userEvent.click(canvas.getByRole('button', { name: 'Bỏ ảnh bìa' }));
		const [, { signal }] = (args.upload as ReturnType<typeof fn<UploadPicture>>).mock
			.calls[0] as Parameters<UploadPicture>;
		await expect(signal.aborted).toBe(true);
		await expect(args.onPending).toHaveBeenLastCalledWith(undefined);
		await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
		await expect(canvas.getByRole('button', { name: 'Chọn ảnh bìa' })).toHaveFocus();
		// What was under way may say so once more.
		flushSync(() => progress(0.6));
		await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
	},
};
