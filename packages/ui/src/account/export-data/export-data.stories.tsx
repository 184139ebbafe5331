import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ExportData, type ExportDataProps } from './export-data.tsx';

const meta = {
	component: ExportData,
	args: { onExport: fn<ExportDataProps['onExport']>(async () => '{"profile":{"name":"Nguyễn Thị An"}}') },
} satisfies Meta<typeof ExportData>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

export const GivesAFile: Story = {
	play: async ({ canvas, userEvent }) => {
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
		const file = await fetch(given?.href ?? '');
		await expect(await file.json()).toEqual({ profile: { name: 'Nguyễn Thị An' } });
	},
};

export const SaysWhyThereIsNone: Story = {
	args: { onExport: fn<ExportDataProps['onExport']>(async () => ({ message: 'Không kết nối được máy chủ.' })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Tải tệp dữ liệu' }));
		await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Không kết nối được máy chủ.'));
	},
};
