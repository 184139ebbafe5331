import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { type ProfileFormOptions, useProfileForm } from './use-profile-form.ts';

const fields = ['name', 'email', 'website', 'dateOfBirth', 'address', 'description'] as const;

/** The rules of a profile on bare inputs. */
function BareProfileForm(options: ProfileFormOptions) {
	const { register, errorOf, onSubmit, pending, failure, values, isDirty, asksPassword, choosePlace } =
		useProfileForm(options);
	return (
		<form noValidate onSubmit={onSubmit}>
			{fields.map((field) => (
				<div key={field}>
					<label>
						{field} <input {...register(field)} />
					</label>{' '}
					<output>{errorOf(field)}</output>
				</div>
			))}
			{asksPassword && (
				<label>
					password <input type="password" {...register('password')} /> <output>{errorOf('password')}</output>
				</label>
			)}
			<button type="button" onClick={() => choosePlace({ provinceId: '79', districtId: '760' })}>
				place {values.provinceId}/{values.districtId}
			</button>
			<button type="submit" disabled={pending}>
				submit
			</button>
			<p>{isDirty ? 'unsaved' : 'saved'}</p>
			<p role="alert">{failure}</p>
		</form>
	);
}

const meta = {
	component: BareProfileForm,
	args: { defaultValues: { name: 'An' }, onSubmit: fn() },
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BareProfileForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const KnowsWhatIsNotSavedYet: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByText('saved')).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: /place/ }));
		await expect(canvas.getByText('unsaved')).toBeVisible();
		await userEvent.type(canvas.getByLabelText('address'), ' 12 Lê Lợi ');
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() => expect(canvas.getByText('saved')).toBeVisible());
		await expect(args.onSubmit).toHaveBeenCalledWith({ provinceId: '79', districtId: '760', address: '12 Lê Lợi' });
		await expect(canvas.getByLabelText('address')).toHaveValue('12 Lê Lợi');
		// What was saved is no change any more.
		await userEvent.type(canvas.getByLabelText('name'), ' Nguyễn');
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ name: 'An Nguyễn' }));
	},
};

let finish: () => void = () => undefined;
const onTheWay = () =>
	new Promise<undefined>((resolve) => {
		finish = () => resolve(undefined);
	});

export const KeepsWhatIsTypedWhileTheRestIsOnItsWay: Story = {
	args: { onSubmit: fn(onTheWay) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByLabelText('address'), 'Huế');
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() => expect(canvas.getByRole('button', { name: 'submit' })).toBeDisabled());
		await userEvent.type(canvas.getByLabelText('name'), ' Nguyễn');
		finish();
		await waitFor(() => expect(canvas.getByRole('button', { name: 'submit' })).toBeEnabled());
		await expect(canvas.getByLabelText('name')).toHaveValue('An Nguyễn');
		await expect(canvas.getByLabelText('address')).toHaveValue('Huế');
		await expect(canvas.getByText('unsaved')).toBeVisible();
	},
};

/** A profile that is changed in another tab too. */
function Shared({ defaultValues, ...rest }: ProfileFormOptions) {
	const [kept, setKept] = useState(defaultValues);
	return (
		<>
			<BareProfileForm defaultValues={kept} {...rest} />
			<button type="button" onClick={() => setKept({ ...kept, name: 'Bình', address: 'Đà Nẵng' })}>
				elsewhere
			</button>
		</>
	);
}

export const FollowsWhatIsSavedElsewhereButNotOverWhatIsTyped: Story = {
	render: (args) => <Shared {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByLabelText('address'), 'Huế');
		await userEvent.click(canvas.getByRole('button', { name: 'elsewhere' }));
		await expect(canvas.getByLabelText('name')).toHaveValue('Bình');
		await expect(canvas.getByLabelText('address')).toHaveValue('Huế');
		await expect(canvas.getByText('unsaved')).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ address: 'Huế' }));
	},
};

export const WhatIsSavedElsewhereWhileTheRestIsOnItsWayIsSaved: Story = {
	args: { onSubmit: fn(onTheWay) },
	render: (args) => <Shared {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByLabelText('description'), 'Nhà văn');
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
		await userEvent.click(canvas.getByRole('button', { name: 'elsewhere' }));
		await expect(canvas.getByLabelText('name')).toHaveValue('Bình');
		finish();
		await waitFor(() => expect(canvas.getByRole('button', { name: 'submit' })).toBeEnabled());
		await expect(canvas.getByLabelText('name')).toHaveValue('Bình');
		await expect(canvas.getByLabelText('description')).toHaveValue('Nhà văn');
		await expect(canvas.getByText('saved')).toBeVisible();
	},
};

export const StaysUnsavedWhenItWasRefused: Story = {
	args: { onSubmit: fn(() => ({ message: 'no network' })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByLabelText('address'), 'Huế');
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('no network'));
		await expect(canvas.getByLabelText('address')).toHaveValue('Huế');
		await expect(canvas.getByText('unsaved')).toBeVisible();
	},
};

export const AsksForThePasswordOfAnotherEmail: Story = {
	args: { defaultValues: { name: 'An', email: 'an@example.com' } },
	play: async ({ canvas, userEvent, args }) => {
		const email = canvas.getByLabelText('email');
		await userEvent.clear(email);
		await userEvent.type(email, 'moi@example.com');
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() => expect(canvas.getByText('required')).toBeVisible());
		await userEvent.type(canvas.getByLabelText(/password/), 'mật khẩu');
		await userEvent.clear(email);
		await userEvent.type(email, 'An@Example.com');
		await expect(canvas.queryByLabelText(/password/)).not.toBeInTheDocument();
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
		await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'An@Example.com' });
	},
};

export const AsksNoPasswordForAnEmailThatWasChangedElsewhere: Story = {
	args: { defaultValues: { name: 'An', email: 'an@example.com' } },
	render: function Kept(args) {
		const [defaultValues, keep] = useState(args.defaultValues);
		return (
			<>
				<button type="button" onClick={() => keep({ ...defaultValues, email: 'moi@example.com' })}>
					elsewhere
				</button>
				<BareProfileForm {...args} defaultValues={defaultValues} />
			</>
		);
	},
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'elsewhere' }));
		await userEvent.type(canvas.getByLabelText('address'), 'Huế');
		await expect(canvas.queryByLabelText(/password/)).not.toBeInTheDocument();
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ address: 'Huế' }));
	},
};
