import { policies, policyOf, versionOf } from '@ancu/forms/content';
import { formatDate } from '@ancu/forms/format';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import * as fixtures from '../content.fixtures.ts';
import privacy from '../texts/privacy.ts';
import cookies from '../texts/security-cookies.ts';
import except from '../texts/used-except.ts';
import service from '../texts/used-service.ts';
import { PolicyPage } from './policy-page.tsx';

const policyPaths = policies.map(({ path }) => path);

const meta = {
	component: PolicyPage,
	args: { policy: policyOf('privacy'), text: privacy, operator: fixtures.operator },
	decorators: [(Story) => <main className="mx-auto max-w-7xl bg-surface px-4 text-ink lg:px-6">{Story()}</main>],
	parameters: { layout: 'fullscreen', route: policyPaths },
} satisfies Meta<typeof PolicyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Longest: Story = {
	tags: ['state:ready', 'dark'],
	play: async ({ canvas, canvasElement }) => {
		await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Chính sách bảo mật');
		await expect(
			canvas.getByText(new RegExp(`^Bản ngày ${formatDate(versionOf(policyOf('privacy')), 'vn')}\\.`)),
		).toBeVisible();
		const headings = canvas.getAllByRole('heading', { level: 2 });
		const contents = within(canvas.getByRole('navigation', { name: 'Trong trang này' })).getAllByRole('link');
		await expect(contents.map(({ textContent }) => textContent)).toEqual(
			headings.map(({ textContent }) => textContent),
		);
		for (const link of contents)
			await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).toBeInTheDocument();
		const related = within(canvas.getByRole('navigation', { name: 'Xem thêm' })).getAllByRole('link');
		await expect(related.map((link) => link.getAttribute('href'))).toEqual([
			'/security/data',
			'/security/cookies',
			'/security/apply',
			'/rule/customer',
		]);
	},
};
export const LongestEnglish: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Terms: Story = { args: { policy: policyOf('used.service'), text: service } };
export const OperatorUnknown: Story = {
	args: { policy: policyOf('used.service'), text: service, operator: {} },
	play: async ({ canvas }) => {
		await expect(canvas.getAllByText('Bản dùng thử: đơn vị vận hành điền vào đây.')).toHaveLength(5);
	},
};
export const Facts: Story = { args: { policy: policyOf('security.cookies'), text: cookies } };
export const Short: Story = {
	args: { policy: policyOf('used.except'), text: { ...except, sections: except.sections.slice(0, 2) } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Điều gì thuộc về người khác?')).toBeVisible();
		await expect(canvas.queryByRole('navigation', { name: 'Trong trang này' })).not.toBeInTheDocument();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = {
	tags: ['!test'],
	args: { policy: policyOf('security.cookies'), text: cookies },
	globals: { locale: 'en' },
};
export const Narrow: Story = {
	globals: { viewport: { value: 'phone320' } },
};
