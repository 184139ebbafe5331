import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent as userEvents, waitFor } from 'storybook/test';
import { canvasFile } from '../../primitives/upload/canvas-file.fixtures.ts';
import { portrait } from '../account.fixtures.ts';
import { AvatarField, type AvatarFieldProps } from './avatar-field.tsx';

/** Is rid of the picture as a page is that loads the account again. */
function Kept({ avatar: given, onRemove, ...props }: AvatarFieldProps) {
	const [avatar, setAvatar] = useState(given);
	return (
		<AvatarField
			{...props}
			avatar={avatar}
			onRemove={async () => {
				const refused = await onRemove();
				if (!refused) setAvatar(null);
				return refused;
			}}
		/>
	);
}

const meta = {
	component: AvatarField,
	args: {
		name: 'Nguyễn Thị An',
		avatar: portrait,
		onUpload: fn<AvatarFieldProps['onUpload']>(async () => undefined),
		onRemove: fn<AvatarFieldProps['onRemove']>(async () => undefined),
	},
	decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof AvatarField>;

export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

/** A picture of 1600 × 1200 pixels, red on the left and blue on the right. */
async function draw(type: string): Promise<File> {
	const canvas = document.createElement('canvas');
	canvas.width = 1600;
	canvas.height = 1200;
	const context = canvas.getContext('2d') as CanvasRenderingContext2D;
	context.fillStyle = 'red';
	context.fillRect(0, 0, 800, 1200);
	context.fillStyle = 'blue';
	context.fillRect(800, 0, 800, 1200);
	return canvasFile(canvas, 'anh', type);
}

async function choose({ canvasElement }: Context, file: File): Promise<void> {
	// A person may choose "all files" in the system's window: what it offers is no guard.
	const user = userEvents.setup({ applyAccept: false });
	await user.upload(canvasElement.querySelector('input[type="file"]') as HTMLInputElement, file);
}

async function openCropper(context: Context): Promise<HTMLElement> {
	await choose(context, await draw('image/png'));
	return screen.findByRole('application', { name: /Phần ảnh được giữ/ });
}

/** Red and blue of the middle line, at a part of the width. */
async function colourAt(blob: Blob, part: number): Promise<'red' | 'blue'> {
	const bitmap = await createImageBitmap(blob);
	const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
	const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
	context.drawImage(bitmap, 0, 0);
	const [red = 0, , blue = 0] = context.getImageData(bitmap.width * part, bitmap.height / 2, 1, 1).data;
	return red > blue ? 'red' : 'blue';
}

const sent = ({ args }: Context): Blob => (args.onUpload as ReturnType<typeof fn>).mock.calls.at(-1)?.[0] as Blob;

const save = (context: Context) => context.userEvent.click(screen.getByRole('button', { name: 'Dùng ảnh này' }));

export const Full: Story = {};
export const Empty: Story = {
	args: { avatar: null },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('button', { name: 'Chọn ảnh' })).toBeVisible();
		await expect(canvas.queryByRole('button', { name: 'Xóa ảnh' })).not.toBeInTheDocument();
	},
};
export const Cropping: Story = {
	tags: ['dark'],
	play: async (context) => {
		await openCropper(context);
	},
};
export const Dark: Story = { ...Cropping, tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	globals: { viewport: { value: 'phone320' } },
	play: async (context) => {
		await openCropper(context);
	},
};

export const ShowsTheLastOfTwoThatWereChosen: Story = {
	play: async (context) => {
		const made = spyOn(URL, 'createObjectURL');
		const revoked = spyOn(URL, 'revokeObjectURL');
		const slow = Promise.withResolvers<void>();
		const opening = spyOn(HTMLImageElement.prototype, 'decode').mockReturnValueOnce(slow.promise);
		await choose(context, await draw('image/png'));
		await choose(context, await draw('image/webp'));
		await screen.findByRole('application', { name: /Phần ảnh được giữ/ });
		const [first, second] = made.mock.results.map(({ value }) => value);
		slow.resolve();
		await waitFor(() => expect(revoked).toHaveBeenCalledWith(first));
		await expect(revoked).not.toHaveBeenCalledWith(second);
		await expect(screen.getByRole('dialog').querySelector('img')).toHaveAttribute('src', second);
		await context.userEvent.click(screen.getByRole('button', { name: 'Hủy' }));
		await waitFor(() => expect(revoked).toHaveBeenCalledWith(second));
		for (const spy of [made, revoked, opening]) spy.mockRestore();
	},
};

/** Goes with its page. */
function Leaving(props: AvatarFieldProps) {
	const [isLeft, setLeft] = useState(false);
	return (
		<>
			<button type="button" onClick={() => setLeft(true)}>
				Rời trang
			</button>
			{!isLeft && <AvatarField {...props} />}
		</>
	);
}

export const LetsGoOfItsPictureWithThePage: Story = {
	render: (args) => <Leaving {...args} />,
	play: async (context) => {
		const made = spyOn(URL, 'createObjectURL');
		const revoked = spyOn(URL, 'revokeObjectURL');
		await openCropper(context);
		// As by the browser's way back: the window covers all that could be pressed.
		context.canvas.getByText('Rời trang').click();
		await waitFor(() => expect(revoked).toHaveBeenCalledWith(made.mock.results[0]?.value));
		for (const spy of [made, revoked]) spy.mockRestore();
	},
};

export const SendsTheSquareInTheMiddle: Story = {
	play: async (context) => {
		await openCropper(context);
		await save(context);
		await waitFor(() => expect(context.args.onUpload).toHaveBeenCalledTimes(1));
		const blob = sent(context);
		await expect(blob.type).toBe('image/jpeg');
		const { width, height } = await createImageBitmap(blob);
		await expect([width, height]).toEqual([1024, 1024]);
		await expect([await colourAt(blob, 0.45), await colourAt(blob, 0.55)]).toEqual(['red', 'blue']);
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await expect(screen.getAllByText('Đã đổi ảnh đại diện.')[0]).toBeVisible();
	},
};

export const IsMovedByArrowKeys: Story = {
	play: async (context) => {
		const area = await openCropper(context);
		area.focus();
		for (let press = 0; press < 8; press++) await context.userEvent.keyboard('{ArrowRight}');
		await save(context);
		await waitFor(() => expect(context.args.onUpload).toHaveBeenCalledTimes(1));
		// Moved right as far as it goes, the picture's left edge is at the window's.
		await expect([await colourAt(sent(context), 0.6), await colourAt(sent(context), 0.7)]).toEqual(['red', 'blue']);
	},
};

export const IsEnlargedByTheSlider: Story = {
	play: async (context) => {
		await openCropper(context);
		const slider = screen.getByRole('slider', { name: 'Phóng to' });
		slider.focus();
		Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, '4');
		slider.dispatchEvent(new Event('input', { bubbles: true }));
		await save(context);
		await waitFor(() => expect(context.args.onUpload).toHaveBeenCalledTimes(1));
		// A quarter of 1200 pixels: nothing is blown up.
		await expect((await createImageBitmap(sent(context))).width).toBe(300);
	},
};

export const StaysOpenForAnotherTry: Story = {
	play: async (context) => {
		const upload = context.args.onUpload as ReturnType<typeof fn>;
		upload.mockResolvedValueOnce({ message: 'Không kết nối được máy chủ.' });
		await openCropper(context);
		await save(context);
		await waitFor(() => expect(screen.getByText('Không kết nối được máy chủ.')).toBeVisible());
		await save(context);
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await expect(screen.queryByText('Không kết nối được máy chủ.')).not.toBeInTheDocument();
	},
};

export const StaysWhileItIsSent: Story = {
	play: async (context) => {
		const { promise, resolve } = Promise.withResolvers<{ message: string }>();
		const upload = context.args.onUpload as ReturnType<typeof fn>;
		upload.mockReturnValueOnce(promise);
		await openCropper(context);
		await save(context);
		await waitFor(() => expect(upload).toHaveBeenCalledTimes(1));
		const dialog = screen.getByRole('dialog');
		for (const name of ['Hủy', 'Đóng']) {
			const way = screen.getByRole('button', { name });
			await expect(way).toHaveAttribute('aria-disabled', 'true');
			await context.userEvent.click(way);
		}
		await context.userEvent.click(dialog);
		await expect(dialog).toHaveAttribute('open');
		resolve({ message: 'Không kết nối được máy chủ.' });
		await waitFor(() => expect(screen.getByText('Không kết nối được máy chủ.')).toBeVisible());
	},
};

export const GivesTheFocusBackWhenItIsCalledOff: Story = {
	play: async (context) => {
		const opener = context.canvas.getByRole('button', { name: 'Đổi ảnh' });
		opener.focus();
		const file = await draw('image/webp');
		// The browser's own window gives the focus back to the button that opened it.
		const input = context.canvasElement.querySelector('input[type="file"]') as HTMLInputElement;
		const transfer = new DataTransfer();
		transfer.items.add(file);
		input.files = transfer.files;
		input.dispatchEvent(new Event('change', { bubbles: true }));
		await screen.findByRole('application');
		await context.userEvent.click(screen.getByRole('button', { name: 'Hủy' }));
		await waitFor(() => expect(opener).toHaveFocus());
		await expect(context.args.onUpload).not.toHaveBeenCalled();
	},
};

export const RefusesOtherFiles: Story = {
	play: async (context) => {
		await choose(context, new File(['%PDF-1.7'], 'ho-so.pdf', { type: 'application/pdf' }));
		await expect(context.canvas.getByRole('alert')).toHaveTextContent(/không phải ảnh JPEG, PNG hay WebP/);
		await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
	},
};

export const RefusesABrokenPicture: Story = {
	play: async (context) => {
		await choose(context, new File(['không phải ảnh'], 'anh.png', { type: 'image/png' }));
		await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent(/bị hỏng/));
		await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
	},
};

export const RefusesAPictureThatIsTooLarge: Story = {
	play: async (context) => {
		const bytes = new Uint8Array(20 * 1024 * 1024 + 1);
		await choose(context, new File([bytes], 'anh.jpg', { type: 'image/jpeg' }));
		await expect(context.canvas.getByRole('alert')).toHaveTextContent('Ảnh lớn hơn 20 MB. Hãy chọn ảnh nhỏ hơn.');
	},
};

export const TakesThePictureAway: Story = {
	render: (args) => <Kept {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Xóa ảnh' }));
		await expect(args.onRemove).toHaveBeenCalledTimes(1);
		await waitFor(() => expect(canvas.queryByRole('button', { name: 'Xóa ảnh' })).not.toBeInTheDocument());
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Chọn ảnh' })).toHaveFocus());
	},
};

export const SaysWhyThePictureIsStillThere: Story = {
	args: { onRemove: fn<AvatarFieldProps['onRemove']>(async () => ({ message: 'Không kết nối được máy chủ.' })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Xóa ảnh' }));
		await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Không kết nối được máy chủ.'));
	},
};

export const ForgetsAnOldRefusalOnceAnotherIsChosen: Story = {
	...SaysWhyThePictureIsStillThere,
	play: async (context) => {
		const { canvas, userEvent } = context;
		await userEvent.click(canvas.getByRole('button', { name: 'Xóa ảnh' }));
		await canvas.findByText('Không kết nối được máy chủ.');
		await openCropper(context);
		await expect(screen.queryByText('Không kết nối được máy chủ.')).not.toBeInTheDocument();
	},
};
