import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type ArticleFormOptions, useArticleForm } from './use-article-form.ts';

/** The rules of an article on bare inputs. */
function BareArticleForm(options: ArticleFormOptions) {
	const { register, errorOf, onSubmit, isDirty, wrong, draft, setCover, renameCover } = useArticleForm(options);
	return (
		<form noValidate onSubmit={onSubmit}>
			{(['title', 'summary', 'body'] as const).map((name) =>
				(['vn', 'en'] as const).map((language) => (
					<label key={name + language}>
						{name} {language} <input {...register(`${name}.${language}`)} />
					</label>
				)),
			)}
			<output aria-label="what is wrong">{`${errorOf('title.vn') ?? ''} ${wrong.join()}`}</output>
			<output aria-label="state">{`${isDirty ? 'changed' : 'saved'} ${draft.cover?.image ?? 'bare'}`}</output>
			<button type="button" onClick={() => setCover('upload-1')}>
				cover
			</button>
			<button type="button" onClick={() => renameCover('upload-1', 'photo/a.webp')}>
				rename
			</button>
			<button type="button" onClick={() => renameCover('upload-0', 'photo/b.webp')}>
				rename another
			</button>
			<button type="submit">save</button>
		</form>
	);
}

const meta = {
	component: BareArticleForm,
	args: { isPublished: false, onSubmit: fn(), onChange: fn() },
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BareArticleForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const none = { vn: '', en: '' };

export const ADraftNeedsVietnamese: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const state = canvas.getByLabelText('state');
		await userEvent.click(canvas.getByRole('button', { name: 'save' }));
		await waitFor(() =>
			expect(canvas.getByLabelText('what is wrong')).toHaveTextContent('required title.vn,summary.vn,body.vn'),
		);
		for (const name of ['title', 'summary', 'body']) await userEvent.type(canvas.getByLabelText(`${name} vn`), ' Nhà ');
		await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ body: { vn: ' Nhà ', en: '' } }));
		await expect(state).toHaveTextContent('changed bare');
		await userEvent.click(canvas.getByRole('button', { name: 'save' }));
		const said = { vn: 'Nhà', en: '' };
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith({ title: said, summary: said, body: said, cover: null }),
		);
		await waitFor(() => expect(state).toHaveTextContent('saved bare'));
	},
};

export const WhatIsPublishedNeedsBoth: Story = {
	args: { isPublished: true, article: { title: { vn: 'Nhà', en: '' }, summary: none, body: none, cover: null } },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'save' }));
		await waitFor(() =>
			expect(canvas.getByLabelText('what is wrong')).toHaveTextContent(
				'title.en,summary.vn,summary.en,body.vn,body.en',
			),
		);
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const ACoverIsAChangeAndItsNewNameIsNone: Story = {
	args: {
		article: { title: { vn: 'Nhà', en: '' }, summary: { vn: 'a', en: '' }, body: { vn: 'a', en: '' }, cover: null },
		onSubmit: fn(async () => undefined),
	},
	play: async ({ canvas, userEvent, args }) => {
		const state = canvas.getByLabelText('state');
		await userEvent.click(canvas.getByRole('button', { name: 'cover' }));
		await waitFor(() => expect(state).toHaveTextContent('changed upload-1'));
		await expect(args.onChange).toHaveBeenCalledTimes(1);
		await userEvent.click(canvas.getByRole('button', { name: 'rename another' }));
		await expect(state).toHaveTextContent('changed upload-1');
		await userEvent.click(canvas.getByRole('button', { name: 'rename' }));
		await waitFor(() => expect(state).toHaveTextContent('changed photo/a.webp'));
		await expect(args.onChange).toHaveBeenCalledTimes(1);
	},
};
