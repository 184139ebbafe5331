import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { UploadPicture } from '../../translation/picture-field/picture-field.tsx';
import { draftRow, firstFlat, publishedRow, read, typed, untranslated } from '../article.fixtures.ts';
import { ArticleForm, type ArticleFormProps, type ArticleSaved } from './article-form.tsx';
import { ArticlePreview } from './article-preview.tsx';

const meta = {
	component: ArticleForm,
	args: {
		article: draftRow,
		defaultValues: typed,
		onSubmit: fn<ArticleFormProps['onSubmit']>(async () => ({ cover: undefined })),
		onAct: fn<ArticleFormProps['onAct']>(async () => undefined),
		onDraftChange: fn(),
		onDirtyChange: fn(),
		onWaitingChange: fn(),
		upload: fn<UploadPicture>(async () => ({ id: 'upload-1' })),
		preview: (body) => <ArticlePreview html={body && read.html} />,
		listHref: '/news-desk',
	},
	parameters: { route: '/news-desk/:id' },
} satisfies Meta<typeof ArticleForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Đã lưu.')).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Xem bài' })).toHaveAttribute('href', `/news/${draftRow.id}`);
	},
};
export const Empty: Story = {
	args: { article: undefined, defaultValues: undefined },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('heading', { level: 1, name: 'Bài viết mới' })).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu nháp' }));
		await expect(await canvas.findByText('Hãy nhập tiêu đề.')).toBeVisible();
		await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Tiêu đề tiếng Việt' })).toHaveFocus());
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};
export const Published: Story = {
	args: { article: publishedRow },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('button', { name: 'Lưu và cập nhật bài' })).toBeVisible();
		await expect(canvas.queryByRole('button', { name: 'Xóa…' })).not.toBeInTheDocument();
	},
};
export const WithCover: Story = {
	args: {
		cover: { image: 'photo/a.webp', url: firstFlat.cover?.url ?? '' },
		defaultValues: { ...typed, cover: { image: 'photo/a.webp', alt: { vn: 'Căn nhà', en: 'A house' } } },
	},
};
export const PreviewFailed: Story = { args: { preview: () => <ArticlePreview html={undefined} failed /> } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { defaultValues: untranslated },
	globals: { viewport: { value: 'phone320' } },
};

export const SavesWhatWasWritten: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const title = canvas.getByRole('textbox', { name: 'Tiêu đề tiếng Anh' });
		await userEvent.clear(title);
		await userEvent.type(title, 'Renting well');
		await expect(canvas.getByRole('button', { name: 'Đăng bài…' })).toHaveAttribute('aria-disabled', 'true');
		await expect(args.onDraftChange).toHaveBeenLastCalledWith({
			...typed,
			title: { ...typed.title, en: 'Renting well' },
		});
		await userEvent.keyboard('{Control>}{Enter}{/Control}');
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith({ ...typed, title: { ...typed.title, en: 'Renting well' } }),
		);
		await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
	},
};

export const SaysWhatIsTooLongAndCutsNothing: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const title = canvas.getByRole('textbox', { name: 'Tiêu đề tiếng Việt' });
		const body = canvas.getByRole('textbox', { name: 'Nội dung tiếng Việt' });
		for (const [field, length] of [
			[title, 151],
			[body, 40_001],
		] as const) {
			await userEvent.clear(field);
			await userEvent.click(field);
			await userEvent.paste('a'.repeat(length));
		}
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu nháp' }));
		await waitFor(() => expect(title).toHaveAccessibleDescription(/Tiêu đề dài quá 150 ký tự\./));
		await expect(body).toHaveAccessibleDescription(/Nội dung dài quá 40\.000 ký tự\. Hãy tách thành hai bài\./);
		await expect(title).toHaveValue('a'.repeat(151));
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const WritesOneLanguageAfterTheOther: Story = {
	args: { defaultValues: untranslated },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByText('Còn 3 chỗ phải viết hoặc dịch trước khi đăng.')).toBeVisible();
		await expect(canvas.getAllByText('Chưa dịch')).toHaveLength(2);
		await userEvent.click(canvas.getByRole('radio', { name: 'Tiếng Anh' }));
		await userEvent.type(canvas.getByRole('textbox', { name: 'Nội dung tiếng Anh' }), 'Visit by daylight.');
		await userEvent.type(canvas.getByRole('textbox', { name: /^Tiêu đề tiếng Anh/ }), 'Renting');
		await userEvent.type(canvas.getByRole('textbox', { name: /^Tóm tắt tiếng Anh/ }), 'Look well.');
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu nháp' }));
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith({
				...untranslated,
				title: { ...untranslated.title, en: 'Renting' },
				summary: { ...untranslated.summary, en: 'Look well.' },
				body: { ...untranslated.body, en: 'Visit by daylight.' },
			}),
		);
	},
};

export const LeadsToWhatIsMissingInTheOtherLanguage: Story = {
	args: { article: publishedRow },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('radio', { name: 'Tiếng Anh' }));
		await userEvent.clear(canvas.getByRole('textbox', { name: 'Nội dung tiếng Anh' }));
		const vietnamese = canvas.getByRole('radio', { name: 'Tiếng Việt' });
		await userEvent.click(vietnamese);
		// What is amiss in the other one is no reason to be led there before it is sent.
		await expect(vietnamese).toBeChecked();
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu và cập nhật bài' }));
		await expect(await canvas.findByText('Hãy viết nội dung.')).toBeVisible();
		await expect(canvas.getByRole('radio', { name: 'Tiếng Anh' })).toBeChecked();
		await expect(canvas.getByRole('textbox', { name: 'Nội dung tiếng Anh' })).toHaveFocus();
		await userEvent.click(vietnamese);
		await expect(vietnamese).toBeChecked();
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

/** Becomes what its acts make of it. */
function ActingForm({ article, onAct, ...props }: ArticleFormProps) {
	const [now, setNow] = useState(article);
	return (
		<ArticleForm
			{...props}
			article={now}
			onAct={async (act) => {
				setNow(act === 'publish' ? publishedRow : draftRow);
				return onAct(act);
			}}
		/>
	);
}

export const AsksBeforeItIsPublished: Story = {
	render: (args) => <ActingForm {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Đăng bài…' }));
		const dialog = within(await screen.findByRole('dialog', { name: 'Đăng bài này?' }));
		await userEvent.click(dialog.getByRole('button', { name: 'Đăng bài' }));
		await waitFor(() => expect(args.onAct).toHaveBeenCalledWith('publish'));
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: publishedRow.title.vn })).toHaveFocus());
		await expect(canvas.getByRole('button', { name: 'Gỡ xuống…' })).toBeVisible();
	},
};

export const AsksBeforeItIsTakenBack: Story = {
	args: { article: publishedRow },
	render: (args) => <ActingForm {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Gỡ xuống…' }));
		const dialog = within(await screen.findByRole('dialog', { name: 'Gỡ bài này xuống?' }));
		await userEvent.click(dialog.getByRole('button', { name: 'Gỡ xuống' }));
		await waitFor(() => expect(args.onAct).toHaveBeenCalledWith('unpublish'));
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: draftRow.title.vn })).toHaveFocus());
	},
};

export const TakesTheFocusOfTheFormBefore: Story = {
	args: { takesFocus: true },
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
	},
};

export const AsksBeforeADraftIsDeleted: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Xóa…' }));
		const dialog = within(await screen.findByRole('dialog', { name: 'Xóa bản nháp này?' }));
		await userEvent.click(dialog.getByRole('button', { name: 'Xóa bản nháp' }));
		await waitFor(() => expect(args.onAct).toHaveBeenCalledWith('delete'));
	},
};

export const SaysWhatTheServerRefused: Story = {
	args: { onSubmit: fn<ArticleFormProps['onSubmit']>(async () => ({ message: 'Không kết nối được máy chủ.' })) },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByRole('textbox', { name: 'Tiêu đề tiếng Việt' }), '!');
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu nháp' }));
		await expect(await canvas.findByText('Không kết nối được máy chủ.')).toBeVisible();
		await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
		await expect(canvas.getByRole('textbox', { name: 'Tiêu đề tiếng Việt' })).toHaveValue('Thuê nhà an toàn!');
	},
};

/** Answers of saves that wait for it. */
let answers: ((answer: Awaited<ReturnType<ArticleFormProps['onSubmit']>>) => void)[] = [];
const waits = () =>
	fn<ArticleFormProps['onSubmit']>(
		() =>
			new Promise((resolve) => {
				answers.push(resolve);
			}),
	);
const coverUrl = firstFlat.cover?.url ?? '';
const covered = { ...typed, cover: { image: 'photo/a.webp', alt: { vn: 'Căn nhà', en: 'A house' } } };
const withImage = (image: string, en: string) =>
	expect.objectContaining({ cover: { image, alt: { vn: 'Căn nhà', en } } });
const chooseCover = (element: HTMLElement) =>
	[
		element.querySelector<HTMLInputElement>('input[type=file]') as HTMLElement,
		new File(['a'], 'a.png', { type: 'image/png' }),
	] as const;

/** Knows a saved cover by its new name, as a page that has read the article again. */
function SavingForm({ cover, onSubmit, ...props }: ArticleFormProps) {
	const [now, setNow] = useState(cover);
	return (
		<ArticleForm
			{...props}
			cover={now}
			onSubmit={async (values) => {
				const answer = await onSubmit(values);
				const image = (answer as Partial<ArticleSaved>).cover;
				if (image) setNow({ image, url: coverUrl });
				return answer;
			}}
		/>
	);
}

export const ReplacesTheCover: Story = {
	args: { cover: { image: 'photo/a.webp', url: coverUrl }, defaultValues: covered, onSubmit: waits() },
	render: (args) => <SavingForm {...args} />,
	beforeEach: () => {
		answers = [];
	},
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		const save = canvas.getByRole('button', { name: 'Lưu nháp' });
		const alt = canvas.getByRole('textbox', { name: 'Mô tả ảnh bìa tiếng Anh' });
		await userEvent.upload(...chooseCover(canvasElement));
		await canvas.findByText(/^Có thay đổi chưa lưu/);
		await userEvent.click(save);
		await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith(withImage('upload-1', 'A house')));
		// Typed while it is saved.
		await userEvent.type(alt, '!');
		answers.shift()?.({ cover: 'photo/b.webp' });
		await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'));
		await expect(canvas.getByText(/^Có thay đổi chưa lưu/)).toBeVisible();
		await userEvent.click(save);
		await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith(withImage('photo/b.webp', 'A house!')));
		answers.shift()?.({ cover: 'photo/b.webp' });
		await waitFor(() => expect(canvas.getByText('Đã lưu.')).toBeVisible());
	},
};

let arrive: (answer: { id: string }) => void = () => undefined;

export const SavesWhenTheCoverHasArrived: Story = {
	args: {
		cover: { image: 'photo/a.webp', url: coverUrl },
		defaultValues: covered,
		upload: fn<UploadPicture>(
			() =>
				new Promise((resolve) => {
					arrive = resolve;
				}),
		),
	},
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		await userEvent.upload(...chooseCover(canvasElement));
		await waitFor(() => expect(args.onWaitingChange).toHaveBeenLastCalledWith(true));
		// It would be published without.
		await expect(canvas.getByRole('button', { name: 'Đăng bài…' })).toHaveAttribute('aria-disabled', 'true');
		// Nothing that is kept knows of it yet.
		await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu nháp' }));
		await expect(await canvas.findByText(/^Đang đợi ảnh bìa tải lên/)).toBeVisible();
		await expect(args.onSubmit).not.toHaveBeenCalled();
		arrive({ id: 'upload-1' });
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith(
				expect.objectContaining({ cover: expect.objectContaining({ image: 'upload-1' }) }),
			),
		);
		await expect(args.onWaitingChange).toHaveBeenLastCalledWith(false);
	},
};

export const SavesNothingInPlaceOfACoverThatDidNotArrive: Story = {
	args: { cover: { image: 'photo/a.webp', url: coverUrl }, defaultValues: covered },
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		(args.upload as ReturnType<typeof fn>).mockRejectedValueOnce(new Error('The connection broke.'));
		await userEvent.upload(...chooseCover(canvasElement));
		const keep = await canvas.findByRole('button', { name: 'Giữ ảnh đang có' });
		// Who is asked whether to leave as it fails is asked on.
		await expect((args.onWaitingChange as ReturnType<typeof fn>).mock.calls).toEqual([[false], [true]]);
		await expect(canvas.getByRole('button', { name: 'Đăng bài…' })).toHaveAttribute('aria-disabled', 'true');
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu nháp' }));
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Đổi ảnh' })).toHaveFocus());
		await expect(canvas.getByText(/^Ảnh bìa chưa tải lên được/)).toBeVisible();
		await expect(args.onSubmit).not.toHaveBeenCalled();
		await userEvent.click(keep);
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu nháp' }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(covered));
		await expect(args.onWaitingChange).toHaveBeenLastCalledWith(false);
	},
};

export const ACoverThatIsGivenUpIsNoChange: Story = {
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		(args.upload as ReturnType<typeof fn>).mockRejectedValueOnce(new Error('The connection broke.'));
		await userEvent.upload(...chooseCover(canvasElement));
		await userEvent.click(await canvas.findByRole('button', { name: 'Bỏ ảnh bìa' }));
		await waitFor(() => expect(args.onWaitingChange).toHaveBeenLastCalledWith(false));
		await expect(canvas.getByText('Đã lưu.')).toBeVisible();
		await expect(args.onDraftChange).not.toHaveBeenCalled();
	},
};

export const KeepsTheChosenCoverWhenItIsRefused: Story = {
	args: { cover: { image: 'photo/a.webp', url: coverUrl }, defaultValues: covered, onSubmit: waits() },
	render: (args) => <SavingForm {...args} />,
	beforeEach: () => {
		answers = [];
	},
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		const save = canvas.getByRole('button', { name: 'Lưu nháp' });
		await userEvent.upload(...chooseCover(canvasElement));
		await canvas.findByText(/^Có thay đổi chưa lưu/);
		await userEvent.click(save);
		await waitFor(() => expect(answers).toHaveLength(1));
		answers.shift()?.({ message: 'Không kết nối được máy chủ.' });
		await expect(await canvas.findByText('Không kết nối được máy chủ.')).toBeVisible();
		await userEvent.click(save);
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
		await expect(args.onSubmit).toHaveBeenLastCalledWith(withImage('upload-1', 'A house'));
		answers.shift()?.({ cover: 'photo/b.webp' });
		await waitFor(() => expect(canvas.getByText('Đã lưu.')).toBeVisible());
	},
};

const overwrite = fn(async () => undefined);
const discard = fn();

/** Somebody else was faster, with another cover, until it is written over. */
function FormInConflict({ conflict, cover, ...props }: ArticleFormProps) {
	const [isOver, setOver] = useState(false);
	return (
		<ArticleForm
			{...props}
			cover={isOver ? { image: 'photo/theirs.webp', url: coverUrl } : cover}
			conflict={
				isOver || !conflict
					? undefined
					: {
							...conflict,
							onOverwrite: async () => {
								await conflict.onOverwrite();
								setOver(true);
							},
						}
			}
		/>
	);
}

export const KeepsWhatWasTypedWhenSomebodyElseWasFaster: Story = {
	args: {
		conflict: { onOverwrite: overwrite, onDiscard: discard },
		cover: { image: 'photo/a.webp', url: coverUrl },
		defaultValues: covered,
	},
	render: (args) => <FormInConflict {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		const box = canvas.getByText('Người khác vừa lưu một bản mới hơn').closest('[role="alert"]');
		await waitFor(() => expect(box).toHaveFocus());
		await expect(canvas.getByRole('textbox', { name: 'Tiêu đề tiếng Việt' })).toHaveValue('Thuê nhà an toàn');
		// Saved once more without choosing, it is asked again.
		(args.onSubmit as ReturnType<typeof fn>).mockResolvedValueOnce({});
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu nháp' }));
		await waitFor(() => expect(box).toHaveFocus());
		await userEvent.click(canvas.getByRole('button', { name: 'Bỏ bản của tôi, xem bản mới' }));
		await expect(discard).toHaveBeenCalledTimes(1);
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu đè bằng bản của tôi' }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
		await expect(args.onSubmit).toHaveBeenLastCalledWith(covered);
		await expect(overwrite).toHaveBeenCalledTimes(1);
		await waitFor(() => expect(box).not.toBeInTheDocument());
		await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
		// Theirs is not taken over unseen.
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu nháp' }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(3));
		await expect(args.onSubmit).toHaveBeenLastCalledWith(covered);
	},
};

/** Somebody else was faster than what is done with it. */
function FormActedOnTooLate({ onAct, ...props }: ArticleFormProps) {
	const [hasConflict, setConflict] = useState(false);
	return (
		<ArticleForm
			{...props}
			conflict={hasConflict ? { onOverwrite: overwrite, onDiscard: discard } : undefined}
			onAct={async (act) => {
				setConflict(true);
				return onAct(act);
			}}
		/>
	);
}

export const TellsOfANewerVersionOutsideOfTheWindow: Story = {
	render: (args) => <FormActedOnTooLate {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByRole('textbox', { name: 'Tiêu đề tiếng Anh' }), '!');
		await userEvent.click(canvas.getByRole('button', { name: 'Xóa…' }));
		const dialog = within(await screen.findByRole('dialog', { name: 'Xóa bản nháp này?' }));
		await userEvent.click(dialog.getByRole('button', { name: 'Xóa bản nháp' }));
		await waitFor(() => expect(args.onAct).toHaveBeenCalledWith('delete'));
		const box = canvas.getByText('Người khác vừa lưu một bản mới hơn').closest('[role="alert"]');
		await waitFor(() => expect(box).toHaveFocus());
		await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
		// Asked and not done, the choice is where it was.
		await userEvent.click(canvas.getByRole('button', { name: 'Xóa…' }));
		await userEvent.click(await screen.findByRole('button', { name: 'Hủy' }));
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await expect(canvas.getByRole('button', { name: 'Lưu đè bằng bản của tôi' })).toBeVisible();
	},
};
