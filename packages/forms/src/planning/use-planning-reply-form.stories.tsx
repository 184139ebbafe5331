import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type PlanningReplyFormOptions, usePlanningReplyForm } from './use-planning-reply-form.ts';

/** The rules of a reply on a bare input. */
function BarePlanningReplyForm(options: PlanningReplyFormOptions) {
	const { register, errorOf, onSubmit } = usePlanningReplyForm(options);
	return (
		<form noValidate onSubmit={onSubmit}>
			<label>
				reply <input {...register('reply')} />
			</label>
			<output aria-label="what is wrong">{errorOf('reply')}</output>
			<button type="submit">send</button>
		</form>
	);
}

const meta = {
	component: BarePlanningReplyForm,
	args: { onSubmit: fn() },
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BarePlanningReplyForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByLabelText('reply'), '  ');
		await userEvent.click(canvas.getByRole('button'));
		await waitFor(() => expect(canvas.getByLabelText('what is wrong')).toHaveTextContent('required'));
		await userEvent.type(canvas.getByLabelText('reply'), 'Thửa 106 ');
		await userEvent.click(canvas.getByRole('button'));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ reply: 'Thửa 106' }));
	},
};
