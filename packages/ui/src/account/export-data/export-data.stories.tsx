import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ExportData, type ExportDataProps } from './export-data.tsx';

const meta = {
	component: ExportData,
	args: { onExport: fn<ExportDataProps['onExport']>(async () => ['{"profile":{"name":"Nguyễn Thị An"}}']) },
} satisfies Meta<typeof ExportData>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['dark'] };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

/** Presses, and returns what is in the file that is given. */
async function takeFile({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<unknown> {
	let given: HTMLAnchorElement | undefined;
	const watch = (event: Event) => {
		if (!(event.target instanceof HTMLAnchorElement)) return;
		// The story needs no file on the disk.
		event.preventDefault();
		given = event.target;
	};
	document.addEventListener('click', watch);
	await userEvent.click(canvas.getByRole('button', { name: 'Tải tệp dữ liệu' }));
	await waitFor(() => expect(given?.download).toMatch(/^an-cu-du-lieu-cua-toi-\d{4}-\d{2}-\d{2}\.json$/));
	document.removeEventListener('click', watch);
	return (await fetch(given?.href ?? '')).json();
}

export const GivesAFile: Story = {
	play: async (story) => expect(await takeFile(story)).toEqual({ profile: { name: 'Nguyễn Thị An' } }),
};

export const GivesOneFileOfManyParts: Story = {
	args: { onExport: fn<ExportDataProps['onExport']>(async () => ['{"listings":[1]}', '{"listings":[2]}']) },
	play: async (story) => expect(await takeFile(story)).toEqual([{ listings: [1] }, { listings: [2] }]),
};

export const SaysWhyThereIsNone: Story = {
	args: { onExport: fn<ExportDataProps['onExport']>(async () => ({ message: 'Không kết nối được máy chủ.' })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Tải tệp dữ liệu' }));
		await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Không kết nối được máy chủ.'));
	},
};
