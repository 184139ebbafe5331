import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { procedureTypes } from './terms.ts';
import { type DocumentFormOptions, useDocumentForm } from './use-document-form.ts';

/** The rules of a suggested document on bare inputs. */
function BareDocumentForm(options: DocumentFormOptions) {
	const form = useDocumentForm(options);
	const fields = [
		...['title.vn', 'title.en', 'content.vn', 'content.en', 'types', 'link'],
		...form.images.flatMap((_, index) => ['image', 'alt.vn', 'alt.en'].map((part) => `images.${index}.${part}`)),
	];
	const wrong = fields.flatMap((path) => (form.errorOf(path) ? `${path} ${form.errorOf(path)}` : []));
	return (
		<form noValidate onSubmit={form.onSubmit}>
			<label>
				title <input {...form.register('title.vn')} />
			</label>
			<label>
				title in English <input {...form.register('title.en')} />
			</label>
			<label>
				text <textarea {...form.register('content.vn')} />
			</label>
			<label>
				text in English <textarea {...form.register('content.en')} />
			</label>
			{procedureTypes.map((type) => (
				<label key={type}>
					<input type="checkbox" value={type} {...form.register('types')} /> {type}
				</label>
			))}
			<label>
				link <input {...form.register('link')} />
			</label>
			<ol>
				{form.images.map(({ row, image }, index) => (
					<li key={row} aria-label={`picture ${index + 1}`}>
						<output>{image || 'on its way'}</output>
						<label>
							shows <input {...form.register(`images.${index}.alt.vn`)} />
						</label>
						<label>
							shows in English <input {...form.register(`images.${index}.alt.en`)} />
						</label>
						{form.isMissing(`images.${index}.alt`, 'en') && <span>not in English</span>}
						<button type="button" onClick={() => form.setImage(index, `upload-${index + 1}`)}>
							arrive
						</button>
						<button type="button" onClick={() => form.removeImage(index)}>
							remove
						</button>
					</li>
				))}
			</ol>
			<button type="button" onClick={form.addImage}>
				add
			</button>
			<button type="button" onClick={() => form.renameImages(['upload-2', 'gone'], ['photo/c.webp', 'photo/d.webp'])}>
				rename
			</button>
			<button type="button" onClick={() => form.dropImages(['photo/a.webp', 'photo/b.webp'])}>
				drop
			</button>
			<output aria-label="not translated">
				{(['vn', 'en'] as const).filter((language) => form.isMissing('title', language)).join()}
			</output>
			<output aria-label="what is wrong">{wrong.join()}</output>
			<p>{form.isDirty ? 'not saved' : 'saved'}</p>
			<button type="submit">save</button>
			<p role="alert">{form.failure}</p>
		</form>
	);
}

const meta = {
	component: BareDocumentForm,
	args: {
		document: {
			title: { vn: 'Đặt cọc', en: 'The deposit' },
			content: { vn: 'Nên ghi:\n- số tiền', en: 'Write down:\n- the sum' },
			types: ['BUY'],
			images: [{ photo: { key: 'photo/a.webp' }, alt: { vn: 'Con dấu', en: 'The seal' } }],
			link: null,
		},
		onSubmit: fn(),
	},
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BareDocumentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByText('saved')).toBeVisible();
		await expect(canvas.getByRole('checkbox', { name: 'BUY' })).toBeChecked();
		await expect(canvas.getByRole('checkbox', { name: 'DONATE' })).not.toBeChecked();
		await userEvent.click(canvas.getByRole('checkbox', { name: 'DONATE' }));
		await expect(canvas.getByText('not saved')).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'save' }));
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith({
				...args.document,
				types: ['BUY', 'DONATE'],
				images: [{ image: 'photo/a.webp', alt: { vn: 'Con dấu', en: 'The seal' } }],
				link: null,
			}),
		);
		await waitFor(() => expect(canvas.getByText('saved')).toBeVisible());
	},
};

export const SaysEverythingThatIsMissing: Story = {
	args: { document: undefined },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByLabelText('title'), 'Thuế');
		await expect(canvas.getByLabelText('not translated')).toHaveTextContent('en');
		await userEvent.type(canvas.getByLabelText('link'), 'http://gdt.gov.vn');
		await userEvent.click(canvas.getByRole('button', { name: 'save' }));
		await waitFor(() =>
			expect(canvas.getByLabelText('what is wrong')).toHaveTextContent(
				'title.en required,content.vn required,content.en required,types required,link invalid',
			),
		);
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const KeepsWhatWasTypedWhenTheServerRefuses: Story = {
	args: { onSubmit: fn(() => ({ fields: [{ path: 'types', code: 'over_limit' }], message: 'refused' })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByLabelText('title'), '!');
		await userEvent.click(canvas.getByRole('button', { name: 'save' }));
		await waitFor(() => expect(canvas.getByLabelText('what is wrong')).toHaveTextContent('types over_limit'));
		await expect(canvas.getByRole('alert')).toHaveTextContent('refused');
		await expect(canvas.getByLabelText('title')).toHaveValue('Đặt cọc!');
		await expect(canvas.getByText('not saved')).toBeVisible();
	},
};

export const PicturesKeepTheirWordsAndTheirPlace: Story = {
	args: { onSubmit: fn(async () => undefined) },
	play: async ({ canvas, userEvent, args }) => {
		const picture = (number: number) => within(canvas.getByRole('listitem', { name: `picture ${number}` }));
		const save = () => userEvent.click(canvas.getByRole('button', { name: 'save' }));
		await userEvent.click(canvas.getByRole('button', { name: 'add' }));
		await userEvent.type(picture(2).getByLabelText('shows'), 'Trang hai');
		await expect(picture(2).getByText('not in English')).toBeVisible();
		await save();
		const wrong = canvas.getByLabelText('what is wrong');
		await waitFor(() => expect(wrong).toHaveTextContent('images.1.alt.en required'));
		await expect(wrong).toHaveTextContent('images.1.image required');
		await userEvent.click(picture(2).getByRole('button', { name: 'arrive' }));
		await waitFor(() => expect(wrong).not.toHaveTextContent('image required'));
		await userEvent.type(picture(2).getByLabelText('shows in English'), 'Page two');
		await userEvent.click(picture(1).getByRole('button', { name: 'remove' }));
		await expect(picture(1).getByLabelText('shows')).toHaveValue('Trang hai');
		await save();
		const saved = (image: string) =>
			expect.objectContaining({ images: [{ image, alt: { vn: 'Trang hai', en: 'Page two' } }] });
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(saved('upload-2')));
		await expect(await canvas.findByText('saved')).toBeVisible();
		// What the server calls it is no change.
		await userEvent.click(canvas.getByRole('button', { name: 'rename' }));
		await expect(picture(1).getByText('photo/c.webp')).toBeVisible();
		await expect(canvas.getByText('saved')).toBeVisible();
		await save();
		await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith(saved('photo/c.webp')));
	},
};

export const PicturesThatAreGoneGoWithTheirWords: Story = {
	args: { onSubmit: fn(async () => undefined) },
	play: async ({ canvas, userEvent, args }) => {
		const second = () => within(canvas.getByRole('listitem', { name: 'picture 2' }));
		await userEvent.click(canvas.getByRole('button', { name: 'add' }));
		await userEvent.type(second().getByLabelText('shows'), 'Trang hai');
		await userEvent.type(second().getByLabelText('shows in English'), 'Page two');
		await userEvent.click(second().getByRole('button', { name: 'arrive' }));
		await userEvent.click(canvas.getByRole('button', { name: 'drop' }));
		await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
		await userEvent.click(canvas.getByRole('button', { name: 'drop' }));
		await userEvent.click(canvas.getByRole('button', { name: 'save' }));
		const images = [{ image: 'upload-2', alt: { vn: 'Trang hai', en: 'Page two' } }];
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ images })));
	},
};

export const AnotherPictureIsNoLongerWrong: Story = {
	args: { onSubmit: fn(() => ({ fields: [{ path: 'images.0.image', code: 'unknown' }], message: 'refused' })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'save' }));
		const wrong = canvas.getByLabelText('what is wrong');
		await waitFor(() => expect(wrong).toHaveTextContent('images.0.image unknown'));
		await userEvent.click(canvas.getByRole('button', { name: 'arrive' }));
		await waitFor(() => expect(wrong).toBeEmptyDOMElement());
	},
};
