import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType, SVGProps } from 'react';
import * as icons from '../primitives/icon/icon.tsx';

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const all = Object.entries(icons) as [string, ComponentType<SVGProps<SVGSVGElement>>][];

export const All: Story = {
	render: () => (
		<ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2 bg-surface p-4 text-ink">
			{all.map(([name, Icon]) => (
				<li
					key={name}
					className="grid justify-items-center gap-2 rounded-card border border-line p-3 text-center text-xs"
				>
					<Icon aria-hidden="true" className="size-6" />
					<code className="break-all">{name}</code>
				</li>
			))}
		</ul>
	),
};
