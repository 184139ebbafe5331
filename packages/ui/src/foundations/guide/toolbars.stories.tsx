import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';

/** What the toolbars above change: some of what stands on every page. */
function Sheet() {
	return (
		<div className="grid max-w-md gap-4 bg-surface p-4 text-ink">
			<h1 className="text-xl font-bold">Nạp tiền vào ví</h1>
			<Field label="Số tiền">{(control) => <TextInput {...control} defaultValue="5.000.000" />}</Field>
			<Checkbox label="Nhận email khi tiền vào ví" />
			<div className="flex flex-wrap items-start gap-3">
				<Button>Nạp tiền</Button>
				<Button variant="secondary" size="sm">
					Để sau
				</Button>
			</div>
			<Spinner />
		</div>
	);
}

const meta = {
	component: Sheet,
	tags: ['!autodocs'],
	parameters: { route: '/real-estate', layout: 'fullscreen' },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const height = (element: HTMLElement) => element.getBoundingClientRect().height;

export const Default: Story = { tags: ['dark'] };

export const Comfortable: Story = {
	globals: { density: 'comfortable' },
	play: async ({ canvas }) => {
		await expect(height(canvas.getByRole('button', { name: 'Nạp tiền' }))).toBe(44);
		await expect(height(canvas.getByRole('textbox'))).toBe(44);
	},
};

export const Compact: Story = {
	globals: { density: 'compact' },
	play: async ({ canvas }) => {
		await expect(height(canvas.getByRole('button', { name: 'Nạp tiền' }))).toBe(36);
		await expect(height(canvas.getByRole('textbox'))).toBe(36);
		await expect(height(canvas.getByRole('button', { name: 'Để sau' }))).toBe(28);
	},
};

export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };

export const LargeText: Story = {
	globals: { text: '200', viewport: { value: 'phone320' } },
	play: async ({ canvas }) => {
		// Reduced motion is a transition of a millisecond, of the page's own size too.
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Nạp tiền' })).toHaveStyle({ fontSize: '32px' }));
	},
};

export const ReducedMotion: Story = {
	globals: { motion: 'reduced' },
	play: async ({ canvasElement }) => {
		const spinner = canvasElement.querySelector('[data-slot="spinner"]');
		await expect(spinner?.closest('[data-motion="reduced"]')).toBe(document.documentElement);
		await expect(spinner).toHaveStyle({ animationIterationCount: '1' });
	},
};

export const InThePageOfAVisitor: Story = {
	globals: { frame: 'page' },
	play: async ({ canvas }) => {
		const head = within(canvas.getByRole('banner'));
		await expect(head.getByRole('link', { name: 'Đăng nhập' })).toBeVisible();
		await expect(head.getByRole('link', { current: 'page' })).toHaveTextContent('Mua bán');
		await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { name: 'Nạp tiền vào ví' }));
		await expect(canvas.getByRole('contentinfo')).toBeVisible();
	},
};

export const InThePageOfAnEditor: Story = {
	globals: { frame: 'page', role: 'editor', locale: 'en' },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Nguyễn Thị An’s account' }));
		await expect(await canvas.findByRole('link', { name: 'News desk' })).toHaveAttribute('href', '/news-desk');
		const address = location.href;
		await userEvent.click(within(canvas.getByRole('banner')).getByRole('link', { name: 'For rent' }));
		await expect(location.href).toBe(address);
	},
};

export const WhatTakesTheFocusLeavesADocsPageWhereItIs: Story = {
	tags: ['!dev'],
	render: () => (
		<div id="storybook-docs">
			<div style={{ height: '300vh' }} />
			<Button>Nạp tiền</Button>
		</div>
	),
	play: async ({ canvas }) => {
		const button = canvas.getByRole('button', { name: 'Nạp tiền' });
		button.scrollIntoView();
		button.focus();
		await expect(button).toHaveFocus();
		await expect(button.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
	},
};

const links = [
	{ href: '/real-estate', isStill: true },
	{ href: '?page=6', isStill: true },
	{ href: 'listing/1', isStill: true },
	{ href: '#part', isStill: false },
	{ href: './?path=/docs/primitives-button--docs', isStill: false },
	{ href: 'https://example.com/', isStill: false },
];

export const ALinkOfAStoryLeadsNowhere: Story = {
	tags: ['!dev'],
	render: () => (
		<>
			{links.map(({ href }) => (
				<p key={href}>
					<a href={href}>{href}</a>
				</p>
			))}
		</>
	),
	play: async ({ canvas, userEvent }) => {
		for (const { href, isStill } of links) {
			const wasStill = new Promise((resolve) => {
				const tell = (event: Event) => {
					resolve(event.defaultPrevented);
					event.preventDefault();
				};
				window.addEventListener('click', tell, { once: true });
			});
			const link = canvas.getByRole('link', { name: href });
			await userEvent.click(link);
			await expect(await wasStill, href).toBe(isStill);
		}
		await expect(canvas.getByRole('link', { name: '#part' })).toHaveAttribute('target', '_self');
	},
};
