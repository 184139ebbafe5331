import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import * as fixtures from '../invest.fixtures.ts';
import { OutcomeList } from '../outcome-list/outcome-list.tsx';
import { OfferingFacts } from './offering-facts.tsx';

const meta = {
	component: OfferingFacts,
	args: { offering: fixtures.offering },
	decorators: [
		(Story) => (
			<div style={{ maxWidth: 800 }}>
				<h2 className="sr-only">Góp vốn</h2>
				{Story()}
			</div>
		),
	],
} satisfies Meta<typeof OfferingFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		const terms = within(canvas.getByRole('region', { name: 'Điều khoản' }));
		await expect(terms.getByText('Tổng giá trị cổ phần').nextElementSibling).toHaveTextContent('10.000.000.000');
		await expect(terms.getByText(/toàn bộ tiền và phí tự động hoàn vào ví người mua\.$/)).toBeVisible();
		const outcomes = within(canvas.getByRole('region', { name: 'Dự kiến của một cổ phần' }));
		await expect(outcomes.getByText(/^Lỗ 825\.000\s₫ sau phí$/)).toBeVisible();
		await expect(outcomes.getByText(/^Lãi 525\.000\s₫ sau phí$/)).toBeVisible();
		const papers = within(canvas.getByRole('region', { name: 'Giấy tờ' }));
		await expect(papers.getAllByRole('link')).toHaveLength(3);
	},
};
/** What is not said is said not to be said. */
export const Empty: Story = {
	args: { offering: fixtures.silent },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Bên phát hành chưa nói cách rút vốn\./)).toBeVisible();
		await expect(canvas.getByText('Bên phát hành không nêu dự kiến.')).toBeVisible();
		await expect(canvas.getByText('Chưa có giấy tờ nào.')).toBeVisible();
	},
};
export const Visitor: Story = {
	args: { offering: fixtures.visited, signInHref: '/sign-in' },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Đăng nhập để mở giấy tờ' })).toHaveAttribute('href', '/sign-in');
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const LongText: Story = {
	args: {
		offering: {
			...fixtures.large,
			exitRule:
				'Chuyển nhượng cổ phần cho bên thứ ba khi có sự đồng ý bằng văn bản của ít nhất hai phần ba số cổ phần đã bán, hoặc chờ dự án bán xong.',
		},
	},
	globals: { viewport: { value: 'phone320' } },
};

export const DoTellsAllThreeCases: Story = {
	tags: ['!test'],
	render: () => (
		<OutcomeList
			title="Dự kiến của một cổ phần"
			quote={{ cost: 5_000_000, total: 5_075_000 }}
			rates={{ low: -1_500, base: 1_200, high: 2_600 }}
		/>
	),
};

export const DontPromisesAGain: Story = {
	tags: ['!test'],
	render: () => (
		<div className="grid gap-1 bg-surface p-4">
			<p className="text-3xl font-bold">Lợi nhuận tới 26%</p>
			<p>An toàn, cam kết sinh lời cùng đất vàng ven sông.</p>
		</div>
	),
};
