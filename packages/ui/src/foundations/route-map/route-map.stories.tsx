import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withToolbar } from '../page/with-toolbar.tsx';
import { RouteMap } from './route-map.tsx';
import { siteMap } from './site-map.ts';
import { screenStories } from './stories-by-route.ts';

const meta = {
	title: 'Route map',
	component: RouteMap,
	tags: ['!autodocs'],
	args: { parts: siteMap, stories: screenStories },
	decorators: [withToolbar],
	parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof RouteMap>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (root: HTMLElement, path: string) => within(root.querySelector(`[data-route="${path}"]`) as HTMLElement);

/** Every page of the website with its states. */
export const Map: Story = {};

export const IsSearchedWithoutMarks: Story = {
	tags: ['!dev'],
	play: async ({ canvas, canvasElement, userEvent }) => {
		const search = canvas.getByRole('searchbox', { name: 'Tìm đường dẫn hoặc tên trang' });
		await userEvent.type(search, 'duyet tin');
		await expect(canvasElement.querySelectorAll('[data-route]')).toHaveLength(1);
		await userEvent.clear(search);
		await userEvent.type(search, 'không có gì như thế');
		await expect(canvas.getByRole('status')).toHaveTextContent('Không có trang nào như vậy.');
	},
};

export const OpensWhatElseThereIs: Story = {
	tags: ['!dev'],
	args: { parts: siteMap.slice(-2, -1) },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(canvasElement.querySelector('[data-route="/privacy"] summary') as HTMLElement);
		await expect(await canvas.findByRole('link', { name: 'policy-page / Operator Unknown' })).toBeVisible();
	},
};

export const SaysWhatIsMissing: Story = {
	tags: ['!dev'],
	args: {
		parts: siteMap.slice(3, 4),
		stories: screenStories.filter(({ id }) => !/unmatched-list--(empty|nothing-found)$/.test(id)),
	},
	play: async ({ canvas, canvasElement }) => {
		await expect(canvas.getByText('Còn thiếu 1 tình trạng.')).toBeVisible();
		await expect(rowOf(canvasElement, '/unmatched-credit').getByText('Thiếu: Trống')).toBeVisible();
	},
};

export const English: Story = {
	tags: ['!dev'],
	globals: { locale: 'en', theme: 'dark' },
	play: async ({ canvasElement }) => {
		const invest = rowOf(canvasElement, '/invest');
		await expect(invest.getByText('Shared investment')).toBeVisible();
		await expect(invest.getByRole('link', { name: 'Not there (Shared investment, order-screen)' })).toHaveAttribute(
			'href',
			expect.stringContaining('order-screen--missing&globals=locale:en;theme:dark'),
		);
	},
};
export const Narrow: Story = {
	tags: ['!dev'],
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas, canvasElement }) => {
		await expect(canvas.getByText(/Không thiếu tình trạng nào\./)).toBeVisible();
		const moderation = rowOf(canvasElement, '/moderation');
		await expect(moderation.getByText('Biên tập, Quản trị')).toBeVisible();
		const empty = moderation.getByRole('link', { name: 'Trống (Duyệt tin, moderation-screen)' });
		await expect(empty).toHaveAttribute(
			'href',
			'./?path=/story/domains-listing-moderation-screen--empty&globals=locale:vn;theme:light;frame:page;role:editor',
		);
		await expect(empty).toHaveAttribute('target', '_top');
		await expect(rowOf(canvasElement, '/privacy').getByText('Chính sách bảo mật')).toBeVisible();
	},
};
