import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Words } from '../../foundations/page/words.tsx';
import * as forms from '../listing-form/listing-form.fixtures.ts';
import { ListingForm } from '../listing-form/listing-form.tsx';
import { ListingEditScreen } from './listing-edit-screen.tsx';

const form = (
	<ListingForm
		isEdit
		places={forms.places}
		ownPhone="+84912345678"
		defaultValues={forms.house}
		initialStep="facts"
		map={() => <div className="cadastre h-40 rounded-card border border-line" />}
		photos={({ images }) => (
			<p>
				{images.length} <Words vn="ảnh" en="photos" />
			</p>
		)}
		preview={({ title }) => <p>{title}</p>}
		onDraftChange={fn()}
		onSubmit={fn()}
	/>
);

const meta = {
	component: ListingEditScreen,
	args: { title: 'Sửa tin', onRetry: fn(), form },
	parameters: { route: ['/post-new', '/real-estate/update/:id'] },
} satisfies Meta<typeof ListingEditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BelowAnotherPage: Story = {
	args: { parent: { label: 'Tin đăng của tôi', href: '/estate' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Tin đăng của tôi' })).toHaveAttribute('href', '/estate');
	},
};
export const Loading: Story = { args: { form: undefined } };
export const Error: Story = { args: { form: undefined, failed: true } };
export const Gone: Story = { tags: ['dark'], args: { gone: true } };
export const Dark: Story = { tags: ['!test'], args: { gone: true }, globals: { theme: 'dark' } };
export const English: Story = { args: { title: 'Edit a listing', gone: true }, globals: { locale: 'en' } };
export const Narrow: Story = { args: { gone: true }, globals: { viewport: { value: 'phone320' } } };

export const OffersAnotherTryWhenItCouldNotBeLoaded: Story = {
	args: { form: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledOnce();
	},
};
