import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ArrowRightIcon, CloseIcon, FilterIcon, SearchIcon } from '../icon/index.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { IconLink } from './icon-link.tsx';
import { LinkButton } from './link-button.tsx';

const meta = {
	component: Button,
	subcomponents: { LinkButton, IconButton, IconLink },
	args: { children: 'Gửi yêu cầu kiểm tra', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const variants = ['primary', 'secondary', 'quiet', 'seal'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

export const Default: Story = {
	play: async ({ canvas }) => {
		// Is large enough for a finger.
		await expect(canvas.getByRole('button').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
	},
};

export const AllVariants: Story = {
	tags: ['dark'],
	render: (args) => (
		<div className="grid gap-4 bg-surface p-4">
			{variants.map((variant) => (
				<div key={variant} className="flex flex-wrap items-center gap-3">
					{sizes.map((size) => (
						<Button key={size} {...args} variant={variant} size={size}>
							Tìm kiếm
						</Button>
					))}
					<Button {...args} variant={variant} leadingIcon={<FilterIcon aria-hidden="true" />}>
						Bộ lọc
					</Button>
					<Button {...args} variant={variant} trailingIcon={<ArrowRightIcon aria-hidden="true" />}>
						Xem tất cả
					</Button>
					<Button {...args} variant={variant} loading>
						Đang gửi
					</Button>
					<Button {...args} variant={variant} disabled>
						Không dùng được
					</Button>
					<IconButton variant={variant} aria-label="Tìm kiếm" icon={<SearchIcon aria-hidden="true" />} />
					<IconLink
						variant={variant}
						href="/search"
						aria-label="Tìm nhà đất"
						icon={<SearchIcon aria-hidden="true" />}
					/>
					<LinkButton variant={variant} href="/map">
						Bản đồ
					</LinkButton>
				</div>
			))}
		</div>
	),
};

export const Dark: Story = { ...AllVariants, tags: ['!test'], globals: { theme: 'dark' } };
export const Loading: Story = { args: { loading: true } };
export const Disabled: Story = { args: { disabled: true } };
export const LargeLetters: Story = {
	args: { children: 'Kiểm tra quy hoạch thửa này' },
	globals: { viewport: { value: 'largeText' } },
};
export const Resting: Story = {
	args: { 'aria-disabled': true },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('button')).toHaveStyle({ opacity: '0.55', cursor: 'not-allowed' });
	},
};
export const FullWidth: Story = { args: { width: 'full' } };
export const Flush: Story = {
	args: { variant: 'quiet', flush: true },
	render: (args) => (
		<div className="grid justify-items-start">
			<p>Chưa có ghi chú nào.</p>
			<Button {...args} size="sm">
				Thêm ghi chú
			</Button>
		</div>
	),
	play: async ({ canvas }) => {
		// Its words begin where those above do, but for its line.
		const range = document.createRange();
		range.selectNodeContents(canvas.getByRole('button'));
		const words = range.getBoundingClientRect().left;
		const above = canvas.getByText('Chưa có ghi chú nào.').getBoundingClientRect().left;
		await expect(Math.abs(words - above)).toBeLessThanOrEqual(1);
	},
};
export const LongText: Story = {
	args: { children: 'Gửi yêu cầu kiểm tra quy hoạch' },
	globals: { viewport: { value: 'phone320' } },
};

export const ActsOnClickEnterAndSpace: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const button = canvas.getByRole('button', { name: 'Gửi yêu cầu kiểm tra' });
		await userEvent.click(button);
		await userEvent.keyboard('{Enter}');
		await userEvent.keyboard(' ');
		await expect(args.onClick).toHaveBeenCalledTimes(3);
	},
};

export const TakesNoSecondClickWhileItWorks: Story = {
	args: { loading: true },
	play: async ({ canvas, userEvent, args }) => {
		const button = canvas.getByRole('button');
		await userEvent.click(button);
		await expect(args.onClick).not.toHaveBeenCalled();
		await expect(button).toHaveFocus();
		await expect(button).toHaveAttribute('aria-busy', 'true');
		await expect(button).toHaveStyle({ opacity: '1' });
	},
};

export const KeepsTheFocusWhereItRests: Story = {
	args: { 'aria-disabled': true },
	play: async ({ canvas, userEvent, args }) => {
		const button = canvas.getByRole('button');
		button.focus();
		await userEvent.keyboard('{Enter}');
		await expect(args.onClick).not.toHaveBeenCalled();
		await expect(button).toHaveFocus();
		await expect(button).toHaveAttribute('aria-disabled', 'true');
	},
};

export const AnIconAloneRestsToo: Story = {
	render: ({ onClick }) => (
		<IconButton aria-label="Tin sau" aria-disabled icon={<CloseIcon aria-hidden="true" />} onClick={onClick} />
	),
	play: async ({ canvas, userEvent, args }) => {
		const button = canvas.getByRole('button', { name: 'Tin sau' });
		button.focus();
		await userEvent.keyboard('{Enter}');
		await expect(args.onClick).not.toHaveBeenCalled();
		await expect(button).toHaveFocus();
	},
};

export const AnIconAloneTellsItsNameToThePointer: Story = {
	render: () => (
		<>
			<IconButton aria-label="Tìm kiếm" icon={<SearchIcon aria-hidden="true" />} />
			<IconLink href="/search" aria-label="Tìm nhà đất" icon={<SearchIcon aria-hidden="true" />} />
		</>
	),
	play: async ({ canvas }) => {
		await expect(canvas.getByTitle('Tìm kiếm')).toBe(canvas.getByRole('button'));
		await expect(canvas.getByTitle('Tìm nhà đất')).toBe(canvas.getByRole('link'));
	},
};

export const DoOnePrimary: Story = {
	tags: ['!test'],
	render: () => (
		<div className="flex flex-wrap gap-3 bg-surface p-4">
			<Button>Gửi yêu cầu kiểm tra</Button>
			<Button variant="secondary">Lưu nháp</Button>
		</div>
	),
};

export const DontTwoPrimaries: Story = {
	tags: ['!test'],
	render: () => (
		<div className="flex gap-3 bg-surface p-4">
			<Button>OK</Button>
			<Button>Lưu</Button>
		</div>
	),
};
