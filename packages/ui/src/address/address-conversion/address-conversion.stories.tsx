import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { AddressConversion, type AddressConversionProps, type ConvertedAddress } from './address-conversion.tsx';

const hcm = { provinceId: '79', province: 'Thành phố Hồ Chí Minh' };
const saiGon = { ...hcm, wardId: '26740', ward: 'Phường Sài Gòn' };
const benThanh = { ...hcm, wardId: '26743', ward: 'Phường Bến Thành' };
const cauOngLanh = { ...hcm, wardId: '26758', ward: 'Phường Cầu Ông Lãnh' };
const provinceOnly = { ...hcm, wardId: null, ward: null };

const exact: ConvertedAddress = { certainty: 'EXACT', units: [benThanh], isDecidedByPoint: false };
const split: ConvertedAddress = { certainty: 'SPLIT', units: [saiGon, cauOngLanh], isDecidedByPoint: false };
const decided: ConvertedAddress = { ...split, isDecidedByPoint: true };

function Demo({ value: given = '', onChoose, ...rest }: AddressConversionProps) {
	const [value, setValue] = useState(given);
	return (
		<AddressConversion
			{...rest}
			value={value}
			onChoose={
				onChoose &&
				((next) => {
					setValue(next);
					onChoose(next);
				})
			}
		/>
	);
}

const meta = {
	component: AddressConversion,
	render: (args) => <Demo {...args} />,
	args: { conversion: exact, onRetry: fn(), onChoose: fn() },
	decorators: [(Story) => <div style={{ maxWidth: 520 }}>{Story()}</div>],
} satisfies Meta<typeof AddressConversion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { conversion: undefined } };
export const Exact: Story = {};
export const Merged: Story = { args: { conversion: { ...exact, certainty: 'MERGED', units: [saiGon] } } };
export const MergedProvince: Story = {
	args: { conversion: { ...exact, certainty: 'MERGED', units: [provinceOnly] } },
};
export const SplitAsking: Story = { args: { conversion: split } };
export const SplitDecidedByThePin: Story = { tags: ['dark'], args: { conversion: decided } };
export const SplitChosen: Story = { args: { conversion: split, value: '26758' } };
export const SplitNotAsked: Story = {
	args: { conversion: split },
	render: ({ onChoose: _, ...args }) => <AddressConversion {...args} />,
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status')).toHaveTextContent(
			'Phường Sài Gòn, Thành phố Hồ Chí Minh; Phường Cầu Ông Lãnh',
		);
		await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
	},
};
export const SplitRefused: Story = {
	args: {
		conversion: split,
		error: 'Phường, xã mới này không phải là một phần của phường, xã cũ đã chọn. Hãy chọn lại.',
	},
};
export const Unknown: Story = { args: { conversion: { ...exact, certainty: 'UNKNOWN', units: [provinceOnly] } } };
export const Dark: Story = { ...SplitDecidedByThePin, tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { ...SplitAsking, tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: {
		conversion: {
			...decided,
			units: [
				{ ...saiGon, ward: 'Phường Đông Hưng Thuận - Bà Điểm - Xuân Thới Sơn', province: 'Tỉnh Bà Rịa - Vũng Tàu' },
				{ ...cauOngLanh, ward: 'Phường Phan Rang-Tháp Chàm Đông Hải Mỹ Đông' },
			],
		},
		value: '26758',
	},
	globals: { viewport: { value: 'phone320' } },
};

export const FailedCanBeTriedAgain: Story = {
	args: { conversion: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('alert')).toHaveTextContent('Bạn vẫn điền tiếp được');
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledOnce();
	},
};

export const AsksWhereAWardWasSplit: Story = {
	...SplitAsking,
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('radio', { name: 'Tôi chưa rõ' })).toBeChecked();
		await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
		await userEvent.click(canvas.getByRole('radio', { name: 'Phường Cầu Ông Lãnh' }));
		await expect(args.onChoose).toHaveBeenLastCalledWith('26758');
		await expect(canvas.getByRole('status')).toHaveTextContent('Nay là: Phường Cầu Ông Lãnh, Thành phố Hồ Chí Minh');
		await userEvent.keyboard('{ArrowDown}');
		await expect(args.onChoose).toHaveBeenLastCalledWith('');
	},
};

export const TakesThePinAndCanBeCorrected: Story = {
	...SplitDecidedByThePin,
	play: async ({ canvas, userEvent, args }) => {
		const pin = canvas.getByRole('radio', { name: 'Theo vị trí trên bản đồ' });
		await expect(pin).toBeChecked();
		await expect(pin).toHaveAccessibleDescription('Phường Sài Gòn');
		await expect(canvas.getByRole('status')).toHaveTextContent('Nay là: Phường Sài Gòn');
		await userEvent.click(canvas.getByRole('radio', { name: 'Phường Cầu Ông Lãnh' }));
		await expect(canvas.getByRole('status')).toHaveTextContent('ghim trên bản đồ lại nằm ở Phường Sài Gòn');
		await userEvent.click(pin);
		await expect(args.onChoose).toHaveBeenLastCalledWith('');
		await expect(canvas.getByRole('status')).not.toHaveTextContent('lại nằm ở');
	},
};

export const ForgetsAChoiceOfAnotherWard: Story = {
	args: { conversion: split, value: '99999' },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('radio', { name: 'Tôi chưa rõ' })).toBeChecked();
	},
};

export const AsksForEachOfTwoAddresses: Story = {
	args: { conversion: split },
	render: (args) => (
		<>
			<Demo {...args} />
			<Demo {...args} />
		</>
	),
	play: async ({ canvas, userEvent }) => {
		const chosen = () => canvas.getAllByRole('radio', { checked: true }).map((radio) => radio.getAttribute('value'));
		await expect(chosen()).toEqual(['', '']);
		const [first] = canvas.getAllByRole('radio', { name: 'Phường Cầu Ông Lãnh' });
		await userEvent.click(first as HTMLElement);
		await expect(chosen()).toEqual(['26758', '']);
	},
};

/** Looked up again, as a page does. */
function Retried(props: AddressConversionProps) {
	const [failed, setFailed] = useState(true);
	return <AddressConversion {...props} failed={failed} onRetry={() => setFailed(false)} />;
}

export const KeepsTheFocusNearWhileItIsTriedAgain: Story = {
	args: { conversion: undefined },
	render: (args) => <Retried {...args} />,
	play: async ({ canvas, userEvent }) => {
		(await canvas.findByRole('button', { name: 'Thử lại' })).focus();
		await userEvent.keyboard('{Enter}');
		await waitFor(() =>
			expect(canvas.getByText(/Đang tra tên mới/).closest('[data-slot=address-conversion]')).toHaveFocus(),
		);
	},
};
