import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { AddressSelect, type AddressSelectProps, type AddressSystem } from './address-select.tsx';

const options = {
	provinces: [
		{ id: '01', name: 'Hà Nội' },
		{ id: '79', name: 'Hồ Chí Minh' },
	],
	districts: [
		{ id: '760', name: 'Quận 1' },
		{ id: '771', name: 'Quận 10' },
	],
	wards: [
		{ id: '26734', name: 'Phường Tân Định' },
		{ id: '26740', name: 'Phường Bến Nghé' },
	],
	currentProvinces: [
		{ id: '75', name: 'Đồng Nai' },
		{ id: '79', name: 'Hồ Chí Minh' },
	],
	currentWards: [
		{ id: '26740', name: 'Phường Sài Gòn' },
		{ id: '26506', name: 'Phường Vũng Tàu' },
	],
};

function Demo({ value: given, system: givenSystem, onChange, onSystemChange, ...rest }: AddressSelectProps) {
	const [value, setValue] = useState(given);
	const [system, setSystem] = useState(givenSystem);
	return (
		<form aria-label="Địa chỉ">
			<AddressSelect
				{...rest}
				value={value}
				system={system}
				onChange={(next) => {
					setValue(next);
					onChange(next);
				}}
				onSystemChange={
					onSystemChange &&
					((next) => {
						setSystem(next);
						onSystemChange(next);
					})
				}
			/>
		</form>
	);
}

const meta = {
	component: AddressSelect,
	render: (args) => <Demo {...args} />,
	args: { value: {}, options, onChange: fn() },
	decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof AddressSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const current = {
	system: 'current',
	onSystemChange: fn(),
	value: { currentProvinceId: '79', currentWardId: '26740' },
} as const;

export const Empty: Story = {};
export const Full: Story = {
	tags: ['dark'],
	args: { value: { provinceId: '79', districtId: '760', wardId: '26740' } },
};
export const Loading: Story = { args: { value: { provinceId: '79' }, options: { provinces: options.provinces } } };
export const Error: Story = {
	tags: ['dark'],
	args: {
		value: { provinceId: '79', districtId: '760' },
		options: { provinces: options.provinces, failed: ['districts', 'wards'], onRetry: fn() },
	},
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('combobox', { name: 'Quận, huyện' })).toHaveDisplayValue('Chưa tải được');
		await expect(canvas.getAllByText('Chưa tải được danh sách này.')).toHaveLength(2);
		const [retry] = canvas.getAllByRole('button', { name: 'Thử lại' });
		await userEvent.click(retry as HTMLElement);
		await expect(args.options.onRetry).toHaveBeenCalledTimes(1);
		// What was chosen is sent all the same.
		const data = new FormData(canvas.getByRole<HTMLFormElement>('form'));
		await expect([data.get('district'), data.get('ward')]).toEqual(['760', '']);
	},
};
export const ErrorNarrowEnglish: Story = {
	...Error,
	tags: [],
	play: async ({ canvas }) => {
		await expect(canvas.getAllByText('This list could not be loaded.')).toHaveLength(2);
	},
	globals: { viewport: { value: 'phone320' }, locale: 'en' },
};
export const Dark: Story = { ...Full, tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { ...Full, tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { ...Full, globals: { viewport: { value: 'phone320' } } };

export const BothSystems: Story = { args: { ...Full.args, onSystemChange: fn() } };
export const BothSystemsNarrowEnglish: Story = {
	...BothSystems,
	decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
	globals: { viewport: { value: 'phone320' }, locale: 'en' },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('group', { name: 'Boundaries' }).scrollWidth).toBeLessThanOrEqual(240);
		await expect(canvas.getByRole('combobox', { name: 'Province or city' }).offsetWidth).toBeLessThanOrEqual(240);
	},
};
export const CurrentSystem: Story = { tags: ['dark'], args: current };
export const CurrentSystemAlone: Story = {
	args: { ...current, onSystemChange: undefined },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('combobox', { name: 'Phường, xã' })).toBeVisible();
		await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
		await expect(canvas.queryByRole('combobox', { name: 'Quận, huyện' })).not.toBeInTheDocument();
	},
};
export const CurrentSystemLoading: Story = {
	args: { ...current, options: { ...options, currentWards: undefined } },
};
export const CurrentSystemDark: Story = { tags: ['!test'], args: current, globals: { theme: 'dark' } };
export const CurrentSystemEnglish: Story = { tags: ['!test'], args: current, globals: { locale: 'en' } };
export const CurrentSystemNarrow: Story = {
	args: {
		...current,
		value: { currentProvinceId: '79', currentWardId: '1' },
		options: { ...options, currentWards: [{ id: '1', name: 'Phường Đông Hưng Thuận - Bà Điểm - Xuân Thới Sơn' }] },
	},
	globals: { viewport: { value: 'phone320' } },
};
export const CurrentSystemNarrowEnglish: Story = {
	...CurrentSystemNarrow,
	globals: { viewport: { value: 'phone320' }, locale: 'en' },
};

export const Required: Story = {
	args: {
		required: true,
		onSystemChange: fn(),
		value: { provinceId: '79', districtId: '760' },
		errors: { wardId: 'Hãy chọn tỉnh, huyện rồi xã in trên giấy chứng nhận.' },
	},
	play: async ({ canvas }) => {
		const ward = canvas.getByRole('combobox', { name: 'Phường, xã' });
		await expect(ward).toHaveDisplayValue('Chọn…');
		await expect(ward).toHaveAccessibleDescription('Hãy chọn tỉnh, huyện rồi xã in trên giấy chứng nhận.');
		await expect(ward).toBeInvalid();
	},
};
export const RequiredOnAnIsland: Story = {
	args: { required: true, value: { provinceId: '48', districtId: '498' }, options: { ...options, wards: [] } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('combobox', { name: 'Quận, huyện' })).toBeVisible();
		await expect(canvas.queryByRole('combobox', { name: 'Phường, xã' })).not.toBeInTheDocument();
	},
};
export const RequiredWithoutNewWards: Story = {
	args: { ...current, required: true, value: { currentProvinceId: '75' }, options: { ...options, currentWards: [] } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status')).toHaveTextContent('Hãy chọn theo địa giới trước 01/07/2025.');
	},
};

export const SaysThatNewWardsAreNotListed: Story = {
	args: { ...current, value: { currentProvinceId: '75' }, options: { ...options, currentWards: [] } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status')).toHaveTextContent('chỉ chọn được tỉnh, thành phố');
		await expect(canvas.queryByRole('combobox', { name: 'Phường, xã' })).not.toBeInTheDocument();
	},
};

/** An app whose lists do not come at first. */
function ComesAtLast(props: AddressSelectProps) {
	const [isThere, setThere] = useState(false);
	const { provinces } = options;
	return (
		<AddressSelect
			{...props}
			options={isThere ? options : { provinces, failed: ['districts'], onRetry: () => setThere(true) }}
		/>
	);
}

export const LeadsToTheListThatCameAtLast: Story = {
	args: { value: { provinceId: '79' } },
	render: (args) => <ComesAtLast {...args} />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		const district = canvas.getByRole('combobox', { name: 'Quận, huyện' });
		await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
		await waitFor(() => expect(district.closest('[tabindex="-1"]')).toHaveFocus());
		await userEvent.tab();
		await expect(district).toHaveFocus();
	},
};

export const SendsWhatWasChosenWhileListsLoad: Story = {
	args: { value: { provinceId: '79', districtId: '760' }, options: { provinces: undefined } },
	play: async ({ canvas }) => {
		const data = new FormData(canvas.getByRole<HTMLFormElement>('form'));
		await expect([data.get('province'), data.get('district'), data.get('ward')]).toEqual(['79', '760', '']);
	},
};

export const LeadsFromProvinceToWard: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tỉnh, thành phố' }), 'Hồ Chí Minh');
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Quận, huyện' }), 'Quận 1');
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Phường, xã' }), 'Phường Bến Nghé');
		await expect(args.onChange).toHaveBeenLastCalledWith({ provinceId: '79', districtId: '760', wardId: '26740' });
	},
};

export const ForgetsTheDistrictOfAnotherProvince: Story = {
	...Full,
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tỉnh, thành phố' }), 'Hà Nội');
		await expect(args.onChange).toHaveBeenLastCalledWith({ provinceId: '01' });
		await expect(canvas.queryByRole('combobox', { name: 'Phường, xã' })).not.toBeInTheDocument();
	},
};

export const SendsOneSystemOnly: Story = {
	args: { ...BothSystems.args },
	play: async ({ canvas, userEvent, args }) => {
		const sent = () => {
			const data = new FormData(canvas.getByRole<HTMLFormElement>('form'));
			return ['province', 'district', 'ward', 'newProvince', 'newWard'].filter((name) => data.get(name));
		};
		await expect(sent()).toEqual(['province', 'district', 'ward']);
		await userEvent.click(canvas.getByRole('radio', { name: 'Từ 01/07/2025' }));
		await expect(args.onSystemChange).toHaveBeenLastCalledWith('current');
		await expect(sent()).toEqual([]);
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tỉnh, thành phố' }), 'Hồ Chí Minh');
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Phường, xã' }), 'Phường Sài Gòn');
		await expect(args.onChange).toHaveBeenLastCalledWith({ currentProvinceId: '79', currentWardId: '26740' });
		await expect(sent()).toEqual(['newProvince', 'newWard']);
	},
};

/** An app that sets the system itself, as where a plot that was found lies. */
function SetElsewhere(props: AddressSelectProps) {
	const [system, setSystem] = useState<AddressSystem>('legacy');
	return (
		<>
			<AddressSelect {...props} system={system} onSystemChange={setSystem} />
			<button type="button" onClick={() => setSystem('current')}>
				Đặt nơi khác
			</button>
		</>
	);
}

export const FollowsTheSystemThatTheAppSets: Story = {
	render: (args) => <SetElsewhere {...args} />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Đặt nơi khác' }));
		const [legacy, current] = canvas.getAllByRole('radio');
		await expect(current).toBeChecked();
		await expect(legacy).not.toBeChecked();
		await userEvent.click(legacy as HTMLElement);
		await expect(legacy).toBeChecked();
	},
};
