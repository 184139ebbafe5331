import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { UploadPicture } from '../../translation/picture-field/picture-field.tsx';
import { deposit, image, pictured, taxForms } from '../document.fixtures.ts';
import { type DocumentConflict, DocumentForm, type DocumentFormProps } from './document-form.tsx';

const args: DocumentFormProps = {
	document: deposit,
	upload: fn<UploadPicture>(async () => ({ id: 'upload-1' })),
	onSubmit: fn<DocumentFormProps['onSubmit']>(async () => ({ images: [] })),
	onRemove: fn<DocumentFormProps['onRemove']>(async () => undefined),
	onDirtyChange: fn(),
	onWaitingChange: fn(),
	listHref: '/procedure/documents',
	templatesHref: '/procedure/templates',
};

const meta = {
	component: DocumentForm,
	args,
	// As a page has it.
	decorators: [(Story) => <div className="px-4">{Story()}</div>],
	parameters: { route: '/procedure-document' },
} satisfies Meta<typeof DocumentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = 'Lưu và công bố';

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(deposit.title.vn);
		await expect(canvas.getByRole('checkbox', { name: 'Mua bán nhà đất' })).toBeChecked();
		await expect(canvas.getByRole('checkbox', { name: 'Tặng cho nhà đất' })).not.toBeChecked();
		await expect(canvas.getByRole('textbox', { name: 'Nội dung tiếng Việt' })).toHaveAccessibleDescription(
			/^Dòng bắt đầu bằng/,
		);
		await expect(canvas.getByText('Không có thay đổi nào chưa lưu.')).toBeVisible();
	},
};
export const Empty: Story = {
	args: { document: undefined },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Chưa lưu gì.')).toBeVisible();
		await expect(canvas.queryByRole('button', { name: 'Gỡ…' })).not.toBeInTheDocument();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { args: { document: taxForms }, globals: { viewport: { value: 'phone320' } } };

export const WithPictures: Story = {
	tags: ['dark'],
	args: { document: pictured },
	play: async ({ canvas }) => {
		const second = within(canvas.getByRole('group', { name: 'Ảnh 2' }));
		await expect(second.getByRole('button', { name: 'Đổi ảnh 2' })).toBeVisible();
		await expect(canvas.getByRole('textbox', { name: 'Mô tả ảnh 2 tiếng Anh' })).toHaveValue(
			'A receipt of the deposit',
		);
		await expect(canvas.getByText('2/6 ảnh')).toBeVisible();
	},
};
export const WithPicturesInTheDark: Story = {
	tags: ['!test'],
	args: { document: pictured },
	globals: { theme: 'dark' },
};
export const WithPicturesInEnglish: Story = {
	tags: ['!test'],
	args: { document: pictured },
	globals: { locale: 'en' },
};
export const FullOfPictures: Story = {
	args: {
		document: {
			...deposit,
			images: [1, 2, 3, 4, 5, 6].map((page) => image(`photo/${page}.webp`, `Trang ${page}`, `Page ${page}`)),
		},
	},
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas, userEvent }) => {
		const add = canvas.getByRole('button', { name: 'Thêm ảnh' });
		await expect(add).toHaveAttribute('aria-disabled', 'true');
		await expect(canvas.getByText('Đã đủ 6 ảnh.')).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Bỏ ảnh 2' }));
		await expect(add).toHaveFocus();
		await expect(add).not.toHaveAttribute('aria-disabled');
		const said = canvas.getByText('Đã bỏ ảnh 2.');
		await expect(canvas.getByRole('textbox', { name: 'Mô tả ảnh 2 tiếng Việt' })).toHaveValue('Trang 3');
		await userEvent.click(canvas.getByRole('button', { name: 'Bỏ ảnh 2' }));
		// The same is said, and heard once more.
		await expect(said).not.toBeInTheDocument();
		await expect(canvas.getByText('Đã bỏ ảnh 2.')).toBeInTheDocument();
	},
};

export const SavesWhatWasWritten: Story = {
	args: { document: undefined },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByRole('textbox', { name: 'Tiêu đề tiếng Việt' }), 'Thuế');
		await expect(canvas.getByText('Chưa dịch')).toBeVisible();
		await userEvent.type(canvas.getByRole('textbox', { name: /^Tiêu đề tiếng Anh/ }), 'Taxes');
		await expect(canvas.queryByText('Chưa dịch')).not.toBeInTheDocument();
		await userEvent.type(canvas.getByRole('textbox', { name: 'Nội dung tiếng Việt' }), 'Khai:{Enter}- tờ khai');
		await userEvent.type(canvas.getByRole('textbox', { name: /^Nội dung tiếng Anh/ }), 'Declare:{Enter}- the form');
		await userEvent.click(canvas.getByRole('checkbox', { name: 'Tặng cho nhà đất' }));
		await userEvent.click(canvas.getByRole('checkbox', { name: 'Mua bán nhà đất' }));
		await userEvent.type(canvas.getByRole('textbox', { name: /^Liên kết đọc thêm/ }), 'https://gdt.gov.vn');
		await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
		await userEvent.keyboard('{Control>}{Enter}{/Control}');
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith({
				title: { vn: 'Thuế', en: 'Taxes' },
				content: { vn: 'Khai:\n- tờ khai', en: 'Declare:\n- the form' },
				types: ['BUY', 'DONATE'],
				images: [],
				link: 'https://gdt.gov.vn',
			}),
		);
		await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
	},
};

export const SaysWhatIsWrongAtItsField: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const title = canvas.getByRole('textbox', { name: /^Tiêu đề tiếng Anh/ });
		await userEvent.clear(title);
		await userEvent.click(canvas.getByRole('checkbox', { name: 'Mua bán nhà đất' }));
		await userEvent.click(canvas.getByRole('checkbox', { name: 'Chuyển nhượng, sang tên' }));
		await userEvent.type(canvas.getByRole('textbox', { name: /^Liên kết đọc thêm/ }), 'gdt.gov.vn');
		await userEvent.click(canvas.getByRole('button', { name: save }));
		await waitFor(() => expect(title).toHaveFocus());
		await expect(title).toHaveAccessibleDescription('Hãy nhập tiêu đề bằng cả hai ngôn ngữ.');
		await expect(canvas.getByRole('group', { name: 'Giúp cho thủ tục nào' })).toHaveAccessibleDescription(
			'Hãy chọn ít nhất một loại thủ tục.',
		);
		await expect(canvas.getByRole('textbox', { name: /^Liên kết đọc thêm/ })).toHaveAccessibleDescription(
			/Liên kết bắt đầu bằng https/,
		);
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const KeepsWhatWasTypedWhenItIsNotSent: Story = {
	args: {
		onSubmit: fn<DocumentFormProps['onSubmit']>(async () => ({ message: 'Không kết nối được máy chủ.' })),
	},
	play: async ({ canvas, userEvent, args }) => {
		const title = canvas.getByRole('textbox', { name: 'Tiêu đề tiếng Việt' });
		await userEvent.type(title, ', bản mới');
		await userEvent.click(canvas.getByRole('button', { name: save }));
		await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Không kết nối được máy chủ.'));
		await expect(title).toHaveValue(`${deposit.title.vn}, bản mới`);
		await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
	},
};

/** Knows of what somebody else did until it is decided. */
function FormInConflict({ conflict, ...props }: DocumentFormProps) {
	const [isDecided, setDecided] = useState(false);
	const decide = async (asked: DocumentConflict) => {
		const way = await asked.onOverwrite();
		setDecided(way !== undefined);
		return way;
	};
	return (
		<DocumentForm
			{...props}
			conflict={isDecided || !conflict ? undefined : { ...conflict, onOverwrite: () => decide(conflict) }}
		/>
	);
}

const conflict: DocumentConflict = { kind: 'conflict', onOverwrite: fn(async () => 'over' as const), onDiscard: fn() };

export const SavesOverWhatSomebodyElseSaved: Story = {
	args: { conflict },
	render: (given) => <FormInConflict {...given} />,
	play: async ({ canvas, userEvent, args }) => {
		const box = canvas.getByText('Người khác vừa sửa tài liệu này').closest('[role="alert"]');
		await waitFor(() => expect(box).toHaveFocus());
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu đè bằng bản của tôi' }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
		await expect(args.conflict?.onOverwrite).toHaveBeenCalledTimes(1);
		await expect(canvas.queryByText('Người khác vừa sửa tài liệu này')).not.toBeInTheDocument();
		await expect(canvas.getByRole('button', { name: save })).toHaveFocus();
	},
};

export const LeadsBackToTheChoiceWhereItIsSavedWithoutOne: Story = {
	args: { conflict, onSubmit: fn<DocumentFormProps['onSubmit']>(async () => ({ message: 'Người khác đã sửa.' })) },
	play: async ({ canvas, userEvent }) => {
		const box = canvas.getByText('Người khác vừa sửa tài liệu này').closest('[role="alert"]');
		await waitFor(() => expect(box).toHaveFocus());
		await userEvent.click(canvas.getByRole('button', { name: save }));
		await waitFor(() => expect(box).toHaveFocus());
	},
};

export const TakesTheFocusInPlaceOfAnother: Story = {
	args: { takesFocus: true },
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
	},
};

export const ShowsWhatSomebodyElseSaved: Story = {
	args: { conflict },
	tags: ['dark'],
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Bỏ bản của tôi, xem bản mới' }));
		await expect(args.conflict?.onDiscard).toHaveBeenCalledTimes(1);
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const SavesAnewWhatSomebodyElseRemoved: Story = {
	args: { document: pictured, conflict: { ...conflict, kind: 'gone', onOverwrite: fn(async () => 'anew' as const) } },
	render: (given) => <FormInConflict {...given} />,
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		await expect(canvas.queryByRole('button', { name: /xem bản mới/ })).not.toBeInTheDocument();
		await expect(canvas.getByText(/Ảnh đã lưu trong tài liệu cũ đã mất theo/)).toBeVisible();
		await userEvent.upload(chooser(canvasElement), file());
		await userEvent.keyboard(words.vn);
		await userEvent.type(canvas.getByRole('textbox', { name: /^Mô tả ảnh 3 tiếng Anh/ }), words.en);
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu thành tài liệu mới' }));
		// The others went with it: the server would refuse them.
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(withImages({ image: 'upload-1', alt: words })));
		await expect(canvas.queryByRole('group', { name: 'Ảnh 2' })).not.toBeInTheDocument();
		await expect(await canvas.findByText('Không có thay đổi nào chưa lưu.')).toBeVisible();
	},
};

export const SavesNothingWhereSomethingElseIsToBeDecided: Story = {
	args: { document: pictured, conflict: { ...conflict, onOverwrite: fn(async () => undefined) } },
	render: (given) => <FormInConflict {...given} />,
	play: async ({ canvas, userEvent, args }) => {
		const overwrite = canvas.getByRole('button', { name: 'Lưu đè bằng bản của tôi' });
		await userEvent.click(overwrite);
		await waitFor(() => expect(overwrite).not.toHaveAttribute('aria-busy'));
		await expect(args.conflict?.onOverwrite).toHaveBeenCalledTimes(1);
		await expect(args.onSubmit).not.toHaveBeenCalled();
		await expect(canvas.getByRole('group', { name: 'Ảnh 2' })).toBeVisible();
	},
};

export const AsksBeforeItIsRemoved: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Gỡ…' }));
		const dialog = within(await screen.findByRole('dialog'));
		await expect(dialog.getByText(deposit.title.vn)).toBeVisible();
		await expect(args.onRemove).not.toHaveBeenCalled();
		await userEvent.click(dialog.getByRole('button', { name: 'Gỡ tài liệu' }));
		await waitFor(() => expect(args.onRemove).toHaveBeenCalledTimes(1));
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const SaysWhyItIsNotRemoved: Story = {
	args: { onRemove: fn<DocumentFormProps['onRemove']>(async () => ({ message: 'Người khác vừa sửa tài liệu này.' })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByRole('textbox', { name: 'Tiêu đề tiếng Việt' }), '!');
		await userEvent.click(canvas.getByRole('button', { name: 'Gỡ…' }));
		const dialog = within(await screen.findByRole('dialog'));
		await expect(dialog.getByText('Những gì bạn vừa sửa mà chưa lưu cũng mất.')).toBeVisible();
		await userEvent.click(dialog.getByRole('button', { name: 'Gỡ tài liệu' }));
		await expect(await dialog.findByText('Người khác vừa sửa tài liệu này.')).toBeVisible();
	},
};

const file = () => new File([new Uint8Array([0xff, 0xd8])], 'mau.jpg', { type: 'image/jpeg' });
/** What is pressed to add a picture, where files are given to it. */
const chooser = (element: HTMLElement) =>
	element.querySelector<HTMLInputElement>('[data-slot="document-images"] > input[type="file"]') as HTMLElement;
const withImages = (...images: { image: string; alt: { vn: string; en: string } }[]) =>
	expect.objectContaining({ images });
const words = { vn: 'Con dấu', en: 'The seal' };

export const AddsAPictureWithItsWords: Story = {
	args: { onSubmit: fn<DocumentFormProps['onSubmit']>(async () => ({ images: ['photo/new.webp'] })) },
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		await userEvent.upload(chooser(canvasElement), file());
		const vietnamese = canvas.getByRole('textbox', { name: 'Mô tả ảnh 1 tiếng Việt' });
		await expect(vietnamese).toHaveFocus();
		await userEvent.keyboard(words.vn);
		await expect(canvas.getByText('Chưa dịch')).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: save }));
		const english = canvas.getByRole('textbox', { name: /^Mô tả ảnh 1 tiếng Anh/ });
		await waitFor(() => expect(english).toHaveFocus());
		await expect(english).toHaveAccessibleDescription(/^Hãy mô tả ngắn ảnh này bằng cả hai ngôn ngữ/);
		await expect(args.onSubmit).not.toHaveBeenCalled();
		await userEvent.type(english, words.en);
		await userEvent.click(canvas.getByRole('button', { name: save }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(withImages({ image: 'upload-1', alt: words })));
		await expect(await canvas.findByText('Không có thay đổi nào chưa lưu.')).toBeVisible();
		// Saved once more, it is the one that is there.
		await userEvent.type(english, '!');
		await userEvent.click(canvas.getByRole('button', { name: save }));
		const changed = { image: 'photo/new.webp', alt: { ...words, en: `${words.en}!` } };
		await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith(withImages(changed)));
	},
};

let arrive: (answer: { id: string } | { message: string }) => void = () => undefined;
const waits = () =>
	fn<UploadPicture>(
		() =>
			new Promise((resolve) => {
				arrive = resolve;
			}),
	);
/** What is pressed to change a picture, where a file is given to it. */
const changer = (group: HTMLElement) => group.querySelector<HTMLInputElement>('input[type="file"]') as HTMLElement;

export const SavesWhenAPictureHasArrived: Story = {
	args: { document: pictured, upload: waits() },
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		await userEvent.upload(changer(canvas.getByRole('group', { name: 'Ảnh 1' })), file());
		await waitFor(() => expect(args.onWaitingChange).toHaveBeenLastCalledWith(true));
		await expect(canvas.getByText('Đang tải ảnh lên.')).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: save }));
		await expect(await canvas.findByText(/^Đang đợi ảnh tải lên/)).toBeVisible();
		await expect(args.onSubmit).not.toHaveBeenCalled();
		// What is typed meanwhile goes along.
		const title = canvas.getByRole('textbox', { name: /^Tiêu đề tiếng Anh/ });
		await userEvent.type(title, '!');
		arrive({ id: 'upload-2' });
		const [one, other] = pictured.images;
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith(
				expect.objectContaining({
					title: { ...pictured.title, en: `${pictured.title.en}!` },
					images: [
						{ image: 'upload-2', alt: one?.alt },
						{ image: 'photo/b.webp', alt: other?.alt },
					],
				}),
			),
		);
		await expect(args.onSubmit).toHaveBeenCalledOnce();
		await waitFor(() => expect(args.onWaitingChange).toHaveBeenLastCalledWith(false));
		// One that is taken away as it is sent holds nothing up.
		await userEvent.upload(chooser(canvasElement), file());
		await waitFor(() => expect(args.onWaitingChange).toHaveBeenLastCalledWith(true));
		await userEvent.click(canvas.getByRole('button', { name: 'Bỏ ảnh 3' }));
		await waitFor(() => expect(args.onWaitingChange).toHaveBeenLastCalledWith(false));
		await expect(canvas.getByRole('button', { name: 'Thêm ảnh' })).toHaveFocus();
	},
};

export const SavesNothingWhereAPictureIsRefusedMeanwhile: Story = {
	args: { document: pictured, upload: waits() },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.upload(changer(canvas.getByRole('group', { name: 'Ảnh 1' })), file());
		await userEvent.click(canvas.getByRole('button', { name: save }));
		await expect(await canvas.findByText(/^Đang đợi ảnh tải lên/)).toBeVisible();
		arrive({ message: 'Máy chủ không đọc được ảnh này.' });
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Đổi ảnh 1' })).toHaveFocus());
		await expect(canvas.getByText(/^Có ảnh chưa tải lên được/)).toBeVisible();
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const KeepsAPictureThatDidNotArriveToSendItAgain: Story = {
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		(args.upload as ReturnType<typeof fn>).mockRejectedValueOnce(new Error('The connection broke.'));
		await userEvent.upload(chooser(canvasElement), file());
		await userEvent.keyboard(words.vn);
		await userEvent.type(canvas.getByRole('textbox', { name: /^Mô tả ảnh 1 tiếng Anh/ }), words.en);
		const picture = within(canvas.getByRole('group', { name: 'Ảnh 1' }));
		await expect(await picture.findByText(/vì mất kết nối/)).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: save }));
		await waitFor(() => expect(picture.getByRole('button', { name: 'Chọn ảnh 1' })).toHaveFocus());
		await expect(args.onSubmit).not.toHaveBeenCalled();
		await userEvent.click(picture.getByRole('button', { name: 'Gửi lại ảnh này' }));
		await expect(await picture.findByRole('button', { name: 'Đổi ảnh 1' })).toHaveAccessibleDescription('');
		await userEvent.click(canvas.getByRole('button', { name: save }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(withImages({ image: 'upload-1', alt: words })));
	},
};

export const APictureStaysWithItsWordsWhereTheOneBeforeIsRemoved: Story = {
	args: {
		document: { ...pictured, images: [...pictured.images, image('photo/c.webp', 'Con dấu', 'The seal')] },
		upload: waits(),
	},
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.upload(changer(canvas.getByRole('group', { name: 'Ảnh 2' })), file());
		await waitFor(() => expect(args.onWaitingChange).toHaveBeenLastCalledWith(true));
		await userEvent.click(canvas.getByRole('button', { name: 'Bỏ ảnh 1' }));
		arrive({ id: 'upload-2' });
		await waitFor(() => expect(args.onWaitingChange).toHaveBeenLastCalledWith(false));
		await userEvent.click(canvas.getByRole('button', { name: save }));
		const receipt = { vn: 'Biên nhận tiền cọc', en: 'A receipt of the deposit' };
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith(
				withImages({ image: 'upload-2', alt: receipt }, { image: 'photo/c.webp', alt: words }),
			),
		);
	},
};

export const SavesNothingInPlaceOfAPictureThatDidNotArrive: Story = {
	args: { document: pictured },
	play: async ({ canvas, userEvent, args }) => {
		(args.upload as ReturnType<typeof fn>).mockRejectedValueOnce(new Error('The connection broke.'));
		const group = canvas.getByRole('group', { name: 'Ảnh 2' });
		await userEvent.upload(changer(group), file());
		const keep = await within(group).findByRole('button', { name: 'Giữ ảnh đang có' });
		await expect(canvas.getByText(/^Có ảnh chưa tải lên được/)).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: save }));
		const change = canvas.getByRole('button', { name: 'Đổi ảnh 2' });
		await waitFor(() => expect(change).toHaveFocus());
		await expect(change).toHaveAccessibleDescription(/vì mất kết nối/);
		await expect(args.onSubmit).not.toHaveBeenCalled();
		// Who is asked whether to leave as it fails is asked on.
		await expect((args.onWaitingChange as ReturnType<typeof fn>).mock.calls).toEqual([[false], [true]]);
		await userEvent.click(keep);
		await waitFor(() => expect(args.onWaitingChange).toHaveBeenLastCalledWith(false));
		await expect(canvas.getByText('Không có thay đổi nào chưa lưu.')).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: save }));
		const present = pictured.images.map(({ photo, alt }) => ({ image: photo.key, alt }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(withImages(...present)));
	},
};

export const LeadsToThePictureThatTheServerRefused: Story = {
	args: {
		document: pictured,
		onSubmit: fn<DocumentFormProps['onSubmit']>(async () => ({
			fields: [{ path: 'images.1.image', code: 'unknown' }],
		})),
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: save }));
		const change = canvas.getByRole('button', { name: 'Đổi ảnh 2' });
		await waitFor(() => expect(change).toHaveFocus());
		await expect(change).toHaveAccessibleDescription('Ảnh này không còn dùng được. Hãy chọn lại ảnh.');
	},
};

export const AddsNothingThatIsNoPicture: Story = {
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		const other = userEvent.setup({ applyAccept: false });
		await other.upload(chooser(canvasElement), new File(['a'], 'a.pdf', { type: 'application/pdf' }));
		const add = canvas.getByRole('button', { name: 'Thêm ảnh' });
		await expect(add).toHaveAccessibleDescription('Tệp này không phải ảnh JPEG, PNG hay WebP. Hãy chọn tệp khác.');
		await expect(canvas.queryByRole('group', { name: 'Ảnh 1' })).not.toBeInTheDocument();
		await expect(args.upload).not.toHaveBeenCalled();
	},
};
