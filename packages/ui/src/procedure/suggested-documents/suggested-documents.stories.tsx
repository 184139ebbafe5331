import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { DocumentPhoto } from '../procedure-model.ts';
import { documents } from './suggested-documents.fixtures.ts';
import { SuggestedDocuments } from './suggested-documents.tsx';

/** In two sizes, of which none ever comes. */
const unsent = (photo: DocumentPhoto): DocumentPhoto => ({
	...photo,
	url: `data:image/webp;base64,AAAA#${photo.height}`,
	sources: [480, photo.width].map((width) => ({ url: 'data:image/webp;base64,AAAA', width, type: 'image/webp' })),
});

const meta = {
	component: SuggestedDocuments,
	args: { documents, onRetry: fn() },
	decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof SuggestedDocuments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByText('Đặt cọc an toàn: hợp đồng cần ghi gì'));
		const link = canvas.getByRole('link', { name: 'Đọc thêm ở nguồn' });
		await expect(link).toHaveAttribute('target', '_blank');
		const items = within(canvas.getByText('ngày hẹn công chứng').closest('ul') as HTMLElement);
		await expect(items.getAllByRole('listitem')).toHaveLength(4);
	},
};
export const ShowsPicturesWholeInTheirPlaces: Story = {
	globals: { viewport: { value: 'phone320' } },
	args: { documents: documents.map((document) => ({ ...document, photos: document.photos.map(unsent) })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByText('Đặt cọc an toàn: hợp đồng cần ghi gì'));
		const wide = canvas.getByRole('img', { name: 'Mẫu hợp đồng đặt cọc: chỗ ghi số tiền và ngày trả' });
		const high = canvas.getByRole('img', { name: 'Biên nhận tiền cọc có chữ ký hai bên' });
		await expect(wide).toHaveAttribute('loading', 'lazy');
		await expect(wide).toHaveAttribute('srcset', expect.stringMatching(/ 480w, .* 1600w$/));
		// Neither has come.
		for (const [image, ratio] of [
			[wide, 16 / 9],
			[high, 9 / 19],
		] as const) {
			const { width, height } = image.getBoundingClientRect();
			await expect(width / height).toBeCloseTo(ratio, 1);
			await expect(height).toBeLessThanOrEqual(385);
		}
	},
};
export const PictureWithoutWords: Story = {
	args: {
		documents: documents.map((document) => ({
			...document,
			photos: document.photos.map((photo) => ({ ...photo, caption: null })),
		})),
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByText('Đặt cọc an toàn: hợp đồng cần ghi gì'));
		await expect(canvas.getByRole('img', { name: 'Ảnh 2 của Đặt cọc an toàn: hợp đồng cần ghi gì' })).toBeVisible();
	},
};
export const Loading: Story = { args: { documents: undefined } };
export const Empty: Story = { args: { documents: [] } };
export const Error: Story = {
	args: { documents: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
