import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { TokensEditor } from './tokens-editor.tsx';

const meta = {
	title: 'Tokens editor',
	component: TokensEditor,
	tags: ['!autodocs'],
	parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof TokensEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The tokens on real components, with their contrast. */
export const Editor: Story = {};

export const ChangesWhatIsDrawnAndSaysWhatFails: Story = {
	tags: ['!dev'],
	play: async ({ canvas, userEvent }) => {
		const light = canvas.getByRole('region', { name: 'Mẫu, giao diện sáng' });
		const dark = canvas.getByRole('region', { name: 'Mẫu, giao diện tối' });
		const groundOf = (specimen: HTMLElement) =>
			getComputedStyle(within(specimen).getByRole('button', { name: 'Lưu nháp' })).backgroundColor;
		const before = groundOf(dark);
		const field = canvas.getByRole('textbox', { name: 'Giá trị ink, sáng' });
		await userEvent.clear(field);
		await userEvent.type(field, '#cccccc');
		await waitFor(() => expect(groundOf(light)).toBe('rgb(204, 204, 204)'));
		await expect(groundOf(dark)).toBe(before);
		await expect(canvas.getByText('4 chỗ chưa đạt.')).toBeVisible();
		await expect(canvas.getByText(/^Chữ trên nền giấy \(sáng\); .*Nút chính \(sáng\)$/)).toBeVisible();
		await expect(canvas.getByText('Đã đổi 1 token')).toBeVisible();
		await expect(canvas.getByRole('textbox', { name: 'Token để chép' })).toHaveTextContent(
			/^:root \{ --color-ink: light-dark\(#cccccc, oklch\(.*\)\); \}$/,
		);
		await userEvent.click(canvas.getByRole('button', { name: 'Trở về ban đầu' }));
		await expect(canvas.getByRole('button', { name: 'Trở về ban đầu' })).toHaveFocus();
		await expect(canvas.getByText('Chưa đổi token nào')).toBeVisible();
		await waitFor(() => expect(groundOf(light)).not.toBe('rgb(204, 204, 204)'));
	},
};

export const LeavesWhatCannotBeReadAlone: Story = {
	tags: ['!dev'],
	play: async ({ canvas, userEvent }) => {
		const field = canvas.getByRole('textbox', { name: 'Giá trị surface, tối' });
		await userEvent.clear(field);
		await userEvent.type(field, 'giấy');
		await expect(field).toBeInvalid();
		await expect(field).toHaveAccessibleDescription('Viết oklch(0.5 0.1 215) hoặc #1a2b3c.');
		await expect(canvas.getByText('Chưa đổi token nào')).toBeVisible();
	},
};

export const PicksAColour: Story = {
	tags: ['!dev'],
	play: async ({ canvas, userEvent }) => {
		const field = canvas.getByRole('textbox', { name: 'Giá trị surface, sáng' });
		const pick = (value: string) =>
			fireEvent.change(canvas.getByLabelText('Chọn màu surface, sáng'), { target: { value } });
		pick('#fffff0');
		await expect(field).toHaveValue('#fffff0');
		await userEvent.clear(field);
		await userEvent.type(field, 'giấy');
		await expect(field).toBeInvalid();
		pick('#fffff1');
		await expect(field).toHaveValue('#fffff1');
		await expect(field).toBeValid();
	},
};

export const KeepsHowTranslucentAColourIs: Story = {
	tags: ['!dev'],
	play: async ({ canvas, userEvent }) => {
		const field = canvas.getByRole('textbox', { name: 'Giá trị surface, sáng' });
		await userEvent.clear(field);
		await userEvent.type(field, '#ffffff80');
		await expect(canvas.getAllByText('Không đọc được')[0]).toBeVisible();
		fireEvent.change(canvas.getByLabelText('Chọn màu surface, sáng'), { target: { value: '#fffff0' } });
		await expect(field).toHaveValue('#fffff080');
	},
};

export const ExportsJsonAndTakesItBack: Story = {
	tags: ['!dev'],
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('radio', { name: 'JSON' }));
		const output = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Token để chép' });
		await expect(Object.keys(JSON.parse(output.value))).toEqual(['color', 'radius', 'text']);
		const input = canvas.getByRole('textbox', { name: 'Dán JSON vào đây' });
		await userEvent.click(input);
		await userEvent.paste('{"radius":{"card":"1rem","blob":"1px"}}');
		await userEvent.click(canvas.getByRole('button', { name: 'Dùng JSON này' }));
		await expect(input).toHaveAccessibleDescription(/Không có token radius\.blob\./);
		await expect(canvas.getByText('Chưa đổi token nào')).toBeVisible();
		await userEvent.clear(input);
		await userEvent.paste('{"radius":{"card":"1rem"},"color":{"focus":{"light":"#0044cc"}}}');
		await userEvent.click(canvas.getByRole('button', { name: 'Dùng JSON này' }));
		await expect(canvas.getByText('Đã đổi 2 token')).toBeVisible();
		const specimen = canvas.getByRole('region', { name: 'Mẫu, giao diện sáng' });
		await expect(getComputedStyle(within(specimen).getByRole('button', { name: 'Lưu nháp' })).borderRadius).toBe(
			'16px',
		);
		await userEvent.click(canvas.getByRole('radio', { name: 'CSS' }));
		await expect(output).toHaveTextContent(/--radius-card: 1rem;/);
	},
};

export const Dark: Story = {
	tags: ['!dev'],
	globals: { theme: 'dark' },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Cả \d+ cặp đều đạt, ở cả hai giao diện\.$/)).toBeVisible();
		await expect(canvas.getByText('Chưa đổi token nào')).toBeVisible();
		await expect(canvas.getByRole('textbox', { name: 'Token để chép' })).toHaveValue(
			'/* Chưa có gì khác với giao diện gốc. */\n',
		);
	},
};
export const English: Story = {
	tags: ['!dev'],
	globals: { locale: 'en' },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^All \d+ pairs pass in both themes\.$/)).toBeVisible();
	},
};
export const Narrow: Story = {
	tags: ['!dev'],
	globals: { viewport: { value: 'phone320' } },
};
