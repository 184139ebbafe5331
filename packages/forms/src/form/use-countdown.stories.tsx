import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useCountdown } from './use-countdown.ts';

/** Counts down to a moment, and again on a click. */
function BareCountdown({ seconds }: { seconds: number | null }) {
	const [until, setUntil] = useState(() => (seconds === null ? null : new Date(Date.now() + seconds * 1_000)));
	return (
		<>
			<output>{useCountdown(until)}</output>{' '}
			<button type="button" onClick={() => setUntil(new Date(Date.now() + 60_000))}>
				a minute
			</button>
		</>
	);
}

const meta = {
	component: BareCountdown,
	args: { seconds: 60 },
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BareCountdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EndsAtNothingAndMayStartAnew: Story = {
	args: { seconds: 2 },
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByRole('status')).toHaveTextContent(/^2$/);
		await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^1$/));
		await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^0$/));
		await userEvent.click(canvas.getByRole('button'));
		await expect(canvas.getByRole('status')).toHaveTextContent(/^60$/);
	},
};

export const NothingIsLeftOfWhatIsPastOrNever: Story = {
	args: { seconds: null },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status')).toHaveTextContent(/^0$/);
	},
};
