import { contentLocale } from '@ancu/forms/format';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useLocale } from '../../i18n/use-locale.ts';
import button from '../../primitives/button/button.guide.ts';
import { Button } from '../../primitives/button/index.ts';
import type { Guide } from './guide.ts';
import { GuideBody } from './guide-body.tsx';
import { type GuideFacts, GuideHead } from './guide-head.tsx';
import { GuidePairView } from './guide-pair-view.tsx';

const facts: GuideFacts = {
	size: { entry: 'ui/primitives/button', kilobytes: 1.5 },
	stories: { all: 14, played: 5 },
	source: { folder: 'packages/ui/src/primitives/button' },
};

interface SheetProps {
	guide: Guide;
	facts: GuideFacts;
}

function Sheet({ guide, facts }: SheetProps) {
	const locale = contentLocale(useLocale());
	return (
		<main className="grid gap-8 bg-surface p-4 text-ink">
			<GuideHead title="Button" guide={guide} facts={facts} locale={locale} />
			<GuideBody guide={guide} locale={locale} />
			{guide.pairs?.map((pair) => (
				<GuidePairView
					key={pair.do}
					pair={pair}
					locale={locale}
					good={<Button>Gửi yêu cầu kiểm tra</Button>}
					bad={<Button>OK</Button>}
				/>
			))}
		</main>
	);
}

const meta = {
	component: Sheet,
	tags: ['!autodocs'],
	args: { guide: button, facts },
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { name: 'Dùng để làm gì' })).toBeVisible();
		await expect(canvas.getByText(button.vn.use)).toBeVisible();
		for (const line of [...button.vn.avoid, ...button.vn.content, ...button.vn.access])
			await expect(canvas.getByText(line)).toBeVisible();
		await expect(canvas.getByText('Ổn định')).toBeVisible();
		await expect(canvas.getByText('Nên')).toBeVisible();
		await expect(canvas.getByText('Không nên')).toBeVisible();
		await expect(canvas.getByText(button.pairs[0]?.vn ?? '')).toBeVisible();
		await expect(canvas.getByRole('button', { name: 'Chép đường dẫn' })).toBeVisible();
	},
};

export const English: Story = {
	globals: { locale: 'en' },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { name: 'What it is for' })).toBeVisible();
		await expect(canvas.getByText(button.en.use)).toBeVisible();
		for (const [part] of button.en.anatomy) await expect(canvas.getByText(part)).toBeVisible();
		await expect(canvas.getByText('Do')).toBeVisible();
		await expect(canvas.getByText('Don’t')).toBeVisible();
	},
};

export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };

export const Narrow: Story = {
	globals: { viewport: { value: 'phone320' } },
};

export const New: Story = { args: { guide: { ...button, status: 'new' } } };
export const Deprecated: Story = { args: { guide: { ...button, status: 'deprecated' } } };

export const LeadsToItsSource: Story = {
	args: { facts: { ...facts, source: { ...facts.source, href: 'https://example.com/blob/main/packages/ui' } } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'packages/ui/src/primitives/button' })).toHaveAttribute(
			'href',
			'https://example.com/blob/main/packages/ui',
		);
		await expect(canvas.queryByRole('button', { name: 'Chép đường dẫn' })).not.toBeInTheDocument();
	},
};
