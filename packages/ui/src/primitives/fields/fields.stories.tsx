import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Field } from '../field/index.ts';
import { Sheet } from '../sheet/index.ts';
import { TextInput } from '../text-input/index.ts';
import { Fields } from './fields.tsx';

const place = (
	<>
		<Field label="Số tờ bản đồ">{(control) => <TextInput {...control} />}</Field>
		<Field label="Số thửa" error="Hãy nhập số thửa.">
			{(control) => <TextInput {...control} />}
		</Field>
	</>
);
const street = <Field label="Đường">{(control) => <TextInput {...control} />}</Field>;

const meta = {
	component: Fields,
	args: { children: [place, street] },
	render: ({ columns, children }) => (
		<Sheet title="Thửa đất">
			<Fields columns={columns}>{children}</Fields>
		</Sheet>
	),
	decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof Fields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		// An error is nearer to its own control than to the next label.
		const error = canvas.getByText('Hãy nhập số thửa.').getBoundingClientRect();
		const own = canvas.getByRole('textbox', { name: 'Số thửa' }).getBoundingClientRect();
		const next = canvas.getByText('Đường').getBoundingClientRect();
		await expect(error.top - own.bottom).toBeLessThan(next.top - error.bottom);
	},
};
export const TwoColumns: Story = { args: { columns: 'two' } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const Narrow: Story = { args: { columns: 'two' }, globals: { viewport: { value: 'phone320' } } };

export const TheLastErrorStaysInTheSheet: Story = {
	args: {
		children: (
			<Fields columns="two">
				{street}
				{place}
			</Fields>
		),
	},
	play: async ({ canvas }) => {
		const error = canvas.getByText('Hãy nhập số thửa.').getBoundingClientRect();
		const sheet = canvas.getByRole('region').getBoundingClientRect();
		await expect(error.bottom).toBeLessThan(sheet.bottom);
	},
};

export const WithWhatSends: Story = {
	render: ({ children }) => (
		<Sheet title="Thửa đất">
			<Fields>{children}</Fields>
			<div>
				<Button>Gửi yêu cầu kiểm tra</Button>
			</div>
		</Sheet>
	),
};

export const DoStackFields: Story = { tags: ['!test'] };

export const DontStackByHand: Story = {
	tags: ['!test'],
	render: ({ children }) => (
		<Sheet title="Thửa đất">
			<div className="grid gap-1">{children}</div>
		</Sheet>
	),
};
