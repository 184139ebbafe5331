import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MarkdownField } from './markdown-field.tsx';

const meta = {
	component: MarkdownField,
	args: {
		label: 'Nội dung tiếng Việt',
		lang: 'vi',
		input: { defaultValue: 'Xem nhà ban ngày.', onChange: fn() },
	},
} satisfies Meta<typeof MarkdownField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['dark'] };
export const Wrong: Story = { args: { error: 'Hãy viết nội dung.' } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = {
	args: { label: 'Text in English', lang: 'en', input: { defaultValue: 'See a home by day.', onChange: fn() } },
	globals: { locale: 'en' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

export const WritesMarksByButtons: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const area = canvas.getByRole<HTMLTextAreaElement>('textbox');
		area.setSelectionRange(4, 7);
		await userEvent.click(canvas.getByRole('button', { name: 'Chữ đậm' }));
		await expect(area).toHaveValue('Xem **nhà** ban ngày.');
		await expect(area).toHaveFocus();
		await expect(args.input.onChange).toHaveBeenCalled();
		await userEvent.click(canvas.getByRole('button', { name: 'Tiêu đề mục' }));
		await expect(area).toHaveValue('## Xem **nhà** ban ngày.');
		await userEvent.click(canvas.getByRole('button', { name: 'Tiêu đề mục' }));
		await expect(area).toHaveValue('Xem **nhà** ban ngày.');
	},
};

export const WorksByKeyboard: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.tab();
		await expect(canvas.getByRole('button', { name: 'Chữ đậm' })).toHaveFocus();
		await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
		await expect(canvas.getByRole('button', { name: 'Danh sách' })).toHaveFocus();
		await userEvent.keyboard('{Home}{ArrowLeft}');
		await expect(canvas.getByRole('button', { name: 'Liên kết' })).toHaveFocus();
		await userEvent.tab();
		const area = canvas.getByRole<HTMLTextAreaElement>('textbox');
		await expect(area).toHaveFocus();
		area.setSelectionRange(0, 3);
		await userEvent.keyboard('{Control>}i{/Control}');
		await expect(area).toHaveValue('_Xem_ nhà ban ngày.');
		await userEvent.tab({ shift: true });
		await expect(canvas.getByRole('button', { name: 'Liên kết' })).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect(area).toHaveValue('_[Xem](https://)_ nhà ban ngày.');
		// The address is selected, to be typed over.
		await expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('https://');
	},
};
