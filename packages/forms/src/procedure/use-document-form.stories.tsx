import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { procedureTypes } from './terms.ts';
import { type DocumentFormOptions, useDocumentForm } from './use-document-form.ts';

/** The rules of a suggested document on bare inputs. */
function BareDocumentForm(options: DocumentFormOptions) {
	const form = useDocumentForm(options);
	const wrong = (['title.vn', 'title.en', 'content.vn', 'content.en', 'types', 'link'] as const).flatMap((path) => {
		const code = form.errorOf(path);
		return code ? [`${path} ${code}`] : [];
	});
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
			expect(args.onSubmit).toHaveBeenCalledWith({ ...args.document, types: ['BUY', 'DONATE'], link: null }),
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
		await expect(canvas.getByLabelText('title in English')).toHaveFocus();
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
