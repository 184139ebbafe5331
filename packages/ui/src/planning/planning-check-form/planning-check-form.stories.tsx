import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent as userEvents, waitFor, within } from 'storybook/test';
import { AddressSelect } from '../../address/index.ts';
import { useText } from '../../foundations/page/use-text.ts';
import { Words } from '../../foundations/page/words.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { Segmented } from '../../primitives/segmented/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { drawPaper, paperUploads } from '../../translation/paper-field/paper.fixtures.ts';
import { now, unpaidCheck } from '../planning-check.fixtures.ts';
import {
	type CommuneControl,
	PlanningCheckForm,
	type PlanningCheckFormProps,
	type PlotPinControl,
} from './planning-check-form.tsx';

const communeText = {
	vn: {
		system: 'Địa giới',
		legacy: 'Trước 01/07/2025',
		current: 'Từ 01/07/2025',
		commune: 'Phường, xã',
		choose: 'Chọn…',
	},
	en: {
		system: 'Administrative units',
		legacy: 'Before 1 July 2025',
		current: 'Since 1 July 2025',
		commune: 'Ward or commune',
		choose: 'Choose…',
	},
};

/** A commune of two, in the place of the address domain's own choice. */
function Commune({ system, onSystemChange, value, onChange, errors }: CommuneControl) {
	const isLegacy = system === 'legacy';
	const text = useText(communeText);
	return (
		<>
			<Segmented
				label={text.system}
				name="system"
				width="full"
				defaultValue={system}
				options={[
					{ value: 'legacy', label: text.legacy },
					{ value: 'current', label: text.current },
				]}
				onChange={(next) => onSystemChange(next === 'current' ? 'current' : 'legacy')}
			/>
			<Field required label={text.commune} error={isLegacy ? errors.provinceId : errors.currentProvinceId}>
				{(control) => (
					<Select
						{...control}
						emptyLabel={text.choose}
						value={isLegacy ? value.wardId : value.currentWardId}
						options={
							isLegacy ? [{ value: '26740', label: 'Phường Bến Nghé' }] : [{ value: '26743', label: 'Phường Sài Gòn' }]
						}
						onChange={({ target }) =>
							onChange(
								isLegacy
									? { provinceId: '79', districtId: '760', wardId: target.value }
									: { currentProvinceId: '79', currentWardId: target.value },
							)
						}
					/>
				)}
			</Field>
		</>
	);
}

const units = {
	provinces: [{ id: '79', name: 'Hồ Chí Minh' }],
	districts: [{ id: '760', name: 'Quận 1' }],
	wards: [{ id: '26740', name: 'Phường Bến Nghé' }],
	currentProvinces: [{ id: '79', name: 'Hồ Chí Minh' }],
	currentWards: [{ id: '26743', name: 'Phường Sài Gòn' }],
};

/** A pin of one place, in the place of the map. */
function Pin({ point, onChange }: PlotPinControl) {
	return (
		<div className="cadastre grid h-48 place-content-center gap-2 rounded-card border border-line-strong">
			<Button variant="secondary" size="sm" onClick={() => onChange({ lat: 10.7769, long: 106.7009 })}>
				<Words vn="Ghim vào giữa khung" en="Pin the middle" />
			</Button>
			<p className="bg-surface-raised px-2 text-sm">
				{point ? `${point.lat}, ${point.long}` : <Words vn="Chưa ghim vị trí." en="No pin yet." />}
			</p>
		</div>
	);
}

const filled = {
	provinceId: '79',
	districtId: '760',
	wardId: '26740',
	mapSheetNo: 'DC-12',
	landPlotNo: '105',
	street: '12 Lê Lợi',
};

const meta = {
	component: PlanningCheckForm,
	args: {
		commune: (control) => <Commune {...control} />,
		map: (control) => <Pin {...control} />,
		upload: fn<PlanningCheckFormProps['upload']>(async (file) => ({ id: `upload-${file.name}` })),
		onDraftChange: fn(),
		onDirtyChange: fn(),
		onSubmit: fn<PlanningCheckFormProps['onSubmit']>(async () => undefined),
		now,
	},
	parameters: { route: '/planning-check' },
} satisfies Meta<typeof PlanningCheckForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
	args: { commune: (control) => <AddressSelect required options={units} {...control} /> },
	play: async ({ canvas }) => {
		// What it costs and when it is answered, before anything is sent.
		await expect(canvas.getByText(/^500\.000/)).toBeVisible();
		await expect(canvas.getByText('2 ngày làm việc')).toBeVisible();
		await expect(canvas.getByText(/trả phí bây giờ thì có trước 12\/03\/2026 15:20\./)).toBeVisible();
		await expect(canvas.getByText(/Gửi yêu cầu chưa trừ tiền\./)).toBeVisible();
	},
};
export const FromAListing: Story = {
	tags: ['dark'],
	args: { defaultValues: { ...filled, locationInfoId: 'l17' }, listing: unpaidCheck.listing ?? undefined },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('link', { name: /^Nhà ba tầng hẻm xe hơi/ })).toHaveAttribute(
			'href',
			'/real-estate/17',
		);
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi yêu cầu kiểm tra' }));
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith(
				expect.objectContaining({ locationInfoId: 'l17', mapSheetNo: 'DC-12' }),
			),
		);
	},
};
export const DraftRestored: Story = {
	args: {
		defaultValues: { ...filled, note: 'Xem giúp lộ giới.' },
		notice: <p>Đây là yêu cầu bạn điền dở lúc 09/03/2026 09:05.</p>,
	},
};
export const Edit: Story = {
	args: {
		isEdit: true,
		defaultValues: { ...filled, papers: unpaidCheck.files },
		files: unpaidCheck.files,
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'trich-luc-ban-do-dia-chinh.pdf' })).toBeVisible();
		await expect(canvas.getByText('Sửa yêu cầu không mất thêm phí.')).toBeVisible();
		await expect(canvas.getByRole('button', { name: 'Lưu thay đổi' })).toBeVisible();
	},
};
export const Dark: Story = { tags: ['!test'], args: FromAListing.args ?? {}, globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], args: FromAListing.args ?? {}, globals: { locale: 'en' } };
export const Narrow: Story = {
	args: {
		defaultValues: { ...filled, papers: unpaidCheck.files, note: 'Thửa góc hai mặt hẻm. '.repeat(20) },
		listing: unpaidCheck.listing ?? undefined,
	},
	globals: { viewport: { value: 'phone320' } },
};

export const SendsThePlotAsTheCertificateNamesIt: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Phường, xã' }), 'Phường Bến Nghé');
		await userEvent.type(canvas.getByRole('textbox', { name: 'Số tờ bản đồ' }), ' DC-12');
		await userEvent.type(canvas.getByRole('textbox', { name: 'Số thửa đất' }), '105-2');
		await userEvent.type(canvas.getByRole('textbox', { name: /^Địa chỉ thửa đất/ }), '12 Lê Lợi');
		await userEvent.click(canvas.getByRole('button', { name: 'Ghim vào giữa khung' }));
		await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true, false);
		await expect(args.onDraftChange).toHaveBeenLastCalledWith(
			expect.objectContaining({ mapSheetNo: ' DC-12', landPlotNo: '105-2', locationLat: 10.7769 }),
		);
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi yêu cầu kiểm tra' }));
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith({
				provinceId: '79',
				districtId: '760',
				wardId: '26740',
				currentProvinceId: null,
				currentWardId: null,
				mapSheetNo: 'DC-12',
				landPlotNo: '105-2',
				street: '12 Lê Lợi',
				locationLat: 10.7769,
				locationLong: 106.7009,
				note: null,
				locationInfoId: null,
				fileIds: [],
			}),
		);
		await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false, false));
	},
};

export const TakesACertificateOfTheUnitsInForce: Story = {
	args: { defaultValues: filled },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('radio', { name: 'Từ 01/07/2025' }));
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi yêu cầu kiểm tra' }));
		const commune = canvas.getByRole('combobox', { name: 'Phường, xã' });
		await waitFor(() =>
			expect(commune).toHaveAccessibleDescription('Hãy chọn tỉnh, thành phố in trên giấy chứng nhận.'),
		);
		await waitFor(() => expect(commune).toHaveFocus());
		await userEvent.selectOptions(commune, 'Phường Sài Gòn');
		await expect(commune).not.toBeInvalid();
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi yêu cầu kiểm tra' }));
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ wardId: null, currentWardId: '26743' })),
		);
	},
};

export const LeadsToWhatIsMissing: Story = {
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		const send = canvas.getByRole('button', { name: 'Gửi yêu cầu kiểm tra' });
		const led: (EventTarget | null)[] = [];
		canvasElement.addEventListener('focusin', ({ target }) => led.push(target));
		await userEvent.click(send);
		await waitFor(() => expect(canvas.getByText('Hãy nhập số tờ bản đồ.')).toBeVisible());
		await expect(canvas.getByText('Hãy nhập số thửa đất.')).toBeVisible();
		const first = canvas.getByRole('combobox', { name: 'Phường, xã' });
		await waitFor(() => expect(first).toHaveFocus());
		// At once: whoever listens hears one field.
		await expect(led).toEqual([send, first]);
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

async function choosePaper(canvasElement: HTMLElement, name: string) {
	const user = userEvents.setup({ applyAccept: false });
	await user.upload(canvasElement.querySelector('input[type="file"]') as HTMLInputElement, [await drawPaper(name)]);
}

export const WaitsForPhotosOnTheirWay: Story = {
	args: { defaultValues: filled },
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		const { upload, running } = paperUploads();
		(args.upload as ReturnType<typeof fn>).mockImplementation(upload);
		await choosePaper(canvasElement, 'so-hong.jpg');
		await waitFor(() => expect(running.size).toBe(1));
		await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true, true);
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi yêu cầu kiểm tra' }));
		await expect(await canvas.findByText(/^Ảnh còn đang tải lên\./)).toBeVisible();
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Chọn ảnh hoặc PDF' })).toHaveFocus());
		await expect(args.onSubmit).not.toHaveBeenCalled();
		running.get('so-hong.jpg')?.settle();
		await expect(await canvas.findByText('Đã tải lên')).toBeVisible();
		await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true, false));
		await waitFor(() => expect(canvas.queryByText(/^Ảnh còn đang tải lên\./)).not.toBeInTheDocument());
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi yêu cầu kiểm tra' }));
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ fileIds: ['upload-so-hong.jpg'] })),
		);
	},
};

export const SaysWhichFileIsGone: Story = {
	args: {
		defaultValues: { ...filled, papers: unpaidCheck.files },
		onSubmit: fn<PlanningCheckFormProps['onSubmit']>(async () => ({
			fields: [{ path: 'fileIds.1', code: 'unknown' }],
		})),
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi yêu cầu kiểm tra' }));
		await waitFor(() =>
			expect(canvas.getAllByText('Có tệp không còn dùng được. Hãy chọn lại tệp đó.').length).toBeGreaterThan(1),
		);
		await userEvent.click(canvas.getByRole('button', { name: 'Bỏ trich-luc-ban-do-dia-chinh.pdf' }));
		await waitFor(() =>
			expect(canvas.queryByText('Có tệp không còn dùng được. Hãy chọn lại tệp đó.')).not.toBeInTheDocument(),
		);
	},
};

export const SaysSoWhereAnotherArrivesJustThen: Story = {
	args: { defaultValues: { ...filled, papers: unpaidCheck.files } },
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		const refused = Promise.withResolvers<{ fields: { path: string; code: string }[] }>();
		const arrived = Promise.withResolvers<{ id: string }>();
		(args.onSubmit as ReturnType<typeof fn>).mockReturnValueOnce(refused.promise);
		(args.upload as ReturnType<typeof fn>).mockReturnValueOnce(arrived.promise);
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi yêu cầu kiểm tra' }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
		await choosePaper(canvasElement, 'so-hong.jpg');
		await waitFor(() => expect(args.upload).toHaveBeenCalledTimes(1));
		refused.resolve({ fields: [{ path: 'fileIds.1', code: 'unknown' }] });
		// Told, and not drawn yet.
		for (let times = 0; times < 9; times++) await undefined;
		arrived.resolve({ id: 'upload-so-hong.jpg' });
		await waitFor(() => expect(canvas.getAllByText('Đã tải lên')).toHaveLength(unpaidCheck.files.length));
		const row = canvas.getByText('trich-luc-ban-do-dia-chinh.pdf').closest('li');
		await expect(row).toHaveTextContent('Có tệp không còn dùng được. Hãy chọn lại tệp đó.');
	},
};

const refusedFor = (path: string, code: string) => ({
	defaultValues: filled,
	onSubmit: fn<PlanningCheckFormProps['onSubmit']>(async () => ({ fields: [{ path, code }] })),
});

export const SaysAtThePinWhatIsWrongWithEitherCoordinate: Story = {
	args: refusedFor('locationLong', 'outside'),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi yêu cầu kiểm tra' }));
		const pin = canvas.getByRole('group', { name: 'Vị trí trên bản đồ' });
		await waitFor(() => expect(within(pin).getByText(/ngoài Việt Nam/)).toBeVisible());
	},
};

export const SaysThatItWasRefusedForAFieldThatIsNotHere: Story = {
	args: refusedFor('fee', 'required'),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi yêu cầu kiểm tra' }));
		await waitFor(() =>
			expect(canvas.getByText('Thông tin này chưa được chấp nhận. Hãy xem lại rồi thử lại.')).toBeVisible(),
		);
	},
};
