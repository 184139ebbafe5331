import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckIcon, CloseIcon } from '../../primitives/icon/index.ts';
import { DesignPage, Section } from '../page/page.tsx';
import { useText } from '../page/use-text.ts';
import { contentText } from './content.text.ts';
import { FigureTable } from './figure-table.tsx';
import { StatusNames } from './status-names.tsx';

function Content() {
	const text = useText(contentText);
	return (
		<DesignPage title={text.title} lead={text.lead}>
			<Section title={text.voice} lead={text.voiceLead}>
				<ul className="grid gap-4 lg:grid-cols-2">
					{text.examples.map(({ say, not, why }) => (
						<li key={say} className="grid content-start gap-3 rounded-card border border-line bg-surface-raised p-4">
							<p className="flex gap-2 font-bold">
								<CheckIcon role="img" aria-label={text.say} className="mt-0.5 size-5 shrink-0" />
								{say}
							</p>
							<p className="flex gap-2 text-danger">
								<CloseIcon role="img" aria-label={text.not} className="mt-0.5 size-5 shrink-0" />
								{not}
							</p>
							<p className="text-sm text-ink-muted">{why}</p>
						</li>
					))}
				</ul>
			</Section>
			<Section title={text.figures} lead={text.figuresLead}>
				<FigureTable />
			</Section>
			<Section title={text.addresses} lead={text.addressesLead}>
				<dl className="grid gap-2 text-sm">
					{text.addressExamples.map(([kind, address]) => (
						<div key={kind} className="grid gap-x-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
							<dt className="text-ink-muted">{kind}</dt>
							<dd className="font-bold">{address}</dd>
						</div>
					))}
				</dl>
			</Section>
			<Section title={text.statuses} lead={text.statusesLead}>
				<StatusNames />
			</Section>
			<Section title={text.words} lead={text.wordsLead}>
				<table className="w-full max-w-3xl border-collapse text-left text-sm">
					<thead>
						<tr className="border-b border-line-strong">
							<th className="py-2 pr-4">{text.say}</th>
							<th className="py-2">{text.not}</th>
						</tr>
					</thead>
					<tbody>
						{text.wordPairs.map(([use, avoid]) => (
							<tr key={use} className="border-b border-line">
								<td className="py-2 pr-4 font-bold">{use}</td>
								<td className="py-2 text-ink-muted">{avoid}</td>
							</tr>
						))}
					</tbody>
				</table>
			</Section>
		</DesignPage>
	);
}

const meta = {
	title: 'Content',
	component: Content,
	tags: ['!autodocs'],
	parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Content>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Voice, figures, addresses, statuses and words. */
export const Rules: Story = {};
export const Dark: Story = {
	tags: ['!dev'],
	globals: { theme: 'dark' },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('row', { name: /^Giá 850\striệu · 4,2\stỷ · 12,5\snghìn/ })).toBeVisible();
		await expect(canvas.getByText('Đang tra cứu')).toBeVisible();
	},
};
export const English: Story = {
	tags: ['!dev'],
	globals: { locale: 'en' },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('row', { name: /^Price ₫850\smillion · ₫4\.2\sbillion/ })).toBeVisible();
		await expect(canvas.getByText('Needs your reply')).toBeVisible();
	},
};
export const Narrow: Story = {
	tags: ['!dev'],
	globals: { viewport: { value: 'phone320' } },
};
