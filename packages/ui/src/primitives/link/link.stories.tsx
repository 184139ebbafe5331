import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link } from './link.tsx';
import { LinkProvider } from './link-context.tsx';

const meta = { component: Link, args: { href: '/real-estate', children: 'Nhà đất bán' } } satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
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

export const OpensElsewhereWithoutTellingWhereFrom: Story = {
	args: { href: 'https://example.com', external: true },
	play: async ({ canvas }) => {
		const link = canvas.getByRole('link');
		await expect(link).toHaveAttribute('target', '_blank');
		await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
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
