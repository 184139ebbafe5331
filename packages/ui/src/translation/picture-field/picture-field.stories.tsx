import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { firstFlat } from '../article.fixtures.ts';
import { CoverField, type CoverFieldProps, type UploadCover } from './cover-field.tsx';

const picture = () => new File([new Uint8Array([0xff, 0xd8])], 'bia.jpg', { type: 'image/jpeg' });

function Held(props: CoverFieldProps) {
	const [image, setImage] = useState(props.image);
	return (
		<CoverField
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
	component: CoverField,
	render: (args) => <Held {...args} />,
	args: {
		url: null,
		image: null,
		onChange: fn(),
		onUploading: fn(),
		upload: fn<UploadCover>(async () => ({ id: 'upload-1' })),
	},
} satisfies Meta<typeof CoverField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Full: Story = { tags: ['dark'], args: { url: firstFlat.cover?.url ?? null, image: 'photo/a.webp' } };
export const Restored: Story = { args: { image: 'upload-0' } };
export const Wrong: Story = { args: { error: 'Ảnh bìa này không còn dùng được. Hãy chọn lại ảnh.' } };
export const Dark: Story = { ...Full, tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { ...Full, tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { ...Full, globals: { viewport: { value: 'phone320' } } };

const input = (element: HTMLElement) => element.querySelector<HTMLInputElement>('input[type=file]') as HTMLElement;

export const SendsWhatIsChosen: Story = {
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		await userEvent.upload(input(canvasElement), picture());
		await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('upload-1'));
		await expect(args.onUploading).toHaveBeenLastCalledWith(false);
		await userEvent.click(await canvas.findByRole('button', { name: 'Bỏ ảnh bìa' }));
		await expect(args.onChange).toHaveBeenLastCalledWith(null);
		await expect(canvas.getByRole('button', { name: 'Chọn ảnh bìa' })).toHaveFocus();
	},
};

export const SaysWhatTheServerRefused: Story = {
	args: { upload: fn<UploadCover>(async () => ({ message: 'Tệp quá lớn.' })) },
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
		await userEvent.click(await canvas.findByRole('button', { name: 'Gửi lại ảnh này' }));
		await expect(canvas.getByRole('button', { name: /ảnh/, description: /Không bắt buộc/ })).toHaveFocus();
		await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('upload-1'));
		await expect(args.upload).toHaveBeenLastCalledWith(chosen, expect.anything());
		await expect(canvas.queryByText(/mất kết nối/)).not.toBeInTheDocument();
	},
};

export const RefusesWhatIsNoPicture: Story = {
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		const other = userEvent.setup({ applyAccept: false });
		await other.upload(input(canvasElement), new File(['a'], 'a.gif', { type: 'image/gif' }));
		await expect(await canvas.findByText('Tệp này không phải ảnh JPEG, PNG hay WebP.')).toBeVisible();
		await expect(args.upload).not.toHaveBeenCalled();
	},
};
