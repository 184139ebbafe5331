import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { CheckStep, type CheckStepProps } from './check-step.tsx';

/** A step that goes on at a press. */
function Demo(props: CheckStepProps) {
	const [isTaken, setTaken] = useState(false);
	return isTaken ? (
		<CheckStep {...props} step="working" title="Bạn đang kiểm tra tin này" />
	) : (
		<CheckStep {...props} actions={<Button onClick={() => setTaken(true)}>Nhận kiểm tra</Button>} />
	);
}

const meta = {
	component: CheckStep,
	render: (args) => <Demo {...args} />,
	args: {
		step: 'take',
		title: 'Việc đang chờ người nhận',
		text: 'Nhận việc, đến xem nhà đất rồi đối chiếu từng mục với tin.',
	},
} satisfies Meta<typeof CheckStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Nhận kiểm tra' }));
		await expect(canvas.getByRole('heading', { name: 'Bạn đang kiểm tra tin này' })).toHaveFocus();
	},
};
export const WhoWritesStaysThereWhenItChanges: Story = {
	// Somebody else takes it while a reason is written.
	render: (args) => (
		<>
			<Demo {...args} />
			<input aria-label="Lý do" />
		</>
	),
	play: async ({ canvas, userEvent }) => {
		const reason = canvas.getByRole('textbox', { name: 'Lý do' });
		await userEvent.type(reason, 'Không');
		// Without the focus, which a press of this person would take along.
		canvas.getByRole('button', { name: 'Nhận kiểm tra' }).click();
		await canvas.findByRole('heading', { name: 'Bạn đang kiểm tra tin này' });
		await userEvent.keyboard(' có');
		await expect(reason).toHaveValue('Không có');
	},
};
export const WithWords: Story = { args: { quote: 'Ảnh mặt tiền mờ.\nChụp lại giúp.' } };
export const Refused: Story = { args: { failure: 'Việc này đã có người nhận.' } };
export const Dark: Story = { args: { quote: 'Ảnh mặt tiền mờ.' }, globals: { theme: 'dark' } };
export const Narrow: Story = { args: { quote: 'Ảnh mặt tiền mờ.' }, globals: { viewport: { value: 'phone320' } } };
