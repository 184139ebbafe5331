import { feeLines } from '@ancu/forms/procedure';
import { type FeeDraft, readFeeDraft } from '@ancu/forms/procedure/form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { FeeEstimate, type FeeEstimateProps } from './fee-estimate.tsx';

const nothing: FeeDraft = {
	type: 'BUY',
	price: '',
	statePrice: '',
	isCloseFamily: false,
	isOnlyHome: false,
};

/** The estimate with the arithmetic that the rules have. */
function Reckoned({ onChange, defaultValues, ...rest }: FeeEstimateProps) {
	const [draft, setDraft] = useState<FeeDraft>({ ...nothing, ...defaultValues });
	return (
		<FeeEstimate
			{...rest}
			defaultValues={defaultValues}
			lines={feeLines({ ...readFeeDraft(draft), on: '2026-03-10' })}
			onChange={(next) => {
				setDraft(next);
				onChange(next);
			}}
		/>
	);
}

const meta = {
	component: FeeEstimate,
	args: { lines: [], defaultValues: { price: '4.200.000.000' }, onChange: fn() },
	render: (args) => <Reckoned {...args} />,
} satisfies Meta<typeof FeeEstimate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Phần của bên bán')).toBeVisible();
		await expect(canvas.getByText(/^2% của 4,2\stỷ\. Luật 71\/2014\/QH13, áp dụng từ 01\/01\/2015\.$/)).toBeVisible();
		await expect(canvas.getByText('Hai bên thỏa thuận ai trả')).toBeVisible();
		await expect(canvas.getByText('tỉnh quy định')).toBeVisible();
	},
};
export const Empty: Story = {
	args: { defaultValues: {} },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByText('Nhập giá trong hợp đồng để xem ước tính.')).toBeVisible();
		const price = canvas.getByRole('textbox', { name: 'Giá trong hợp đồng' });
		await userEvent.type(price, '1 tỷ rưỡi');
		await userEvent.tab();
		await expect(price).toHaveValue('1.500.000.000');
		await expect(args.onChange).toHaveBeenLastCalledWith({ ...nothing, price: '1 tỷ rưỡi' });
		await expect(canvas.getAllByText(/^30\.000\.000/).length).toBeGreaterThan(0);
	},
};
export const OnlyHome: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(
			canvas.getByRole('checkbox', { name: /^Bên bán chỉ có nhà, đất ở này, sở hữu ít nhất 183 ngày/ }),
		);
		await expect(canvas.getByText(/^Miễn, .*duy nhất .*183 ngày và bán toàn bộ\./)).toBeVisible();
	},
};
export const Gift: Story = {
	args: { defaultValues: { type: 'DONATE', price: '2.000.000.000' } },
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByText('Thuế thu nhập từ quà tặng')).toBeVisible();
		await expect(canvas.queryByRole('checkbox', { name: /^Bên bán chỉ có/ })).not.toBeInTheDocument();
		await userEvent.click(canvas.getByRole('checkbox', { name: /^Hai bên là vợ chồng/ }));
		await expect(canvas.getAllByText(/^Miễn, vì hai bên là người thân\./)).toHaveLength(2);
	},
};
export const GiftByTheTableAlone: Story = {
	args: { defaultValues: { type: 'DONATE' } },
	play: async ({ canvas, userEvent }) => {
		await expect(
			canvas.getByText('Nhập giá trị nhà đất hoặc giá theo bảng giá của tỉnh để xem ước tính.'),
		).toBeVisible();
		await expect(canvas.getByRole('textbox', { name: /^Giá trị nhà đất/ })).toBeVisible();
		await expect(canvas.queryByText(/hợp đồng/i)).not.toBeInTheDocument();
		await userEvent.type(canvas.getByRole('textbox', { name: /^Giá theo bảng giá của tỉnh/ }), '2 tỷ');
		await expect(canvas.getByText('Thuế thu nhập từ quà tặng')).toBeVisible();
		await expect(canvas.getAllByText(/^10\.000\.000/).length).toBeGreaterThan(0);
	},
};
export const ForOneProcedure: Story = { args: { isTypeFixed: true } };
export const WhatCannotBeRead: Story = {
	args: { defaultValues: {} },
	play: async ({ canvas, userEvent }) => {
		const price = canvas.getByRole('textbox', { name: 'Giá trong hợp đồng' });
		await userEvent.type(price, 'rẻ');
		await expect(price).not.toBeInvalid();
		await userEvent.tab();
		await expect(price).toBeInvalid();
	},
};
export const WhatCameAndCannotBeRead: Story = {
	args: { defaultValues: { price: '4 tỷ hơn', statePrice: '2 tỷ' } },
	play: async ({ canvas }) => {
		const price = canvas.getByRole('textbox', { name: 'Giá trong hợp đồng' });
		await expect(price).toHaveValue('4 tỷ hơn');
		await expect(price).toBeInvalid();
		await expect(canvas.getByText('Nhập giá trong hợp đồng để xem ước tính.')).toBeVisible();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { args: { defaultValues: { price: '4,200,000,000' } }, globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { defaultValues: { type: 'TRANSFER', price: '123.456.789.000', isOnlyHome: true } },
	globals: { viewport: { value: 'phone320' } },
};

export const ReckonsTwoBesideEachOther: Story = {
	// A page has one.
	parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
	render: (args) => (
		<>
			<Reckoned {...args} />
			<Reckoned {...args} />
		</>
	),
	play: async ({ canvas, userEvent }) => {
		const chosen = () => canvas.getAllByRole('radio', { checked: true }).map((radio) => radio.getAttribute('value'));
		await expect(chosen()).toEqual(['BUY', 'BUY']);
		const [first] = canvas.getAllByRole('radio', { name: 'Tặng cho' });
		await userEvent.click(first as HTMLElement);
		await expect(chosen()).toEqual(['DONATE', 'BUY']);
	},
};
