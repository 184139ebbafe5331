import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DirectionTool } from '../direction-tool/direction-tool.tsx';
import { LoanTool } from '../loan-tool/loan-tool.tsx';
import { PriceTool } from '../price-tool/price-tool.tsx';
import * as fixtures from '../tool.fixtures.ts';
import { UnitsTool } from '../units-tool/units-tool.tsx';
import { ToolScreen } from './tool-screen.tsx';

const meta = {
	component: ToolScreen,
	args: {
		tool: 'units',
		hrefOf: (tool) => `/tool?tool=${tool}`,
		shareUrl: 'https://ancu.example/tool?tool=units',
		children: <UnitsTool draft={fixtures.units} onChange={fn()} />,
	},
	parameters: { layout: 'fullscreen', route: '/tool' },
	decorators: [(Story) => <main className="mx-auto max-w-7xl px-4">{Story()}</main>],
} satisfies Meta<typeof ToolScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { level: 1, name: 'Công cụ nhà đất' })).toBeVisible();
		await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Đổi đơn vị');
		await expect(canvas.getAllByRole('link')).toHaveLength(5);
		await expect(canvas.getByRole('button', { name: 'Sao chép liên kết của kết quả này' })).toBeVisible();
	},
};
export const Price: Story = {
	args: {
		tool: 'price',
		children: <PriceTool draft={{ ...fixtures.price, price: '4.200.000.000', area: '82,5' }} onChange={fn()} />,
	},
};
export const Loan: Story = {
	args: { tool: 'loan', children: <LoanTool draft={fixtures.filledLoan} onChange={fn()} /> },
};
export const Direction: Story = {
	args: {
		tool: 'direction',
		children: (
			<DirectionTool
				draft={{ born: '20/01/1985', gender: 'male' }}
				onChange={fn()}
				listingsHref={(directions) => `/real-estate?direction=${directions.join(',')}`}
			/>
		),
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	globals: { viewport: { value: 'phone320' } },
};
