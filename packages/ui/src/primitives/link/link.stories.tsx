import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link } from './link.tsx';
import { LinkProvider } from './link-context.tsx';

const meta = {
	component: Link,
	subcomponents: { LinkProvider },
	args: { href: '/real-estate', children: 'Nhà đất bán' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
	tags: ['dark'],
	render: () => (
		<p className="grid gap-3 bg-surface p-4 text-ink">
			<span>
				Đọc <Link href="/a">quy định đăng tin</Link> trước khi đăng.
			</span>
			<Link href="/b" variant="quiet">
				Xem tất cả
			</Link>
			<Link href="/c" variant="plain">
				Nhà phố ba tầng
			</Link>
			<Link href="https://example.com" external>
				YouTube
			</Link>
		</p>
	),
};

export const Dark: Story = { ...AllVariants, tags: ['!test'], globals: { theme: 'dark' } };

export const Current: Story = {
	args: { current: true, variant: 'quiet' },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Nhà đất bán');
	},
};

export const LongText: Story = {
	args: { children: 'Thủ tục chuyển nhượng quyền sử dụng đất và tài sản gắn liền với đất' },
	globals: { viewport: { value: 'phone320' } },
};

export const OpensElsewhereWithoutTellingWhereFrom: Story = {
	args: { href: 'https://example.com', external: true },
	play: async ({ canvas }) => {
		const link = canvas.getByRole('link');
		await expect(link).toHaveAttribute('target', '_blank');
		await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
	},
};

export const AloneItIsLargeEnoughForAFinger: Story = {
	args: { alone: true, variant: 'quiet', children: 'Ví' },
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas }) => {
		const { width, height } = canvas.getByRole('link').getBoundingClientRect();
		await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
	},
};

const navigate = fn();

export const GoesThroughTheAppsRouter: Story = {
	decorators: [
		(Story) => (
			<LinkProvider
				component={({ href, children, className }) => (
					<a
						href={href}
						className={className}
						onClick={(event) => {
							event.preventDefault();
							navigate(href);
						}}
					>
						{children}
					</a>
				)}
			>
				<Story />
			</LinkProvider>
		),
	],
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('link'));
		await expect(navigate).toHaveBeenCalledWith('/real-estate');
	},
};

export const DoNameThePlace: Story = {
	tags: ['!test'],
	render: () => (
		<p className="max-w-sm bg-surface p-4">
			Trước khi đăng, hãy đọc <Link href="/rule/information">quy định tin đăng</Link>.
		</p>
	),
};

export const DontSayHere: Story = {
	tags: ['!test'],
	render: () => (
		<p className="max-w-sm bg-surface p-4">
			Trước khi đăng, hãy đọc quy định tin đăng <Link href="/rule/information">tại đây</Link>.
		</p>
	),
};
