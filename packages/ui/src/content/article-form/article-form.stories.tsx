import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { draftRow, firstFlat, publishedRow, read, typed, untranslated } from '../article.fixtures.ts';
import type { UploadCover } from '../cover-field/cover-field.tsx';
import { ArticleForm, type ArticleFormProps } from './article-form.tsx';
import { ArticlePreview } from './article-preview.tsx';

const meta = {
	component: ArticleForm,
	args: {
		article: draftRow,
		defaultValues: typed,
		onSubmit: fn<ArticleFormProps['onSubmit']>(async () => undefined),
		onAct: fn<ArticleFormProps['onAct']>(async () => undefined),
		onDraftChange: fn(),
		onDirtyChange: fn(),
		upload: fn<UploadCover>(async () => ({ id: 'upload-1' })),
		preview: (body) => <ArticlePreview html={body && read.html} />,
		listHref: '/news-desk',
	},
} satisfies Meta<typeof ArticleForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
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
export const Dark: Story = { globals: { theme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { defaultValues: untranslated },
	globals: { viewport: { value: 'phone320' } },
	play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
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
		await userEvent.click(canvas.getByRole('radio', { name: 'Tiếng Việt' }));
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu và cập nhật bài' }));
		await expect(await canvas.findByText('Hãy viết nội dung.')).toBeVisible();
		await expect(canvas.getByRole('radio', { name: 'Tiếng Anh' })).toBeChecked();
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const AsksBeforeItIsPublished: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Đăng bài…' }));
		const dialog = within(await screen.findByRole('dialog', { name: 'Đăng bài này?' }));
		await userEvent.click(dialog.getByRole('button', { name: 'Đăng bài' }));
		await waitFor(() => expect(args.onAct).toHaveBeenCalledWith('publish'));
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

const overwrite = fn(async () => undefined);
const discard = fn();

export const KeepsWhatWasTypedWhenSomebodyElseWasFaster: Story = {
	args: { conflict: { onOverwrite: overwrite, onDiscard: discard } },
	play: async ({ canvas, userEvent, args }) => {
		const box = canvas.getByText('Người khác vừa lưu một bản mới hơn').closest('[role="alert"]');
		await waitFor(() => expect(box).toHaveFocus());
		await expect(canvas.getByRole('textbox', { name: 'Tiêu đề tiếng Việt' })).toHaveValue('Thuê nhà an toàn');
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu đè bằng bản của tôi' }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(typed));
		await expect(overwrite).toHaveBeenCalledTimes(1);
		await userEvent.click(canvas.getByRole('button', { name: 'Bỏ bản của tôi, xem bản mới' }));
		await expect(discard).toHaveBeenCalledTimes(1);
	},
};
