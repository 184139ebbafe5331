import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as fixtures from '../tool.fixtures.ts';
import { DirectionTool } from './direction-tool.tsx';

const meta = {
	component: DirectionTool,
	args: {
		draft: { born: '20/01/1985', gender: 'male' },
		onChange: fn(),
		listingsHref: (directions) => `/real-estate?direction=${directions.join(',')}`,
	},
} satisfies Meta<typeof DirectionTool>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Born the day before Tết: that is the year before. */
export const BeforeTet: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status')).toHaveTextContent('Giáp Tý, 1984');
		await expect(canvas.getByRole('status')).toHaveTextContent('Cung Đoài, Tây tứ mệnh');
		await expect(canvas.getByText(/Sinh trước Tết năm 1985 \(ngày 21\/01\/1985\)/)).toBeVisible();
		await expect(canvas.getByText(/không phải lời hứa/)).toBeVisible();
	},
};
export const OnTet: Story = {
	args: { draft: { born: '21/01/1985', gender: 'female' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status')).toHaveTextContent('Ất Sửu, 1985');
		await expect(canvas.getByRole('status')).toHaveTextContent('Cung Ly, Đông tứ mệnh');
		await expect(canvas.getByRole('img')).toHaveAccessibleName(
			'La bàn tám hướng, bắc ở trên. Hướng tốt: Đông, Đông Nam, Bắc, Nam.',
		);
		await expect(canvas.getByRole('link', { name: 'Đông Nam' })).toHaveAttribute(
			'href',
			'/real-estate?direction=SOUTH_EAST',
		);
		await expect(canvas.getByRole('link', { name: 'Xem nhà quay về bốn hướng này' })).toHaveAttribute(
			'href',
			'/real-estate?direction=EAST,SOUTH_EAST,NORTH,SOUTH',
		);
		await expect(canvas.getByRole('row', { name: /^Tây Bắc Tuyệt Mệnh/ })).toBeVisible();
	},
};
export const Default: Story = {
	args: { draft: fixtures.direction },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByRole('textbox', { name: 'Ngày sinh dương lịch' }), '5-2-2000');
		await userEvent.tab();
		await expect(canvas.getByRole('textbox', { name: 'Ngày sinh dương lịch' })).toHaveValue('05/02/2000');
		await userEvent.keyboard('{ArrowRight}');
		await expect(args.onChange).toHaveBeenLastCalledWith({ born: '05/02/2000', gender: 'female' });
		await expect(canvas.getByRole('status')).toHaveTextContent('Cung Càn, Tây tứ mệnh');
	},
};
export const YearAlone: Story = {
	args: { draft: { born: '1990', gender: 'male' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Chỉ có năm, nên coi là năm âm lịch/)).toBeVisible();
	},
};
export const Errors: Story = {
	args: { draft: { born: '31/02/1990', gender: 'male' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('textbox')).toBeInvalid();
		await expect(canvas.getByText(/^Không có ngày này/)).toBeVisible();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	globals: { viewport: { value: 'phone320' } },
};
export const NarrowEnglish: Story = { ...Narrow, globals: { ...Narrow.globals, locale: 'en' } };
