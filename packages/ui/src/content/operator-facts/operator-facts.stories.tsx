import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as fixtures from '../content.fixtures.ts';
import { OperatorFacts } from './operator-facts.tsx';

const meta = {
	component: OperatorFacts,
	args: { operator: fixtures.operator },
	decorators: [(Story) => <div className="bg-surface p-4 text-ink">{Story()}</div>],
} satisfies Meta<typeof OperatorFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: '0900 000 000' })).toHaveAttribute('href', 'tel:+84900000000');
		await expect(canvas.getByRole('link', { name: 'lien-he@ancu.example' })).toHaveAttribute(
			'href',
			'mailto:lien-he@ancu.example',
		);
	},
};
export const Unknown: Story = {
	args: { operator: {} },
	play: async ({ canvas }) => {
		await expect(canvas.getAllByText('Bản dùng thử: đơn vị vận hành điền vào đây.')).toHaveLength(5);
		await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
	},
};
export const InPart: Story = { args: { operator: { name: fixtures.operator.name as string } } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], args: { operator: {} }, globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
