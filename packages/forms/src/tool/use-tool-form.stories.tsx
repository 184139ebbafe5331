import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { loanFields, readToolDraft } from './address.ts';
import type { LoanDraft } from './loan-schema.ts';
import type { UnitsDraft } from './schema.ts';
import { useLoanForm } from './use-loan-form.ts';
import type { ToolFormOptions } from './use-tool-form.ts';
import { useUnitsForm } from './use-units-form.ts';

const names = ['price', 'own', 'rate'] as const;

/** The rules of a tool on bare inputs. */
function BareLoanForm(options: ToolFormOptions<LoanDraft>) {
	const { register, errorOf, tidy, onSubmit, values } = useLoanForm(options);
	return (
		<form noValidate onSubmit={onSubmit}>
			{names.map((name) => {
				const { onBlur, ...input } = register(name);
				return (
					<p key={name}>
						<label>
							{name}{' '}
							<input
								{...input}
								onBlur={(event) => {
									tidy(name);
									return onBlur(event);
								}}
							/>
						</label>
						<output aria-label={`what is wrong: ${name}`}>{errorOf(name)}</output>
					</p>
				);
			})}
			<button type="submit">reckon</button>
			<output aria-label="loan">{values?.terms.amount}</output>
		</form>
	);
}

const from = (query: string) => readToolDraft(loanFields, new URLSearchParams(query), 'vn');

const meta = {
	component: BareLoanForm,
	args: { locale: 'vn', draft: from(''), onChange: fn() },
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BareLoanForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const ReckonsAsOneTypesAndTellsIt: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByLabelText('price'), '4,2 tỷ');
		await expect(canvas.getByLabelText('loan')).toHaveTextContent('4200000000');
		await userEvent.tab();
		await expect(canvas.getByLabelText('price')).toHaveValue('4.200.000.000');
		await userEvent.keyboard('1 tỷ');
		await expect(canvas.getByLabelText('loan')).toHaveTextContent('3200000000');
		await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.draft, price: '4.200.000.000', own: '1 tỷ' });
	},
};

/** A fault that two fields make together goes with a change of either. */
export const FieldsAreCheckedTogether: Story = {
	args: { draft: from('price=1000000000&own=2000000000') },
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByLabelText('what is wrong: own')).toHaveTextContent('too_large');
		const price = canvas.getByLabelText('price');
		await userEvent.clear(price);
		await userEvent.type(price, '5 tỷ');
		await expect(canvas.getByLabelText('what is wrong: own')).toBeEmptyDOMElement();
		await expect(canvas.getByLabelText('own')).toHaveValue('2.000.000.000');
	},
};

export const EnterLeadsToWhatIsMissing: Story = {
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByLabelText('what is wrong: price')).toBeEmptyDOMElement();
		await userEvent.type(canvas.getByLabelText('own'), '{Enter}');
		await expect(canvas.getByLabelText('what is wrong: price')).toHaveTextContent('required');
		await expect(canvas.getByLabelText('price')).toHaveFocus();
	},
};

const told = fn<(draft: UnitsDraft) => void>();

/** An area that is typed in one language and looked at in another. */
function BareUnitsForm() {
	const [locale, setLocale] = useState<'vn' | 'en'>('vn');
	const { register, values } = useUnitsForm({ locale, draft: { value: '', unit: 'm2' }, onChange: told });
	return (
		<>
			<label>
				value <input {...register('value')} />
			</label>
			<button type="button" onClick={() => setLocale(locale === 'vn' ? 'en' : 'vn')}>
				language
			</button>
			<output aria-label="read">{values?.value}</output>
		</>
	);
}

export const StaysTheSameNumberInAnotherLanguage: Story = {
	render: () => <BareUnitsForm />,
	play: async ({ canvas, userEvent }) => {
		const value = canvas.getByLabelText('value');
		const language = canvas.getByRole('button', { name: 'language' });
		await userEvent.type(value, '1.234');
		await expect(canvas.getByLabelText('read')).toHaveTextContent(/^1234$/);
		await userEvent.click(language);
		await expect(value).toHaveValue('1,234');
		await expect(canvas.getByLabelText('read')).toHaveTextContent(/^1234$/);
		await expect(told).toHaveBeenLastCalledWith({ value: '1,234', unit: 'm2' });
		await userEvent.clear(value);
		await userEvent.type(value, 'half');
		await userEvent.click(language);
		await expect(value).toHaveValue('half');
	},
};
