import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { read } from '../article.fixtures.ts';
import { RichText } from './rich-text.tsx';

const meta = { component: RichText, args: { html: read.html } } satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	decorators: [(Story) => <div className="max-w-[44rem]">{Story()}</div>],
	play: async ({ canvas }) => {
		await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
		await expect(canvas.getByRole('link')).toHaveAttribute('href', '/planning-check');
	},
};
export const LongText: Story = {
	args: {
		html: `<h2 id="h-a">Giấychứngnhậnquyềnsửdụngđấtquyềnsởhữunhàởvàtàisảnkhácgắnliềnvớiđất</h2><p>${'Một đoạn rất dài. '.repeat(60)}</p><ul><li>Một<ul><li>Hai<ol><li>Ba</li></ol></li></ul></li></ul>`,
	},
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = {
	globals: { viewport: { value: 'phone320' } },
};
