import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import { DesignPage, Section } from '../page/page.tsx';
import { type InEach, useText } from '../page/use-text.ts';
import { themeTokens } from '../tokens/theme-tokens.ts';

const pageText = {
	vn: {
		title: 'Chuyển động',
		lead: 'Chỉ để thấy một thứ từ đâu đến. Ai tắt chuyển động trong máy thì không thấy chuyển động nào.',
		step: 'Một bước',
		stepLead: 'Màu và viền đổi theo nhịp này khi trỏ vào, khi chọn.',
		play: 'Chạy thử',
		waiting: 'Trong lúc chờ',
		waitingLead: 'Khung xám cùng cỡ với nội dung sắp tới, nên không có gì nhảy. Vòng xoay chỉ nằm trong nút đang gửi.',
		rules: 'Quy tắc',
		list: [
			'Không cuộn trang thay người dùng, trừ khi họ vừa bấm một liên kết trong trang.',
			'Không tự chạy lại, không nhấp nháy, không trang trí.',
			'Thứ biến mất thì biến mất ngay; tiêu điểm đi tới chỗ kế tiếp.',
		],
	},
	en: {
		title: 'Motion',
		lead: 'Only to show where a thing came from. Whoever switches motion off in their system sees none.',
		step: 'One step',
		stepLead: 'Colours and borders change at this pace when pointed at or chosen.',
		play: 'Play',
		waiting: 'While one waits',
		waitingLead:
			'Grey shapes as large as what is to come, so that nothing jumps. A spinner stands in a button that sends, nowhere else.',
		rules: 'Rules',
		list: [
			'Never scroll for people, unless they just pressed a link within the page.',
			'Nothing runs by itself again, blinks or decorates.',
			'What goes, goes at once; the focus moves on to what comes next.',
		],
	},
} satisfies InEach<unknown>;

const shown = ['ease-out', 'default-transition-duration', 'animate-pulse', 'animate-spin'];

function Motion() {
	const text = useText(pageText);
	const [isThere, setThere] = useState(false);
	return (
		<DesignPage title={text.title} lead={text.lead}>
			<dl className="grid gap-2 text-sm">
				{themeTokens
					.filter(({ name }) => shown.includes(name))
					.map(({ name, value }) => (
						<div key={name} className="grid gap-x-4 border-b border-line pb-2 sm:grid-cols-[18rem_minmax(0,1fr)]">
							<dt>
								<code>--{name}</code>
							</dt>
							<dd>
								<code className="wrap-anywhere text-ink-muted">{value}</code>
							</dd>
						</div>
					))}
			</dl>
			<Section title={text.step} lead={text.stepLead}>
				<div className="grid justify-items-start gap-4">
					<Button variant="secondary" onClick={() => setThere(!isThere)}>
						{text.play}
					</Button>
					<div className="w-full max-w-md rounded-card border border-line bg-surface-sunken p-2">
						<div
							data-moved={isThere}
							className={`h-10 w-1/3 rounded-card bg-ink transition-transform ${isThere ? 'translate-x-[200%]' : ''}`}
						/>
					</div>
				</div>
			</Section>
			<Section title={text.waiting} lead={text.waitingLead}>
				<div className="flex flex-wrap items-center gap-6">
					<div className="w-64">
						<Skeleton shape="title" />
					</div>
					<Spinner />
				</div>
			</Section>
			<Section title={text.rules}>
				<ul className="grid max-w-prose list-disc gap-2 pl-5">
					{text.list.map((rule) => (
						<li key={rule}>{rule}</li>
					))}
				</ul>
			</Section>
		</DesignPage>
	);
}

const meta = {
	title: 'Motion',
	component: Motion,
	tags: ['!autodocs'],
	parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Motion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = { tags: ['dark'] };
/** The tests' browser asks for less motion. */
export const StandsStillForWhoWantsIt: Story = {
	tags: ['!dev'],
	play: async ({ canvas, canvasElement, userEvent }) => {
		const box = canvasElement.querySelector('[data-moved]') as HTMLElement;
		await expect(getComputedStyle(box).transitionProperty).toBe('none');
		await userEvent.click(canvas.getByRole('button', { name: 'Chạy thử' }));
		await expect(box).toHaveAttribute('data-moved', 'true');
	},
};
export const English: Story = { tags: ['!dev', '!test'], globals: { locale: 'en', theme: 'dark' } };
export const Narrow: Story = {
	tags: ['!dev'],
	globals: { viewport: { value: 'phone320' } },
};
