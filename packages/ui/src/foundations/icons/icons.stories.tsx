import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Field } from '../../primitives/field/index.ts';
import * as icons from '../../primitives/icon/icon.tsx';
import { TextInput } from '../../primitives/text-input/index.ts';
import { DesignPage } from '../page/page.tsx';
import { type InEach, useText } from '../page/use-text.ts';

const pageText = {
	vn: {
		title: 'Biểu tượng',
		lead: 'Nét mảnh, cùng một bộ. Gọi theo việc, không theo hình: cùng việc thì cùng biểu tượng.',
		search: 'Tìm theo tên',
		found: (count: number) => `${count} biểu tượng`,
	},
	en: {
		title: 'Icons',
		lead: 'Thin lines of one set, named for what they are for and not for what they show: one act, one icon.',
		search: 'Search by name',
		found: (count: number) => `${count} icons`,
	},
} satisfies InEach<unknown>;

const all = Object.entries(icons) as [string, icons.Icon][];

function Icons() {
	const text = useText(pageText);
	const [wanted, setWanted] = useState('');
	const found = all.filter(([name]) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
	return (
		<DesignPage title={text.title} lead={text.lead}>
			<div className="max-w-sm">
				<Field label={text.search} hint={<span role="status">{text.found(found.length)}</span>} compact>
					{(control) => <TextInput {...control} type="search" onChange={(event) => setWanted(event.target.value)} />}
				</Field>
			</div>
			<ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
				{found.map(([name, Icon]) => (
					<li
						key={name}
						className="grid justify-items-center gap-2 rounded-card border border-line bg-surface-raised p-3 text-center text-xs"
					>
						<Icon aria-hidden="true" className="size-6" />
						<code className="break-all">{name}</code>
					</li>
				))}
			</ul>
		</DesignPage>
	);
}

const meta = {
	title: 'Icons',
	component: Icons,
	tags: ['!autodocs'],
	parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Icons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = { tags: ['dark'] };
export const IsFoundByItsName: Story = {
	tags: ['!dev'],
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByRole('searchbox', { name: 'Tìm theo tên' }), 'wallet');
		await expect(canvas.getByText('WalletIcon')).toBeVisible();
		await expect(canvas.getByRole('status')).toHaveTextContent('1 biểu tượng');
		await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
	},
};
export const English: Story = { tags: ['!dev', '!test'], globals: { locale: 'en', theme: 'dark' } };
