import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Disclosure } from './disclosure.tsx';

const meta = {
	component: Disclosure,
	args: { title: 'Số liệu từng ngày', children: <p>10/03: thu 12,4 triệu, chi 3,1 triệu.</p> },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { tags: ['dark'], args: { open: true } };
export const Dark: Story = { tags: ['!test'], args: { open: true }, globals: { theme: 'dark' } };
export const English: Story = {
	args: { title: 'Figures by day', children: <p>10/03: 12.4 million in, 3.1 million out.</p> },
	globals: { locale: 'en' },
};
const long = {
	title: 'Giấy tờ của đợt góp vốn: giấy chứng nhận, hợp đồng và biên bản họp (12)',
	open: true,
	children: <p>Giấy chứng nhận quyền sử dụng đất, hợp đồng góp vốn và biên bản họp các bên góp vốn.</p>,
};
export const LongText: Story = { args: long };
export const Narrow: Story = {
	args: long,
	globals: { viewport: { value: 'phone320' } },
};

export const IsReachedByTabAndOpensByAPress: Story = {
	play: async ({ canvas, userEvent }) => {
		const words = canvas.getByText(/thu 12,4 triệu/);
		await expect(words).not.toBeVisible();
		await userEvent.tab();
		const line = canvas.getByText('Số liệu từng ngày');
		await expect(line).toHaveFocus();
		await userEvent.click(line);
		await expect(words).toBeVisible();
		await userEvent.click(line);
		await expect(words).not.toBeVisible();
	},
};

export const DoSayWhatThereIs: Story = { tags: ['!test'], args: { title: 'Giấy tờ (3)' } };
export const DontSayMore: Story = { tags: ['!test'], args: { title: 'Xem thêm' } };
