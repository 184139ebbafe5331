import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { house, now } from '../listing.fixtures.ts';
import { ListingCard } from '../listing-card/listing-card.tsx';
import { SaveButton, type SaveButtonProps } from './save-button.tsx';

/** Takes it for saved at once, as a page does, and back when that is refused. */
function Demo({ saved: given, ...props }: SaveButtonProps) {
	const [saved, setSaved] = useState(given);
	return (
		<SaveButton
			{...props}
			saved={saved}
			onChange={async (value) => {
				setSaved(value);
				const refused = await props.onChange(value);
				if (refused) setSaved(!value);
				return refused;
			}}
		/>
	);
}

const meta = {
	component: SaveButton,
	render: (args) => <Demo {...args} />,
	args: { saved: false, onChange: fn<SaveButtonProps['onChange']>(async () => undefined) },
} satisfies Meta<typeof SaveButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SavesAndTakesBack: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const button = canvas.getByRole('button', { name: 'Lưu tin', pressed: false });
		await userEvent.click(button);
		await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
		await expect(args.onChange).toHaveBeenCalledWith(true);
		await waitFor(() => expect(screen.getByText('Đã lưu tin.')).toBeVisible());
		await userEvent.click(button);
		await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
		await expect(args.onChange).toHaveBeenLastCalledWith(false);
	},
};
export const Saved: Story = { tags: ['dark'], args: { saved: true } };
export const Text: Story = { args: { variant: 'text' } };
/** Its words say whether it is saved: pressed on top of that, it would be saved from being saved. */
export const TextSaved: Story = {
	args: { variant: 'text', saved: true },
	play: async ({ canvas, userEvent, args }) => {
		const button = canvas.getByRole('button', { name: 'Đã lưu' });
		await expect(button).not.toHaveAttribute('aria-pressed');
		await userEvent.click(button);
		await waitFor(() => expect(button).toHaveAccessibleName('Lưu tin'));
		await expect(args.onChange).toHaveBeenCalledWith(false);
	},
};
export const English: Story = { tags: ['!test'], args: { variant: 'text' }, globals: { locale: 'en' } };
export const Dark: Story = { tags: ['!test'], args: { saved: true }, globals: { theme: 'dark' } };
export const OnACard: Story = {
	decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
	args: { title: house.title },
	render: (args) => <ListingCard listing={house} now={now} action={<Demo {...args} />} />,
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('button', { name: `Lưu tin: ${house.title}` })).toBeVisible();
	},
};
export const SaysWhyItWasNotSaved: Story = {
	args: { onChange: fn<SaveButtonProps['onChange']>(async () => ({})) },
	play: async ({ canvas, userEvent }) => {
		const button = canvas.getByRole('button', { name: 'Lưu tin' });
		await userEvent.click(button);
		await waitFor(() => expect(screen.getByText('Chưa lưu được tin. Hãy thử lại.')).toBeVisible());
		await expect(button).toHaveAttribute('aria-pressed', 'false');
	},
};
