import { formatMoney } from '@ancu/forms/format';
import { categories, priceRanges, readPriceLimit } from '@ancu/forms/listing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Words } from '../../foundations/page/words.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { ListingFilterForm } from './listing-filter-form.tsx';
import { RangeInput } from './range-input.tsx';

const meta = {
	component: ListingFilterForm,
	args: {
		id: 'filters',
		filter: { tradingType: 'BUY' },
		categories: categories.map(({ code, name }) => ({ id: code, name: name.vn })),
		address: ({ provinceId }) => (
			<Field compact label={<Words vn="Tỉnh, thành phố" en="Province or city" />}>
				{(control) => (
					<Select
						{...control}
						name="province"
						defaultValue={provinceId ?? ''}
						emptyLabel="Toàn quốc"
						options={[
							{ value: '79', label: 'Hồ Chí Minh' },
							{ value: '01', label: 'Hà Nội' },
						]}
					/>
				)}
			</Field>
		),
		onChange: fn(),
		onApply: fn(),
	},
	decorators: [
		(Story) => (
			<div className="grid max-w-[26rem] grid-cols-[minmax(0,1fr)] gap-4 bg-surface-raised p-5 text-ink">
				{Story()}
				<div className="flex flex-wrap gap-3">
					<Button type="reset" form="filters" variant="secondary">
						<Words vn="Đặt lại" en="Reset" />
					</Button>
					<Button type="submit" form="filters">
						<Words vn="Xem kết quả" en="Show results" />
					</Button>
				</div>
			</div>
		),
	],
} satisfies Meta<typeof ListingFilterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Full: Story = {
	tags: ['dark'],
	args: {
		filter: {
			tradingType: 'BUY',
			search: 'nhà phố',
			sort: 'price-asc',
			provinceId: '79',
			categoryIds: ['house', 'villa'],
			houseCategories: ['ALLEY'],
			priceMin: 2_000_000_000,
			priceMax: 5_200_000_000,
			pricePerSquareMeterMax: 100_000_000,
			areaMin: 50,
			areaMax: 80,
			facadeMin: 4.5,
			bedroomMin: 3,
			toiletMin: 7,
			floorsMin: 2,
			directions: ['EAST', 'SOUTH'],
			legalStatuses: ['HAVE_BOOK'],
			interiorStatuses: ['FULL'],
			characteristics: ['CAR_ALLEY'],
			characteristicsNot: ['BOUNDARIES', 'RUINED'],
			postedWithinDays: 7,
			isGreenCheck: true,
			isPlanningChecked: true,
			postMode: 'OWNER',
			projectName: 'Vinhomes',
		},
	},
	play: async ({ canvas, userEvent, args }) => {
		// What is set comes back whole.
		await userEvent.click(canvas.getByRole('button', { name: 'Xem kết quả' }));
		const { projectName, ...rest } = args.filter;
		await expect(args.onApply).toHaveBeenCalledWith({ ...rest, projectName });
	},
};
export const Rent: Story = { args: { filter: { tradingType: 'RENT', priceMax: 15_000_000 } } };
export const EveryKind: Story = { args: { withKind: true, filter: {} } };
export const Dark: Story = { tags: ['!test'], args: Full.args ?? {}, globals: { theme: 'dark' } };
export const English: Story = {
	args: { ...Full.args, categories: categories.map(({ code, name }) => ({ id: code, name: name.en })) },
	globals: { locale: 'en' },
};
export const Narrow: Story = {
	args: Full.args ?? {},
	globals: { viewport: { value: 'phone320' } },
};

export const AppliesEverythingAndKeepsWhatItDoesNotShow: Story = {
	args: {
		filter: {
			tradingType: 'BUY',
			search: 'nhà phố',
			sort: 'price-asc',
			box: { south: 10, west: 106, north: 11, east: 107 },
			circle: { lat: 10.7, long: 106.7, radius: 500 },
		},
	},
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('checkbox', { name: 'Biệt thự, liền kề' }));
		await userEvent.click(canvas.getByRole('checkbox', { name: 'Nhà riêng' }));
		await userEvent.type(canvas.getByRole('textbox', { name: 'Giá từ' }), '800tr');
		await expect(canvas.getByText('Hiểu là: từ 800 triệu')).toBeVisible();
		await userEvent.type(canvas.getByRole('textbox', { name: 'Giá đến' }), '5 tỷ 2');
		await expect(canvas.getByText('Hiểu là: 800 triệu–5,2 tỷ')).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: '50–80\u00a0m²' }));
		await userEvent.click(canvas.getByText('Số phòng, số tầng'));
		await userEvent.click(
			within(canvas.getByRole('group', { name: 'Số phòng ngủ' })).getByRole('radio', { name: '3+' }),
		);
		await userEvent.click(canvas.getByText('Pháp lý, kiểm tra'));
		await userEvent.click(canvas.getByRole('checkbox', { name: 'Đã có sổ' }));
		await userEvent.click(canvas.getByRole('checkbox', { name: 'Chỉ tin có tích xanh' }));
		await userEvent.click(canvas.getByText('Hướng, nội thất, đặc điểm'));
		await userEvent.click(canvas.getByRole('checkbox', { name: 'Đông Nam' }));
		const choose = async (trait: string, answer: string) =>
			userEvent.click(within(canvas.getByRole('group', { name: trait })).getByRole('radio', { name: answer }));
		await choose('Hẻm xe hơi', 'Có');
		await choose('Dính quy hoạch, lộ giới', 'Không');
		await userEvent.click(canvas.getByText('Tin đăng'));
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Đăng trong' }), '7');
		await userEvent.click(canvas.getByRole('radio', { name: 'Chính chủ' }));
		await userEvent.click(canvas.getByRole('button', { name: 'Xem kết quả' }));
		const expected = {
			...args.filter,
			categoryIds: ['house', 'villa'],
			priceMin: 800_000_000,
			priceMax: 5_200_000_000,
			areaMin: 50,
			areaMax: 80,
			bedroomMin: 3,
			legalStatuses: ['HAVE_BOOK'],
			isGreenCheck: true,
			directions: ['SOUTH_EAST'],
			characteristics: ['CAR_ALLEY'],
			characteristicsNot: ['BOUNDARIES'],
			postedWithinDays: 7,
			postMode: 'OWNER',
		};
		await expect(args.onApply).toHaveBeenCalledWith(expected);
		await expect(args.onChange).toHaveBeenLastCalledWith(expected);
	},
};

export const KeepsWhatItCannotReadAndSaysHowToWriteIt: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const field = canvas.getByRole('textbox', { name: 'Giá đến' });
		await userEvent.type(field, 'khoảng năm');
		await expect(field).not.toHaveAttribute('aria-invalid');
		await userEvent.click(canvas.getByRole('button', { name: 'Xem kết quả' }));
		await waitFor(() => expect(field).toHaveFocus());
		await expect(field).toHaveAccessibleDescription(/Chưa đọc được giá/);
		await expect(field).toHaveAttribute('aria-invalid', 'true');
		await expect(field).toHaveValue('khoảng năm');
		await expect(args.onApply).not.toHaveBeenCalled();

		await userEvent.clear(field);
		await userEvent.type(field, '45tr/m2');
		await userEvent.tab();
		await expect(field).toHaveAccessibleDescription(/Đây là giá mỗi m²/);
		await userEvent.clear(field);
		await userEvent.type(field, '5 tỷ');
		await userEvent.click(canvas.getByRole('button', { name: 'Xem kết quả' }));
		await expect(args.onApply).toHaveBeenCalledWith({ tradingType: 'BUY', priceMax: 5_000_000_000 });
	},
};

export const MendsARangeThatBeginsAtItsEnd: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const [from, to] = ['Giá từ', 'Giá đến'].map((name) => canvas.getByRole('textbox', { name }));
		await userEvent.type(from as HTMLElement, '5 tỷ');
		await userEvent.type(to as HTMLElement, '2 tỷ');
		// Already while it is typed, nothing is asked that nothing can fit.
		await expect(args.onChange).toHaveBeenLastCalledWith(
			expect.objectContaining({ priceMin: 2_000_000_000, priceMax: 5_000_000_000 }),
		);
		await userEvent.tab();
		await expect(canvas.getByText('Số trước lớn hơn số sau nên đã đổi chỗ: 2–5 tỷ')).toBeVisible();
		await expect(from).toHaveValue('2 tỷ');
		await expect(to).toHaveValue('5 tỷ');
	},
};

export const PressesAPresetTwiceForNone: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const preset = canvas.getByRole('button', { name: 'Dưới 1\u00a0tỷ' });
		await userEvent.click(preset);
		await expect(preset).toHaveAttribute('aria-pressed', 'true');
		await expect(canvas.getByRole('textbox', { name: 'Giá đến' })).toHaveValue('1 tỷ');
		await expect(args.onChange).toHaveBeenLastCalledWith({ tradingType: 'BUY', priceMax: 1_000_000_000 });
		await userEvent.click(preset);
		await expect(preset).toHaveAttribute('aria-pressed', 'false');
		await expect(args.onChange).toHaveBeenLastCalledWith({ tradingType: 'BUY' });
	},
};

export const OffersWhatFitsAndForgetsNothing: Story = {
	args: { filter: { tradingType: 'BUY', bedroomMin: 3 } },
	play: async ({ canvas, userEvent, args }) => {
		const land = canvas.getByRole('checkbox', { name: 'Đất thổ cư' });
		await expect(canvas.queryByRole('checkbox', { name: 'Phòng trọ' })).not.toBeInTheDocument();
		await expect(canvas.getByText('Số phòng, số tầng')).toBeVisible();
		await userEvent.click(land);
		await waitFor(() => expect(canvas.getByText('Số phòng, số tầng')).not.toBeVisible());
		await expect(args.onChange).toHaveBeenLastCalledWith({ tradingType: 'BUY', categoryIds: ['residential-land'] });
		await userEvent.click(land);
		await canvas.findByRole('radio', { name: '3+', checked: true });
		await expect(args.onChange).toHaveBeenLastCalledWith({ tradingType: 'BUY', bedroomMin: 3 });
	},
};

export const ChangesItsPricesWithTheKind: Story = {
	args: { withKind: true, filter: {} },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Bạn muốn' }), 'Cho thuê');
		await userEvent.click(await canvas.findByRole('button', { name: '10–15\u00a0triệu' }));
		await expect(canvas.getByRole('checkbox', { name: 'Phòng trọ' })).toBeVisible();
		await expect(args.onChange).toHaveBeenLastCalledWith({
			tradingType: 'RENT',
			priceMin: 10_000_000,
			priceMax: 15_000_000,
		});
	},
};

export const ForgetsThePartOfTheMapForAnotherPlace: Story = {
	args: { filter: { tradingType: 'BUY', provinceId: '79', box: { south: 10, west: 106, north: 11, east: 107 } } },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tỉnh, thành phố' }), 'Hà Nội');
		await expect(args.onChange).toHaveBeenLastCalledWith({ tradingType: 'BUY', provinceId: '01' });
	},
};

export const IsReset: Story = {
	args: {
		filter: {
			tradingType: 'BUY',
			search: 'nhà',
			provinceId: '79',
			priceMax: 2_000_000_000,
			directions: ['EAST'],
			box: { south: 10, west: 106, north: 11, east: 107 },
		},
	},
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByRole('textbox', { name: 'Diện tích từ' }), '50');
		await userEvent.click(canvas.getByRole('button', { name: 'Đặt lại' }));
		await expect(canvas.getByRole('textbox', { name: 'Giá đến' })).toHaveValue('');
		await expect(canvas.getByRole('textbox', { name: 'Diện tích từ' })).toHaveValue('');
		await expect(canvas.getByRole('combobox', { name: 'Tỉnh, thành phố' })).toHaveDisplayValue('Toàn quốc');
		await expect(args.onChange).toHaveBeenLastCalledWith({ tradingType: 'BUY', search: 'nhà' });
		await userEvent.click(canvas.getByRole('button', { name: 'Xem kết quả' }));
		await expect(args.onApply).toHaveBeenCalledWith({ tradingType: 'BUY', search: 'nhà' });
	},
};

export const CountsWhatIsSetInASection: Story = {
	args: {
		filter: { tradingType: 'BUY', priceMin: 1_000_000_000, priceMax: 2_000_000_000, bedroomMin: 2, toiletMin: 1 },
	},
	play: async ({ canvas, userEvent }) => {
		const heading = () => canvas.getByText('Số phòng, số tầng').closest('summary');
		await expect(heading()).toHaveTextContent('2 điều kiện');
		await expect(canvas.getAllByText('Giá')[0]?.closest('summary')).toHaveTextContent('1 điều kiện');
		await userEvent.click(
			within(canvas.getByRole('group', { name: 'Số phòng ngủ' })).getByRole('radio', { name: 'Bất kỳ' }),
		);
		await waitFor(() => expect(heading()).toHaveTextContent('1 điều kiện'));
	},
};

export const DoPriceInOwnWords: Story = {
	tags: ['!test'],
	render: () => (
		<RangeInput
			label="Giá"
			ends={[
				{ name: 'priceMin', label: 'Giá từ' },
				{ name: 'priceMax', label: 'Giá đến' },
			]}
			presets={priceRanges('BUY')}
			value={{ min: 2_000_000_000, max: 5_200_000_000 }}
			read={readPriceLimit}
			format={(value) => formatMoney(value, 'vn')}
			example="5 tỷ 2"
			onChange={fn()}
		/>
	),
};

export const DontPriceFromALongList: Story = {
	tags: ['!test'],
	render: () => (
		<Field label="Khoảng giá (VNĐ)">
			{(control) => (
				<Select
					{...control}
					options={Array.from({ length: 40 }, (_, index) => index * 500_000_000).map((dong) => ({
						value: String(dong),
						label: `${dong.toLocaleString('vi')} - ${(dong + 500_000_000).toLocaleString('vi')}`,
					}))}
				/>
			)}
		</Field>
	),
};
