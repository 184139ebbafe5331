import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import * as fixtures from '../verification.fixtures.ts';
import { FindingList, ItemList } from './finding-list.tsx';

const meta = {
	component: FindingList,
	args: { items: fixtures.withFailures.items },
	decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
} satisfies Meta<typeof FindingList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	play: async ({ canvas }) => {
		const [first] = canvas.getAllByRole('listitem');
		await expect(first).toHaveTextContent('Tên chủ sở hữuĐạt');
		await expect(canvas.getByText('Ảnh 3 và 5 là nhà khác cùng hẻm.')).toBeVisible();
	},
};
export const UnderAMark: Story = { args: { items: fixtures.mark.items, isVerified: true } };
export const BesideClaims: Story = {
	args: { claims: fixtures.claims, failedFirst: true },
	play: async ({ canvas }) => {
		const rows = canvas.getAllByRole('listitem');
		await expect(rows.slice(0, 3).map((row) => row.textContent?.split('Tin ghi')[0])).toEqual([
			'ẢnhKhông đạt',
			'GiáKhông đạt',
			'Thửa đất và diện tíchChưa kiểm tra',
		]);
		await expect(within(rows[1] as HTMLElement).getByText(/9,7 tỷ/)).toBeVisible();
	},
};
export const BeforeAnybodyLooked: Story = {
	render: () => <ItemList>{(name) => fixtures.claims[name]}</ItemList>,
};
export const Dark: Story = { args: { claims: fixtures.claims, isVerified: true }, globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { claims: fixtures.longClaims, failedFirst: true },
	globals: { viewport: { value: 'phone320' } },
};

export const DoSayWhatWasNotChecked: Story = {
	tags: ['!test'],
	args: { items: fixtures.mark.items, isVerified: true },
};
export const DontHideNotChecked: Story = {
	tags: ['!test'],
	args: { items: fixtures.mark.items.filter(({ result }) => result === 'PASS'), isVerified: true },
};
