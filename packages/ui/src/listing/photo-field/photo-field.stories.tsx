import { changePhotos, isUploading, newPhoto, type PhotoValue, storedPhoto, toPhotoInput } from '@ancu/forms/listing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { expect, fn, screen, userEvent as userEvents, waitFor, within } from 'storybook/test';
import * as fixtures from '../listing.fixtures.ts';
import { arrives, drawPhoto, drawPhotos, uploadsByHand as uploads } from './photo-field.fixtures.ts';
import { PhotoField, type PhotoFieldProps } from './photo-field.tsx';

const stored = fixtures.houseDetail.photos.map(({ url, caption, width, height }, index) =>
	storedPhoto({ key: `photo-${index + 1}`, url, caption, width, height }),
);
const many = (count: number): PhotoValue[] =>
	Array.from({ length: count }, (_, index) => {
		const photo = stored[index % stored.length] as PhotoValue;
		return { ...photo, key: `photo-${index + 1}`, id: `photo-${index + 1}`, caption: '' };
	});

function uploadsByHand() {
	const { upload, running } = uploads();
	return { upload: fn(upload), running };
}

const onChange = fn<PhotoFieldProps['onChange']>();

const meta = {
	component: PhotoField,
	args: { value: [], onChange, upload: arrives },
	render: function Kept(args) {
		const [value, setValue] = useState(args.value);
		return (
			<PhotoField
				{...args}
				value={value}
				onChange={(next) => {
					setValue(next);
					args.onChange(next);
				}}
			/>
		);
	},
	decorators: [(Story) => <div style={{ maxWidth: 760 }}>{Story()}</div>],
} satisfies Meta<typeof PhotoField>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];
type Canvas = Context['canvas'];

async function choose({ canvasElement }: Pick<Context, 'canvasElement'>, ...files: File[]): Promise<void> {
	// A person may choose "all files" in the system's window: what it offers is no guard.
	const user = userEvents.setup({ applyAccept: false });
	await user.upload(canvasElement.querySelector('input[type="file"]') as HTMLInputElement, files);
}

function carry(...files: File[]): DataTransfer {
	const transfer = new DataTransfer();
	for (const file of files) transfer.items.add(file);
	return transfer;
}

const cards = (canvas: Canvas) =>
	within(canvas.getByRole('list', { name: /ảnh đầu là ảnh bìa/ })).getAllByRole('listitem');
const captions = (canvas: Canvas) =>
	canvas.getAllByRole<HTMLInputElement>('textbox', { name: /^Chú thích ảnh/ }).map(({ value }) => value);
const newest = ({ args }: Pick<Context, 'args'>) =>
	(args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as readonly PhotoValue[];
const moved = ['Mặt bằng tầng trệt', 'Mặt đứng nhà ba tầng', 'Sơ đồ thửa đất'];

async function sizeOf(file: File | undefined): Promise<[number, number]> {
	const bitmap = await createImageBitmap(file as File);
	return [bitmap.width, bitmap.height];
}

export const Empty: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.getByText('0/30 ảnh')).toBeVisible();
		await expect(canvas.getByRole('button', { name: 'Chọn ảnh' })).toHaveAccessibleDescription(
			/từ 3 ảnh trở lên, mỗi ảnh từ 300×300 điểm ảnh.*logo hay số điện thoại/,
		);
		await expect(canvas.queryByText(/Nên có ít nhất/)).not.toBeInTheDocument();
	},
};

export const Editing: Story = {
	args: { value: stored },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('img', { name: 'Mặt đứng nhà ba tầng' })).toBeVisible();
		await expect(within(cards(canvas)[0] as HTMLElement).getByText('Ảnh bìa')).toBeVisible();
		await expect(canvas.queryByText(/Nên có ít nhất/)).not.toBeInTheDocument();
	},
};

export const Full: Story = {
	args: { value: many(30) },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('button', { name: 'Thêm ảnh' })).toHaveAttribute('aria-disabled', 'true');
		await expect(canvas.getByText(/Đã đủ 30 ảnh/)).toBeVisible();
	},
};

/** Arrived, being sent, failed, waiting and too small beside each other. */
export const EveryState: Story = {
	tags: ['dark'],
	args: { error: 'Có ảnh chưa tải lên được. Hãy thử lại hoặc bỏ ảnh đó trước khi đăng.' },
	loaders: [
		async () => {
			const [failed, ...others] = await drawPhotos('hẻm.jpg', 'sân.jpg', 'bếp.jpg', 'phòng ngủ.jpg', 'mái.jpg');
			const photos: readonly PhotoValue[] = [
				...stored.slice(0, 2),
				newPhoto('failed', failed as File),
				...others.map((file) => newPhoto(file.name, file)),
				storedPhoto({ key: 'small', url: stored[2]?.url, width: 240, height: 180 }),
			];
			const { upload, running } = uploadsByHand();
			return {
				running,
				args: {
					upload,
					value: changePhotos(photos, { type: 'fail', key: 'failed', failure: 'Không kết nối được máy chủ.' }),
				},
			};
		},
	],
	render: (args, { loaded }) => meta.render({ ...args, ...loaded.args }),
	play: async ({ canvas, loaded }) => {
		const running: ReturnType<typeof uploadsByHand>['running'] = loaded.running;
		await waitFor(() => expect(running.size).toBe(3));
		running.get('sân.jpg')?.progress(0.62);
		running.get('bếp.jpg')?.progress(1);
		await canvas.findByText('Đang tải 62%');
		await expect(canvas.getByText('Đang xử lý…')).toBeVisible();
		await expect(canvas.getByText('Đang chờ')).toBeVisible();
	},
};
export const Dark: Story = { ...EveryState, tags: ['!test'], globals: { theme: 'dark' } };
export const Narrow: Story = {
	args: {
		value: changePhotos(stored, {
			type: 'caption',
			key: 'photo-1',
			caption: 'Mặt tiền nhìn từ đầu hẻm vào buổi sáng, bên trái là quán tạp hóa, bên phải là lối vào sân để xe chung',
		}),
	},
	globals: { viewport: { value: 'phone320' } },
};
export const NarrowInEveryState: Story = {
	...EveryState,
	globals: { viewport: { value: 'phone320' } },
	play: async (context) => {
		await EveryState.play?.(context);
	},
};
export const LargeLetters: Story = {
	globals: { viewport: { value: 'largeText' } },
};
export const English: Story = {
	args: { value: stored.slice(0, 2) },
	globals: { locale: 'en' },
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByText(/Add at least 3 photos/)).toBeVisible();
		canvas.getByRole('button', { name: 'Move photo 2 of 2' }).focus();
		await userEvent.keyboard('{ArrowLeft}');
		await expect(canvas.getByText('Photo 1 of 2, cover')).toBeInTheDocument();
	},
};

export const SendsThreeAtOnceAndTheRestInTurn: Story = {
	loaders: [() => ({ byHand: uploadsByHand() })],
	render: (args, { loaded }) => meta.render({ ...args, upload: loaded.byHand.upload }),
	play: async (context) => {
		const { canvas, loaded } = context;
		const { running, upload }: ReturnType<typeof uploadsByHand> = loaded.byHand;
		await choose(context, ...(await drawPhotos('1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg')));
		await waitFor(() => expect(upload).toHaveBeenCalledTimes(3));
		await expect(canvas.getAllByText('Đang chờ')).toHaveLength(2);
		await expect(canvas.getByText('Đang tải ảnh lên…')).toBeVisible();
		await expect(isUploading(newest(context))).toBe(true);
		running.get('2.jpg')?.progress(0.4);
		await waitFor(() =>
			expect(canvas.getByRole('progressbar', { name: 'Tải ảnh 2' })).toHaveAttribute('aria-valuenow', '40'),
		);
		running.get('2.jpg')?.settle();
		await waitFor(() => expect([...running.keys()]).toContain('4.jpg'));
		await expect([...running.keys()]).not.toContain('5.jpg');
		for (const name of ['1.jpg', '3.jpg', '4.jpg']) running.get(name)?.settle();
		await waitFor(() => expect([...running.keys()]).toContain('5.jpg'));
		running.get('5.jpg')?.settle();
		await waitFor(() => expect(canvas.getByText('Đã tải lên xong.')).toBeVisible());
		await expect(upload).toHaveBeenCalledTimes(5);
		await expect(toPhotoInput(newest(context)).images).toEqual(
			['1', '2', '3', '4', '5'].map((name) => `upload-${name}.jpg`),
		);
	},
};

export const KeepsAPhotoThatFailedForAnotherTry: Story = {
	loaders: [() => ({ byHand: uploadsByHand() })],
	render: (args, { loaded }) => meta.render({ ...args, upload: loaded.byHand.upload }),
	play: async (context) => {
		const { canvas, userEvent, loaded } = context;
		const { running, upload }: ReturnType<typeof uploadsByHand> = loaded.byHand;
		await choose(context, ...(await drawPhotos('hẻm.jpg', 'sân.jpg')));
		await waitFor(() => expect(upload).toHaveBeenCalledTimes(2));
		await userEvent.type(canvas.getByRole('textbox', { name: 'Chú thích ảnh 1' }), 'Hẻm xe hơi');
		running.get('hẻm.jpg')?.settle('Máy chủ đang bận. Hãy thử lại sau 1 phút.');
		running.get('sân.jpg')?.drop();
		await waitFor(() => expect(canvas.getByText('Máy chủ đang bận. Hãy thử lại sau 1 phút.')).toBeVisible());
		await waitFor(() => expect(canvas.getByText(/Ảnh vẫn ở đây; hãy kiểm tra mạng/)).toBeVisible());
		await expect(canvas.getByText('2 ảnh chưa tải lên được')).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại ảnh 1' }));
		await waitFor(() => expect(upload).toHaveBeenCalledTimes(3));
		await expect(upload.mock.lastCall?.[0].name).toBe('hẻm.jpg');
		running.get('hẻm.jpg')?.settle();
		await waitFor(() => expect(canvas.getByText('1 ảnh chưa tải lên được')).toBeVisible());
		await expect(captions(canvas)).toEqual(['Hẻm xe hơi', '']);
		await expect(toPhotoInput(newest(context))).toEqual({ images: ['upload-hẻm.jpg'], captions: ['Hẻm xe hơi'] });
	},
};

export const TriesAllThatFailedAgain: Story = {
	args: { upload: fn<PhotoFieldProps['upload']>(arrives) },
	beforeEach: ({ args }) => {
		const failure = { message: 'Không kết nối được máy chủ.' };
		(args.upload as ReturnType<typeof fn>).mockResolvedValueOnce(failure).mockResolvedValueOnce(failure);
	},
	play: async (context) => {
		await choose(context, ...(await drawPhotos('hẻm.jpg', 'sân.jpg')));
		await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Thử lại cả 2 ảnh' }));
		await waitFor(() => expect(context.canvas.getByText('Đã tải lên xong.')).toBeVisible());
	},
};

export const StopsAnUploadAndCanTakeItBack: Story = {
	loaders: [() => ({ byHand: uploadsByHand() })],
	render: (args, { loaded }) => meta.render({ ...args, upload: loaded.byHand.upload }),
	play: async (context) => {
		const { canvas, userEvent, loaded } = context;
		const { running, upload }: ReturnType<typeof uploadsByHand> = loaded.byHand;
		await choose(context, await drawPhoto('hẻm.jpg'));
		await waitFor(() => expect(upload).toHaveBeenCalledTimes(1));
		const first = running.get('hẻm.jpg');
		await userEvent.click(canvas.getByRole('button', { name: 'Hủy tải ảnh 1' }));
		await waitFor(() => expect(first?.signal.aborted).toBe(true));
		await expect(newest(context)).toEqual([]);
		await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
		await waitFor(() => expect(upload).toHaveBeenCalledTimes(2));
		// What was called off says nothing any more.
		first?.settle('Muộn rồi.');
		running.get('hẻm.jpg')?.settle();
		await waitFor(() => expect(toPhotoInput(newest(context)).images).toEqual(['upload-hẻm.jpg']));
		await expect(canvas.queryByText('Muộn rồi.')).not.toBeInTheDocument();
	},
};

export const IsPutInOrderByKeyboard: Story = {
	args: { value: stored },
	play: async ({ canvas, userEvent }) => {
		canvas.getByRole('button', { name: 'Dời ảnh 1 trên 3' }).focus();
		await userEvent.keyboard('{ArrowRight}');
		await expect(captions(canvas)).toEqual(moved);
		await expect(canvas.getByText('Ảnh 2 trên 3')).toBeInTheDocument();
		await expect(canvas.getByRole('button', { name: 'Dời ảnh 2 trên 3' })).toHaveFocus();
		await userEvent.keyboard('{End}');
		await expect(canvas.getByText('Ảnh 3 trên 3')).toBeInTheDocument();
		await userEvent.keyboard('{ArrowRight}{Home}');
		await expect(canvas.getByText('Ảnh 1 trên 3, ảnh bìa')).toBeInTheDocument();
		await expect(canvas.getByRole('button', { name: 'Dời ảnh 1 trên 3' })).toHaveFocus();
	},
};

export const IsPutInOrderByDragging: Story = {
	args: { value: stored },
	play: async ({ canvas, userEvent }) => {
		const middle = (index: number) => {
			const { left, top, width, height } = (cards(canvas)[index] as HTMLElement).getBoundingClientRect();
			return { clientX: left + width / 2, clientY: top + height / 2 };
		};
		const held = cards(canvas)[0] as HTMLElement;
		const grip = canvas.getByRole('button', { name: 'Dời ảnh 1 trên 3' });
		await userEvent.pointer([
			{ keys: '[MouseLeft>]', target: grip, coords: middle(0) },
			{ target: grip, coords: middle(1) },
		]);
		await expect(held).toHaveAttribute('data-drag', 'held');
		await expect(cards(canvas)[1]).toHaveAttribute('data-drag', 'aside');
		await userEvent.pointer({ keys: '[/MouseLeft]', target: grip, coords: middle(1) });
		await expect(captions(canvas)).toEqual(moved);
		await expect(canvas.getByText('Ảnh 2 trên 3')).toBeInTheDocument();

		// By its picture too, and Escape puts it back.
		const picture = canvas.getByRole('img', { name: 'Sơ đồ thửa đất' });
		await userEvent.pointer([
			{ keys: '[MouseLeft>]', target: picture, coords: middle(2) },
			{ target: picture, coords: middle(0) },
		]);
		await expect(cards(canvas)[2]).toHaveAttribute('data-drag', 'held');
		await userEvent.keyboard('{Escape}');
		await userEvent.pointer({ keys: '[/MouseLeft]', target: picture });
		await expect(captions(canvas)).toEqual(moved);
		await expect(cards(canvas)[2]).not.toHaveAttribute('data-drag');
	},
};

export const ChangesTheCoverByItsMenu: Story = {
	args: { value: stored },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thứ tự ảnh 3' }));
		await userEvent.click(await screen.findByRole('menuitem', { name: 'Đặt làm ảnh bìa' }));
		await waitFor(() => expect(canvas.getByText('Ảnh 1 trên 3, ảnh bìa')).toBeInTheDocument());
		const [first] = cards(canvas) as [HTMLElement];
		await expect(within(first).getByText('Ảnh bìa')).toBeVisible();
		await expect(within(first).getByRole('img', { name: 'Sơ đồ thửa đất' })).toBeVisible();
		await waitFor(() => expect(first).toContainElement(document.activeElement as HTMLElement));
		await userEvent.click(canvas.getByRole('button', { name: 'Thứ tự ảnh 1' }));
		await userEvent.click(await screen.findByRole('menuitem', { name: 'Dời ra sau' }));
		await waitFor(() => expect(captions(canvas)[1]).toBe('Sơ đồ thửa đất'));
	},
};

export const KeepsACaptionThatIsTooLong: Story = {
	args: { value: many(3) },
	play: async (context) => {
		const { canvas, userEvent } = context;
		const caption = canvas.getByRole('textbox', { name: 'Chú thích ảnh 2' });
		await userEvent.click(caption);
		await userEvent.paste('á'.repeat(119));
		await userEvent.type(caption, 'b');
		await expect(canvas.getByText('120/120')).toBeVisible();
		await expect(caption).toBeValid();
		await userEvent.type(caption, 'c');
		await expect(toPhotoInput(newest(context)).captions[1]).toBe(`${'á'.repeat(119)}bc`);
		await expect(caption).toHaveAccessibleDescription('121/120');
		await expect(caption).toBeInvalid();
	},
};

export const TakesFilesThatAreDroppedOrPasted: Story = {
	play: async ({ canvas, canvasElement }) => {
		const area = canvas.getByRole('button', { name: 'Chọn ảnh' });
		const drop = (target: Element, type: string, files: File[]) =>
			target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: carry(...files) }));
		const [first, second, third] = (await drawPhotos('1.jpg', '2.jpg', '3.jpg')) as [File, File, File];
		drop(area, 'dragover', [first, second]);
		await waitFor(() => expect(canvas.getByText('Thả ra để thêm ảnh.')).toBeVisible());
		drop(area, 'drop', [first, second]);
		await waitFor(() => expect(cards(canvas)).toHaveLength(2));
		document.body.dispatchEvent(
			new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: carry(third) }),
		);
		await waitFor(() => expect(cards(canvas)).toHaveLength(3));
		// Beside the field the browser must not open the file in place of the page.
		const beside = canvasElement.ownerDocument.body;
		await expect(drop(beside, 'drop', [await drawPhoto('4.jpg')])).toBe(false);
		await expect(cards(canvas)).toHaveLength(3);
	},
};

export const SaysWhichFilesItDidNotTake: Story = {
	args: { upload: fn<PhotoFieldProps['upload']>(arrives) },
	play: async (context) => {
		const { canvas, args, userEvent } = context;
		const good = await drawPhoto('nhà.jpg');
		await choose(
			context,
			good,
			new File(['%PDF-1.7'], 'sổ hồng.pdf', { type: 'application/pdf' }),
			new File(['heic'], 'IMG_2031.HEIC', { type: '' }),
			new File([new Uint8Array(50 * 1024 * 1024 + 1)], 'bay.jpg', { type: 'image/jpeg' }),
			new File(['không phải ảnh'], 'hỏng.png', { type: 'image/png' }),
		);
		const alert = canvas.getByRole('alert');
		await waitFor(() => expect(alert).toHaveTextContent('4 tệp không được thêm'));
		await expect(alert).toHaveTextContent(/sổ hồng.pdf: không phải ảnh JPEG, PNG hay WebP/);
		await expect(alert).toHaveTextContent(/IMG_2031.HEIC: ảnh HEIC của iPhone.*Tương thích nhất/);
		await expect(alert).toHaveTextContent(/bay.jpg: lớn hơn 50\sMB/);
		await expect(alert).toHaveTextContent(/hỏng.png: không mở được/);
		await expect(cards(canvas)).toHaveLength(1);
		await expect(args.upload).toHaveBeenCalledTimes(1);
		await choose(context, good);
		await waitFor(() => expect(alert).toHaveTextContent(/nhà.jpg: đã có trong tin, nên được bỏ qua/));
		await expect(cards(canvas)).toHaveLength(1);
		await userEvent.click(within(alert).getByRole('button', { name: 'Đóng' }));
		await expect(alert).toBeEmptyDOMElement();
	},
};

/** A phone's photo has more pixels than anybody will see, and sometimes more bytes than the server takes. */
export const MakesLargePhotosSmallerBeforeTheyAreSent: Story = {
	args: { upload: fn<PhotoFieldProps['upload']>(arrives) },
	play: async (context) => {
		const { args } = context;
		const megabyte = new Uint8Array(1024 * 1024);
		// What follows a picture in its file makes it as heavy as one of many colours, and is not decoded.
		const wide = new File([await drawPhoto('', { width: 2800, height: 2100 }), megabyte], 'rộng.jpg', {
			type: 'image/jpeg',
		});
		const light = await drawPhoto('nhẹ.png', { type: 'image/png' });
		const heavy = new File([light, ...Array.from({ length: 10 }, () => megabyte)], 'nặng.png', { type: 'image/png' });
		await choose(context, wide, heavy, light);
		await waitFor(() => expect(toPhotoInput(newest(context)).images).toHaveLength(3));
		const sent = (args.upload as ReturnType<typeof fn<PhotoFieldProps['upload']>>).mock.calls.map(([file]) => file);
		const [small, lighter, same] = ['rộng.jpg', 'nặng.png', 'nhẹ.png'].map((name) =>
			sent.find((file) => file.name === name),
		);
		await expect(await sizeOf(small)).toEqual([2560, 1920]);
		await expect(await sizeOf(lighter)).toEqual([640, 480]);
		await expect(lighter).toHaveProperty('type', 'image/jpeg');
		await expect(lighter?.size).toBeLessThan(10 * 1024 * 1024);
		await expect(same).toBe(light);
		await expect(newest(context).map(({ width }) => width)).toEqual([2800, 640, 640]);
	},
};

export const WarnsOfASmallPhotoAndAdvisesThree: Story = {
	play: async (context) => {
		const { canvas } = context;
		await choose(context, await drawPhoto('nhỏ.webp', { width: 299, height: 400, type: 'image/webp' }));
		await waitFor(() => expect(canvas.getByText(/Ảnh chỉ có 299 × 400 điểm ảnh/)).toBeVisible());
		await waitFor(() => expect(toPhotoInput(newest(context)).images).toEqual(['upload-nhỏ.webp']));
		await expect(canvas.getByText(/tin có từ 3 ảnh cho người xem thấy được/)).toBeVisible();
		await choose(context, ...(await drawPhotos('1.jpg', '2.jpg')));
		await waitFor(() => expect(canvas.queryByText(/Nên có ít nhất/)).not.toBeInTheDocument());
	},
};

export const StopsAtThirty: Story = {
	args: { value: many(29) },
	play: async (context) => {
		const { canvas, userEvent } = context;
		await choose(context, ...(await drawPhotos('1.jpg', '2.jpg', '3.jpg')));
		await waitFor(() => expect(canvas.getByText('30/30 ảnh')).toBeVisible());
		await expect(canvas.getByRole('alert')).toHaveTextContent(/2.jpg, 3.jpg: mỗi tin có tối đa 30 ảnh/);
		await expect(cards(canvas)).toHaveLength(30);
		await userEvent.click(within(canvas.getByRole('alert')).getByRole('button', { name: 'Đóng' }));
		await expect(canvas.getByRole('button', { name: 'Thêm ảnh' })).toHaveFocus();
		await userEvent.click(canvas.getByRole('button', { name: 'Bỏ ảnh 5' }));
		await choose(context, await drawPhoto('4.jpg'));
		await waitFor(() => expect(canvas.getByText('30/30 ảnh')).toBeVisible());
		const undo = canvas.getByRole('button', { name: 'Hoàn tác' });
		await expect(undo).toHaveAttribute('aria-disabled', 'true');
		await userEvent.click(undo);
		await expect(cards(canvas)).toHaveLength(30);
	},
};

export const BringsBackWhatWasRemoved: Story = {
	args: { value: stored },
	play: async (context) => {
		const { canvas, userEvent } = context;
		await userEvent.click(canvas.getByRole('button', { name: 'Bỏ ảnh 2' }));
		await expect(canvas.getByRole('button', { name: 'Hoàn tác' })).toHaveFocus();
		await userEvent.click(canvas.getByRole('button', { name: 'Bỏ ảnh 1' }));
		await expect(canvas.getByText('Đã bỏ 2 ảnh.')).toBeVisible();
		await expect(captions(canvas)).toEqual(['Sơ đồ thửa đất']);
		await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
		await expect(canvas.getByRole('button', { name: 'Dời ảnh 1 trên 2' })).toHaveFocus();
		await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
		await expect(newest(context)).toEqual(stored);
		await expect(canvas.queryByRole('button', { name: 'Hoàn tác' })).not.toBeInTheDocument();
	},
};

/** Takes a while to draw, so that React draws it in parts. */
function SlowRow({ onDrawn }: { onDrawn: (() => void) | undefined }) {
	const end = performance.now() + 4;
	while (performance.now() < end);
	onDrawn?.();
	return null;
}

interface StepsProps extends PhotoFieldProps {
	/** Told when half of the next step is drawn. */
	onHalf: () => void;
	/** Told when the next step is there. */
	onThere: () => void;
}

/** A form whose next step is long, and that draws its photos into a new list each time, as one does that knows more of each. */
function Steps({ onHalf, onThere, ...args }: StepsProps) {
	const [photos, setPhotos] = useState(args.value);
	const [isNext, setNext] = useState(false);
	const isHalf = useRef(false);
	const half = () => {
		if (!isHalf.current) onHalf();
		isHalf.current = true;
	};
	useLayoutEffect(() => {
		if (isNext) onThere();
	}, [isNext, onThere]);
	return (
		<>
			<PhotoField
				{...args}
				value={[...photos]}
				onChange={(next) => {
					setPhotos(next);
					args.onChange(next);
				}}
			/>
			<button type="button" onClick={() => startTransition(() => setNext(true))}>
				Tiếp tục
			</button>
			{isNext &&
				['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'k'].map((row) => (
					<SlowRow key={row} onDrawn={row === 'e' ? half : undefined} />
				))}
		</>
	);
}

const byHand = uploadsByHand();

/** React lets no change from outside into a step that is being drawn: none of those that come meanwhile is lost. */
export const ArrivesWhileTheNextStepIsDrawn: Story = {
	args: { upload: byHand.upload },
	render: (args) => (
		<Steps
			{...args}
			onHalf={() => byHand.running.get('sân.jpg')?.settle()}
			onThere={() => byHand.running.get('bếp.jpg')?.settle()}
		/>
	),
	play: async ({ canvas, canvasElement, args, userEvent }) => {
		await choose({ canvasElement }, ...(await drawPhotos('sân.jpg', 'bếp.jpg')));
		await waitFor(() => expect(byHand.running.size).toBe(2));
		await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }));
		await waitFor(() => expect(toPhotoInput(newest({ args })).images).toHaveLength(2));
		await expect(canvas.getByText('Đã tải lên xong.', { exact: false })).toBeVisible();
	},
};
