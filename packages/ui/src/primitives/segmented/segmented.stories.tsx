import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CheckIcon, CloseIcon } from '../icon/index.ts';
import { Segmented } from './segmented.tsx';

const meta = {
	component: Segmented,
	args: {
		label: 'Bạn muốn',
		name: 'type',
		options: [
			{ value: 'BUY', label: 'Mua bán' },
			{ value: 'RENT', label: 'Cho thuê' },
			{ value: 'PROJECT', label: 'Dự án' },
		],
		defaultValue: 'BUY',
		onChange: fn(),
	},
	// A form each: radio buttons of one name outside of a form are one group, also with those of the next story.
	decorators: [(Story) => <form>{Story()}</form>],
} satisfies Meta<typeof Segmented>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['dark'] };
export const Small: Story = { args: { size: 'sm' } };
export const WithItsLabel: Story = { args: { labelShown: true } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

export const LargeLetters: Story = {
	globals: { viewport: { value: 'largeText' } },
	play: async ({ canvas }) => {
		const [first, last] = [canvas.getByText('Mua bán'), canvas.getByText('Dự án')].map((each) =>
			each.getBoundingClientRect(),
		);
		await expect(last?.top).toBeGreaterThan(first?.top ?? 0);
	},
};

export const MovesByArrowKeys: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.tab();
		await expect(canvas.getByRole('radio', { name: 'Mua bán' })).toHaveFocus();
		await userEvent.keyboard('{ArrowRight}');
		await expect(canvas.getByRole('radio', { name: 'Cho thuê' })).toBeChecked();
		await expect(args.onChange).toHaveBeenLastCalledWith('RENT');
	},
};

export const FullWidth: Story = {
	args: {
		label: 'Số phòng ngủ',
		labelShown: true,
		name: 'bedrooms',
		width: 'full',
		options: ['Bất kỳ', '1+', '2+', '3+', '4+', '5+'].map((label, index) => ({ value: String(index || ''), label })),
		defaultValue: '',
	},
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('group', { name: 'Số phòng ngủ' })).toBeVisible();
	},
};

/** Kept outside, with pictures, and something to say about it. */
function Kept() {
	const [result, setResult] = useState('');
	return (
		<>
			<Segmented
				label="Kết quả"
				name="result"
				options={[
					{ value: 'PASS', label: 'Đạt', icon: <CheckIcon aria-hidden="true" /> },
					{ value: 'FAIL', label: 'Không đạt', icon: <CloseIcon aria-hidden="true" /> },
				]}
				value={result}
				aria-describedby="wrong"
				onChange={setResult}
			/>
			<p id="wrong">{result === '' ? 'Hãy chọn kết quả.' : ''}</p>
		</>
	);
}

export const KeptOutside: Story = {
	render: () => <Kept />,
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByRole('group', { name: 'Kết quả' })).toHaveAccessibleDescription('Hãy chọn kết quả.');
		await expect(canvas.getByRole('radio', { name: 'Đạt' })).not.toBeChecked();
		await userEvent.click(canvas.getByRole('radio', { name: 'Không đạt' }));
		await expect(canvas.getByRole('radio', { name: 'Không đạt' })).toBeChecked();
		await expect(canvas.getByText('Không đạt')).toBeVisible();
	},
};

export const DoAFewShortWords: Story = { tags: ['!test'] };

export const DontTooMany: Story = {
	tags: ['!test'],
	args: {
		label: 'Hướng nhà',
		name: 'direction',
		options: ['Đông', 'Tây', 'Nam', 'Bắc', 'Đông Nam', 'Đông Bắc', 'Tây Nam', 'Tây Bắc'].map((label) => ({
			value: label,
			label,
		})),
		defaultValue: 'Đông',
	},
};
