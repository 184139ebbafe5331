import { draftPrices, type ListingDraft, storedPhoto, toPhotoInput } from '@ancu/forms/listing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { FormerAddress } from '../../address/index.ts';
import { Words } from '../../foundations/page/words.tsx';
import { Button } from '../../primitives/button/index.ts';
import { DraftNotice } from '../draft-notice/draft-notice.tsx';
import * as listings from '../listing.fixtures.ts';
import { ListingCard } from '../listing-card/listing-card.tsx';
import { ListingPagePreview } from '../listing-page-preview/listing-page-preview.tsx';
import { arrives } from '../photo-field/photo-field.fixtures.ts';
import { PhotoField } from '../photo-field/photo-field.tsx';
import * as fixtures from './listing-form.fixtures.ts';
import { ListingForm, type ListingFormProps } from './listing-form.tsx';
import type { PhotosControl } from './step-photos.tsx';

const meta = {
	component: ListingForm,
	args: {
		places: fixtures.places,
		ownPhone: '+84912345678',
		map: ({ point, onChange }) => (
			<div className="cadastre grid min-h-40 place-items-center gap-3 rounded-card border border-line p-4 text-sm">
				{point ? `${point.lat}, ${point.long}` : <Words vn="Chưa có ghim" en="No pin yet" />}
				<Button variant="secondary" size="sm" onClick={() => onChange({ lat: 10.77, long: 106.7 })}>
					<Words vn="Đặt ghim" en="Set the pin" />
				</Button>
			</div>
		),
		photos: ({ images, error, onChange }) => (
			<div className="grid gap-3 rounded-card border border-dashed border-line-strong p-4 text-sm">
				<p>{error ?? <Words vn={`${images.length} ảnh`} en={`${images.length} photos`} />}</p>
				<Button
					variant="secondary"
					size="sm"
					onClick={() => onChange({ images: [...images, `new-${images.length}`], captions: [] })}
				>
					<Words vn="Thêm ảnh" en="Add a photo" />
				</Button>
			</div>
		),
		preview: (draft: ListingDraft) => (
			<article className="rounded-card border border-line bg-surface-raised p-4">
				<h3 className="font-bold wrap-anywhere">{draft.title || '…'}</h3>
				<p>{draftPrices(draft).total ?? '…'}</p>
			</article>
		),
		onSubmit: fn(),
		onDraftChange: fn(),
		onDirtyChange: fn(),
	},
	parameters: { route: '/post-new' },
} satisfies Meta<typeof ListingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const filled = (initialStep: NonNullable<Story['args']>['initialStep'], change: Partial<ListingDraft> = {}) => ({
	defaultValues: { ...fixtures.house, ...change },
	initialStep,
});

export const Empty: Story = {};
export const Kind: Story = { args: filled('kind') };
export const Address: Story = { args: filled('address') };
export const Facts: Story = { args: filled('facts') };
export const FactsOfLand: Story = {
	args: { defaultValues: fixtures.plot, initialStep: 'facts' },
	play: async ({ canvas }) => {
		await expect(canvas.getByLabelText('Loại đất')).toBeVisible();
		await expect(canvas.getByLabelText('Diện tích đất')).toHaveValue('5 x 20m');
		await expect(canvas.queryByLabelText(/Số phòng ngủ/)).not.toBeInTheDocument();
		await expect(canvas.queryByLabelText('Nhà nát')).not.toBeInTheDocument();
	},
};
export const FactsOfAFlat: Story = {
	args: filled('facts', { categoryId: 'apartment', area: '70' }),
	play: async ({ canvas }) => {
		await expect(canvas.getByLabelText('Diện tích sàn')).toHaveValue('70');
		await expect(canvas.getByLabelText('Số phòng ngủ')).toBeVisible();
		await expect(canvas.queryByLabelText(/Mặt tiền/)).not.toBeInTheDocument();
	},
};
export const FactsOfNothingYet: Story = { args: { initialStep: 'facts' } };
export const Papers: Story = { args: filled('papers') };
export const Price: Story = {
	args: { ...filled('price'), median: { place: 'Quận 1', pricePerSquareMeter: 110_000_000, count: 34 } },
};
/** The field of photos that the form is made for, as an app puts it into its slot. */
function RealPhotos({ error, onChange }: PhotosControl) {
	const [value, setValue] = useState(() =>
		listings.houseDetail.photos.map(({ url, caption, width, height }, index) =>
			storedPhoto({ key: `photo-${index + 1}`, url, caption, width, height }),
		),
	);
	return (
		<PhotoField
			value={value}
			error={error}
			upload={arrives}
			onChange={(next) => {
				setValue([...next]);
				onChange(toPhotoInput(next));
			}}
		/>
	);
}

export const Photos: Story = { args: { ...filled('photos'), photos: (control) => <RealPhotos {...control} /> } };
export const Contact: Story = { args: filled('contact') };
/** Waits to be told to show the number, and shows it. */
function WithHiddenPhone(args: ListingFormProps) {
	const [isHidden, setHidden] = useState(true);
	const show = async () => {
		setHidden(false);
		return undefined;
	};
	return <ListingForm {...args} onShowPhone={isHidden ? show : undefined} />;
}

export const ContactWithAHiddenNumber: Story = {
	tags: ['dark'],
	args: filled('contact'),
	render: (args) => <WithHiddenPhone {...args} />,
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas, userEvent }) => {
		const show = { name: 'Hiện số của tôi' };
		const name = canvas.getByLabelText('Tên người liên hệ');
		await userEvent.clear(name);
		await userEvent.type(name, 'Chị An');
		await expect(canvas.getByText(/không ai gọi được cho bạn/)).toBeVisible();
		// Another number hides nothing.
		await userEvent.click(canvas.getByRole('radio', { name: 'Số khác' }));
		await expect(canvas.queryByRole('button', show)).not.toBeInTheDocument();
		await userEvent.click(canvas.getByRole('radio', { name: /^Số của tôi/ }));
		await userEvent.click(canvas.getByRole('button', show));
		const said = canvas.getByText('Từ bây giờ, người đã đăng nhập thấy số của bạn.');
		await expect(said).toBeVisible();
		await expect(said.parentElement).toHaveFocus();
		await expect(canvas.queryByRole('button', show)).not.toBeInTheDocument();
		await expect(name).toHaveValue('Chị An');
	},
};
export const HiddenNumberThatCannotBeShown: Story = {
	args: { ...filled('preview'), onShowPhone: fn(async () => ({ message: 'Chưa lưu được.' })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Hiện số của tôi' }));
		await expect(await canvas.findByText('Chưa lưu được.')).toBeVisible();
		await expect(canvas.getByRole('button', { name: 'Hiện số của tôi' })).toBeEnabled();
	},
};
export const Preview: Story = {
	tags: ['dark'],
	args: {
		...filled('preview'),
		preview: () => <ListingCard listing={listings.house} now={listings.now} level={4} />,
		pagePreview: () => <ListingPagePreview listing={listings.houseDetail} map={<div className="hatch size-full" />} />,
	},
	play: async ({ canvas }) => {
		const { title } = listings.house;
		await expect(canvas.getByRole('heading', { level: 3, name: 'Trong danh sách' })).toBeVisible();
		await expect(canvas.getByRole('heading', { level: 3, name: 'Trên trang của tin' })).toBeVisible();
		await expect(canvas.getAllByRole('heading', { level: 4, name: title })).toHaveLength(2);
		// It has no page yet, and the form is not left.
		await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
	},
};
export const PreviewNarrow: Story = {
	...Preview,
	args: {
		...Preview.args,
		preview: () => <ListingCard listing={listings.longTitle} now={listings.now} level={4} />,
		pagePreview: () => <ListingPagePreview listing={{ ...listings.houseDetail, ...listings.longTitle }} />,
	},
	globals: { viewport: { value: 'phone320' } },
	play: async () => {
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
	},
};
export const PreviewDark: Story = { tags: ['!test'], args: Preview.args ?? {}, globals: { theme: 'dark' } };
export const PlacesLoading: Story = {
	args: { ...filled('address', { wardId: '' }), places: { provinces: undefined } },
	play: async ({ canvas }) => {
		await expect(canvas.getByLabelText('Tỉnh, thành phố')).toHaveDisplayValue('Đang tải…');
	},
};
export const PinElsewhere: Story = {
	args: { ...filled('address'), pinNotice: 'Ghim nằm ở Phường Tân Định, không phải Phường Bến Nghé.' },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/Ghim nằm ở Phường Tân Định/)).toBeVisible();
	},
};
export const Dark: Story = { args: filled('price'), globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], args: filled('facts'), globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { defaultValues: fixtures.longHouse, initialStep: 'photos' },
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas, userEvent }) => {
		for (const name of ['Giá', 'Pháp lý', 'Đặc điểm', 'Địa chỉ', 'Loại tin']) {
			await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
			await userEvent.click(canvas.getByRole('button', { name: 'Quay lại' }));
			await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(name);
		}
	},
};
export const NarrowWithErrors: Story = {
	args: { defaultValues: { ...fixtures.longHouse, price: '5', title: '', area: '' }, initialStep: 'preview' },
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Đăng tin' }));
		await waitFor(() => expect(canvas.getByText('Còn 3 chỗ cần sửa')).toBeVisible());
		await userEvent.click(canvas.getByText('Bước 8 trên 8'));
		await expect(canvas.getByRole('button', { name: 'Giá (cần sửa)' })).toBeVisible();
	},
};

const heading = (canvas: ReturnType<typeof within>) => canvas.getByRole('heading', { level: 2 });

export const BeginsWithTheKindAndAsksWhatFitsIt: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const category = canvas.getByLabelText('Loại nhà đất');
		await expect(category).toBeDisabled();
		await userEvent.click(canvas.getByRole('radio', { name: 'Cho thuê' }));
		await userEvent.selectOptions(category, 'Phòng trọ');
		await expect(within(category).queryByRole('option', { name: 'Đất thổ cư' })).not.toBeInTheDocument();
		await userEvent.click(canvas.getByRole('radio', { name: 'Bán' }));
		// A room is let, not sold.
		await expect(category).toHaveValue('');
		await userEvent.selectOptions(category, 'Căn hộ chung cư');
		await userEvent.click(canvas.getByRole('radio', { name: 'Tôi là môi giới' }));
		await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }));
		await waitFor(() => expect(heading(canvas)).toHaveTextContent('Bước 2 trên 8: Địa chỉ'));
		await expect(heading(canvas)).toHaveFocus();
		await expect(args.onDraftChange).toHaveBeenLastCalledWith(
			expect.objectContaining({ tradingType: 'BUY', categoryId: 'apartment', postMode: 'BROKER' }),
			expect.arrayContaining(['tradingType', 'categoryId', 'postMode']),
			'kind',
		);
		await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
	},
};

/** Its steps in a row, as a browser keeps addresses. */
function InAddresses(args: ListingFormProps) {
	const [addresses, setAddresses] = useState([args.step]);
	const [at, setAt] = useState(0);
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<div className="flex flex-wrap gap-2">
				<Button size="sm" variant="quiet" aria-disabled={at === 0} onClick={() => setAt(at - 1)}>
					Trang trước
				</Button>
				<Button size="sm" variant="quiet" aria-disabled={at + 1 >= addresses.length} onClick={() => setAt(at + 1)}>
					Trang sau
				</Button>
				<code className="self-center text-sm">?step={addresses[at]}</code>
			</div>
			<ListingForm
				{...args}
				step={addresses[at]}
				onStepChange={(step, { replace }) => {
					const begin = addresses.slice(0, replace ? at : at + 1);
					setAddresses([...begin, step]);
					setAt(begin.length);
				}}
			/>
		</div>
	);
}

export const StepsInAddresses: Story = {
	args: { defaultValues: { ...fixtures.house, title: '' }, step: 'preview' },
	render: (args) => <InAddresses {...args} />,
	play: async ({ canvas, userEvent }) => {
		// The title is missing.
		await expect(heading(canvas)).toHaveTextContent('Ảnh và mô tả');
		await waitFor(() => expect(canvas.getByText('?step=photos')).toBeVisible());
		await userEvent.type(canvas.getByLabelText('Tiêu đề'), 'Nhà ba tầng hẻm xe hơi Trần Đình Xu');
		await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }));
		await waitFor(() => expect(canvas.getByText('?step=contact')).toBeVisible());
		await expect(heading(canvas)).toHaveFocus();
		await userEvent.click(canvas.getByRole('button', { name: 'Trang trước' }));
		await waitFor(() => expect(heading(canvas)).toHaveTextContent('Ảnh và mô tả'));
		await expect(heading(canvas)).toHaveFocus();
		await expect(canvas.getByLabelText('Tiêu đề')).toHaveValue('Nhà ba tầng hẻm xe hơi Trần Đình Xu');
		await userEvent.click(canvas.getByRole('button', { name: 'Trang sau' }));
		await waitFor(() => expect(heading(canvas)).toHaveTextContent('Liên hệ'));
		await expect(heading(canvas)).toHaveFocus();
	},
};

export const LeadsToWhatIsMissing: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }));
		const summary = canvas.getByRole('alert');
		await waitFor(() => expect(summary).toHaveTextContent('Còn 3 chỗ cần sửa'));
		await expect(summary).toHaveFocus();
		await userEvent.click(
			within(summary).getByRole('button', { name: 'Loại tin: Hãy cho biết bạn là chủ nhà hay môi giới.' }),
		);
		await waitFor(() => expect(canvas.getByRole('radio', { name: 'Tôi là chủ nhà, chủ đất' })).toHaveFocus());
		await userEvent.keyboard(' ');
		await expect(summary).toHaveTextContent('Còn 2 chỗ cần sửa');
	},
};

export const NamesEveryErrorAtTheEnd: Story = {
	args: filled('preview', { price: '5 - 6 tỷ', bedroom: '', title: 'Nhà' }),
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Đăng tin' }));
		const summary = canvas.getByRole('alert');
		await waitFor(() => expect(summary).toHaveFocus());
		await expect(within(summary).getAllByRole('listitem')).toHaveLength(3);
		await expect(args.onSubmit).not.toHaveBeenCalled();
		await userEvent.click(within(summary).getByRole('button', { name: /^Giá: Chưa rõ giá/ }));
		const price = canvas.getByLabelText('Giá bán');
		await waitFor(() => expect(price).toHaveFocus());
		await expect(price).toHaveAccessibleDescription(/Chưa rõ giá là bao nhiêu/);
		await userEvent.clear(price);
		await userEvent.type(price, '5,5 tỷ');
		await waitFor(() => expect(within(summary).getAllByRole('listitem')).toHaveLength(2));
	},
};

export const ReadsThePriceAsItIsTyped: Story = {
	args: filled('price', { price: '', area: '100' }),
	play: async ({ canvas, userEvent }) => {
		const price = canvas.getByLabelText('Giá bán');
		await userEvent.type(price, '5 tỷ 2');
		await expect(canvas.getByText('Năm tỷ hai trăm triệu đồng')).toBeVisible();
		await expect(canvas.getByText('5,2 tỷ')).toBeVisible();
		await expect(canvas.getByText('52 triệu/m²')).toBeVisible();
		await userEvent.clear(price);
		await userEvent.type(price, '45tr/m2');
		await expect(canvas.getByText('4,5 tỷ')).toBeVisible();
		await expect(canvas.getByText('45 triệu/m²')).toBeVisible();
		await userEvent.clear(price);
		await expect(canvas.getByText(/sẽ hiện ở đây/)).toBeVisible();
	},
};

export const StaysWhereTheWholeIsBeyondAllMoney: Story = {
	args: filled('price', { price: '45 tỷ/m2', area: '50 ha' }),
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByText('45 tỷ/m²')).toBeVisible();
		await expect(canvas.queryByText(/^Nhập diện tích/)).not.toBeInTheDocument();
		await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }));
		await waitFor(() => expect(canvas.getByLabelText('Giá bán')).toHaveAccessibleDescription(/cao/));
	},
};

export const SaysWhatItDoesNotUnderstandYet: Story = {
	args: filled('price', { price: '' }),
	play: async ({ canvas, userEvent }) => {
		const price = canvas.getByLabelText('Giá bán');
		const read = canvas.getByText(/sẽ hiện ở đây/);
		await userEvent.type(price, '5 - 6 tỷ');
		await expect(read).toHaveTextContent(/^Chưa hiểu giá này\./);
		await userEvent.clear(price);
		await userEvent.type(price, 'thỏa thuận');
		await expect(canvas.getByText('Thỏa thuận')).toBeVisible();
	},
};

export const TakesANegotiablePrice: Story = {
	args: filled('price', { price: '' }),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('checkbox', { name: 'Giá thỏa thuận' }));
		await expect(canvas.getByText('Thỏa thuận')).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }));
		await waitFor(() => expect(heading(canvas)).toHaveTextContent('Ảnh và mô tả'));
	},
};

export const TakesThePhoneNumberOutOfTheTitle: Story = {
	args: filled('photos', { title: 'Nhà ba tầng hẻm xe hơi Trần Đình Xu LH 0909 123 456' }),
	play: async ({ canvas, userEvent }) => {
		const title = canvas.getByLabelText('Tiêu đề');
		await expect(canvas.getByText(/Tiêu đề có số điện thoại\./)).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Bỏ số điện thoại' }));
		await expect(title).toHaveValue('Nhà ba tầng hẻm xe hơi Trần Đình Xu');
		await expect(title).toHaveFocus();
		await expect(canvas.queryByText(/Tiêu đề có số điện thoại\./)).not.toBeInTheDocument();
	},
};

export const OffersThePriceOfASquareMetre: Story = {
	args: filled('price', { categoryId: 'apartment', area: '70', price: '45 triệu' }),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Đổi thành giá mỗi m²' }));
		await expect(canvas.getByLabelText('Giá bán')).toHaveValue('45 triệu/m²');
		await expect(canvas.getByText('3,15 tỷ')).toBeVisible();
	},
};

export const TellsWhatWouldHelpMost: Story = {
	args: filled('preview', { images: [] }),
	globals: { viewport: { value: 'desktop' } },
	play: async ({ canvas, userEvent }) => {
		const [open] = canvas.getAllByRole('button', { name: 'Đến chỗ đó' });
		await expect(canvas.getAllByText('Nên làm tiếp: thêm đủ 3 ảnh.')[0]).toBeInTheDocument();
		if (open) await userEvent.click(open);
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Thêm ảnh' })).toHaveFocus());
	},
};

export const KeepsPhotosWhileOtherStepsAreOpen: Story = {
	args: filled('photos', { images: [] }),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thêm ảnh' }));
		await expect(canvas.getByText('1 ảnh')).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Quay lại' }));
		await expect(canvas.getByText('1 ảnh')).not.toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }));
		await waitFor(() => expect(canvas.getByText('1 ảnh')).toBeVisible());
	},
};

export const SetsThePin: Story = {
	args: filled('address', { locationLat: null, locationLong: null }),
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Đặt ghim' }));
		await expect(canvas.getByText('10.77, 106.7')).toBeVisible();
		await expect(args.onDraftChange).toHaveBeenLastCalledWith(
			expect.objectContaining({ locationLat: 10.77, locationLong: 106.7 }),
			['locationLat', 'locationLong'],
			'address',
		);
	},
};

export const ForgetsTheWardOfAnotherProvince: Story = {
	args: { ...filled('address'), places: { ...fixtures.places, wards: [] } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.selectOptions(canvas.getByLabelText('Tỉnh, thành phố'), 'Bà Rịa - Vũng Tàu');
		await expect(canvas.getByLabelText('Quận, huyện')).toHaveValue('');
		await expect(canvas.queryByLabelText('Phường, xã')).not.toBeInTheDocument();
		await userEvent.selectOptions(canvas.getByLabelText('Quận, huyện'), 'Huyện Côn Đảo');
		// Côn Đảo has no wards.
		await expect(canvas.queryByLabelText('Phường, xã')).not.toBeInTheDocument();
	},
};

const quan1 = { provinceId: '79', province: 'Thành phố Hồ Chí Minh', districtId: '760', district: 'Quận 1' };
const ofSaiGon = [
	{ ...quan1, wardId: '26740', ward: 'Phường Bến Nghé' },
	{ ...quan1, wardId: '26737', ward: 'Phường Đa Kao' },
];
const unplaced = { provinceId: '', districtId: '', wardId: '' };

/** By the commune in force, as an app asks what it was. */
export const AddressByTheCommune: Story = {
	tags: ['dark'],
	args: {
		...filled('address', { ...unplaced, system: 'current' }),
		former: (control) => <FormerAddress units={ofSaiGon} onRetry={fn()} {...control} />,
	},
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }));
		await waitFor(() => expect(canvas.getByLabelText('Tỉnh, thành phố')).toBeInvalid());
		// What waits for the province has no field yet, and is no second thing to mend.
		await expect(canvas.getByRole('alert')).toHaveTextContent('Còn 1 chỗ cần sửa');
		await userEvent.click(canvas.getByRole('button', { name: /Hãy chọn tỉnh, thành phố/ }));
		await waitFor(() => expect(canvas.getByLabelText('Tỉnh, thành phố')).toHaveFocus());
		await userEvent.selectOptions(canvas.getByLabelText('Tỉnh, thành phố'), 'Hồ Chí Minh');
		await expect(canvas.queryByLabelText('Quận, huyện')).not.toBeInTheDocument();
		await userEvent.selectOptions(canvas.getByLabelText('Phường, xã'), 'Phường Sài Gòn');
		await userEvent.click(canvas.getByRole('radio', { name: 'Tôi chưa rõ' }));
		await expect(args.onDraftChange).toHaveBeenLastCalledWith(
			expect.objectContaining({ currentWardId: '26740', provinceId: '79', districtId: '760', wardId: '' }),
			expect.arrayContaining(['currentWardId', 'districtId']),
			'address',
		);
		await userEvent.click(canvas.getByRole('radio', { name: 'Phường Đa Kao' }));
		await expect(args.onDraftChange).toHaveBeenLastCalledWith(
			expect.objectContaining({ currentWardId: '26740', wardId: '26737' }),
			expect.anything(),
			'address',
		);
		await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }));
		await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Đặc điểm'));
	},
};

export const AsksForTheDistrictOnceTheProvinceIsChosen: Story = {
	args: filled('address', unplaced),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }));
		const summary = canvas.getByRole('alert');
		await waitFor(() => expect(summary).toHaveTextContent('Còn 1 chỗ cần sửa'));
		await expect(summary).not.toHaveTextContent('Hãy chọn quận, huyện');
		await userEvent.click(within(summary).getByRole('button', { name: /Hãy chọn tỉnh, thành phố/ }));
		await waitFor(() => expect(canvas.getByLabelText('Tỉnh, thành phố')).toHaveFocus());
		await userEvent.selectOptions(canvas.getByLabelText('Tỉnh, thành phố'), 'Hồ Chí Minh');
		await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }));
		await userEvent.click(await within(summary).findByRole('button', { name: /Hãy chọn quận, huyện/ }));
		await waitFor(() => expect(canvas.getByLabelText('Quận, huyện')).toHaveFocus());
	},
};

export const ForgetsWhatAnotherCommuneWas: Story = {
	args: {
		...filled('address', { wardId: '26737', system: 'current', currentProvinceId: '79', currentWardId: '26740' }),
		former: (control) => <FormerAddress units={ofSaiGon} onRetry={fn()} {...control} />,
	},
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('radio', { name: 'Phường Đa Kao' })).toBeChecked();
		await userEvent.selectOptions(canvas.getByLabelText('Phường, xã'), 'Phường Tân Định');
		await expect(args.onDraftChange).toHaveBeenLastCalledWith(
			expect.objectContaining({ ...unplaced, currentWardId: '26734' }),
			expect.anything(),
			'address',
		);
		// The other system shows what is known of it, and is asked by its own units.
		await userEvent.click(canvas.getByRole('radio', { name: 'Trước 01/07/2025' }));
		await expect(canvas.getByLabelText('Tỉnh, thành phố')).toHaveValue('');
	},
};

export const AddressWithoutNewWards: Story = {
	args: {
		...filled('address', { ...unplaced, system: 'current', currentProvinceId: '79' }),
		places: { ...fixtures.places, currentWards: [] },
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Chọn theo địa giới trước 01/07/2025' }));
		const legacy = canvas.getByRole('radio', { name: 'Trước 01/07/2025' });
		await expect(legacy).toBeChecked();
		await expect(legacy).toHaveFocus();
		await expect(canvas.getByLabelText('Tỉnh, thành phố')).toBeVisible();
	},
};

export const ForgetsWhichPartOfAnotherWard: Story = {
	args: {
		...filled('address'),
		conversion: ({ value, onChoose, error }) => (
			<p>
				<Button variant="secondary" size="sm" onClick={() => onChoose('26740')}>
					Phường Sài Gòn
				</Button>{' '}
				{value || error || 'Chưa chọn'}
			</p>
		),
	},
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Phường Sài Gòn' }));
		await expect(args.onDraftChange).toHaveBeenLastCalledWith(
			expect.objectContaining({ currentWardId: '26740' }),
			['currentWardId'],
			'address',
		);
		await userEvent.selectOptions(canvas.getByLabelText('Phường, xã'), 'Phường Tân Định');
		await expect(canvas.getByText('Chưa chọn')).toBeVisible();
		await expect(args.onDraftChange).toHaveBeenLastCalledWith(
			expect.objectContaining({ wardId: '26734', currentWardId: '' }),
			['wardId'],
			'address',
		);
	},
};

export const AsksForAnotherNumber: Story = {
	args: filled('contact'),
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByRole('radio', { name: 'Số của tôi: 0912 345 678' })).toBeChecked();
		await userEvent.click(canvas.getByRole('radio', { name: 'Số khác' }));
		await userEvent.type(canvas.getByLabelText('Số điện thoại khác'), '123');
		await userEvent.type(canvas.getByLabelText(/Liên kết YouTube/), 'https://example.com/x');
		await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }));
		await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Còn 2 chỗ cần sửa'));
		await expect(canvas.getByLabelText(/Liên kết YouTube/)).toHaveAccessibleDescription(
			/không phải liên kết tới một video YouTube/,
		);
	},
};

export const AsksForANumberWhereTheAccountHasNone: Story = {
	args: { ...filled('contact'), ownPhone: null },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }));
		await waitFor(() =>
			expect(canvas.getByLabelText('Số điện thoại khác')).toHaveAccessibleDescription(/Hãy nhập số điện thoại liên hệ/),
		);
	},
};

export const DraftRestored: Story = {
	args: {
		...filled('facts'),
		draftState: { kind: 'saved', at: '2026-03-10T03:32:00Z' },
		notice: <p className="rounded-card bg-surface-sunken p-3 text-sm">Đã mở lại tin nháp của bạn.</p>,
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Đã mở lại tin nháp của bạn.')).toBeVisible();
		await expect(canvas.getByText('Đã lưu nháp lúc 10:32')).toBeVisible();
		await expect(canvas.getByLabelText('Diện tích đất')).toHaveValue('48,5 m2');
	},
};
export const DraftSaving: Story = { args: { ...filled('facts'), draftState: { kind: 'saving' } } };
export const DraftOnThisDeviceAlone: Story = {
	args: { ...filled('facts'), draftState: { kind: 'local' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Chưa lưu được lên máy chủ, vẫn giữ trên máy này.')).toBeVisible();
	},
};
export const DraftOneTooMany: Story = {
	args: { ...filled('facts'), draftState: { kind: 'full' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Chỉ giữ trên máy này: bạn có quá nhiều tin đang soạn\./)).toBeVisible();
	},
};

export const DraftElsewhereToo: Story = {
	args: { ...filled('facts'), draftState: { kind: 'elsewhere' } },
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/đang được soạn trong cửa sổ hay trên thiết bị khác/)).toBeVisible();
	},
};

/** What another device wrote is met while one types. */
function MetWhileTyping(args: ListingFormProps) {
	const [isMet, setMet] = useState(false);
	return (
		<ListingForm
			{...args}
			draftState={isMet ? { kind: 'elsewhere' } : undefined}
			notice={
				isMet && (
					<DraftNotice
						text="Tin này được soạn ở hai nơi. Bạn giữ bản nào? Chừng nào bạn chưa chọn, cả hai vẫn còn."
						action={
							<Button size="sm" variant="secondary">
								Giữ bản dưới đây
							</Button>
						}
					/>
				)
			}
			onDraftChange={() => setMet(true)}
		/>
	);
}

export const KeepsTheFieldInViewWhenSomethingIsSaid: Story = {
	args: filled('facts'),
	render: (args) => <MetWhileTyping {...args} />,
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas, userEvent }) => {
		const field = canvas.getByLabelText('Số phòng ngủ');
		const foot = canvas.getByRole('button', { name: 'Tiếp tục' }).closest('.sticky');
		const room = () => (foot?.getBoundingClientRect().top ?? 0) - field.getBoundingClientRect().bottom;
		field.focus({ preventScroll: true });
		// Just above the foot.
		window.scrollBy({ top: 4 - room(), behavior: 'instant' });
		await expect(room()).toBeLessThan(6);
		await userEvent.keyboard('9');
		await expect(canvas.getByText(/đang được soạn trong cửa sổ hay trên thiết bị khác/)).toBeVisible();
		await waitFor(() => expect(room()).toBeGreaterThanOrEqual(0));
		// No more than that: it stays where the eyes are.
		await expect(room()).toBeLessThan(10);
		await expect(field).toHaveFocus();
	},
};

export const DraftNowhere: Story = {
	args: { ...filled('facts'), draftState: { kind: 'nowhere' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Chưa lưu được ở đâu cả\./)).toBeVisible();
	},
};

export const EditSaysWhatIsLookedAtAgain: Story = {
	args: { ...filled('price'), isEdit: true, resubmitFields: ['price', 'area', 'images'] },
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.queryByText(/chờ duyệt lại/)).not.toBeInTheDocument();
		const price = canvas.getByLabelText('Giá bán');
		await userEvent.clear(price);
		await userEvent.type(price, '5 tỷ');
		await expect(canvas.getByText(/^Bạn đã đổi: giá bán\. Khi lưu, tin sẽ ẩn và chờ duyệt lại\.$/)).toBeVisible();
	},
};

/** Whoever changes one thing need not go through the steps behind it. */
export const EditIsSavedInAnyStep: Story = {
	args: { ...filled('price'), isEdit: true, onSubmit: fn(async () => undefined) },
	play: async ({ canvas, args, userEvent }) => {
		const save = { name: 'Lưu thay đổi' };
		await expect(canvas.queryByRole('button', save)).not.toBeInTheDocument();
		const price = canvas.getByLabelText('Giá bán');
		await userEvent.clear(price);
		await userEvent.click(canvas.getByRole('button', save));
		// What is wrong is said where it is.
		await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
		await expect(args.onSubmit).not.toHaveBeenCalled();
		await userEvent.type(price, '5 tỷ');
		await userEvent.click(canvas.getByRole('button', save));
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ price: 5_000_000_000 })),
		);
		await waitFor(() => expect(canvas.queryByRole('button', save)).not.toBeInTheDocument());
	},
};
export const EditNarrow: Story = {
	args: { ...filled('price', { price: '5 tỷ' }), savedValues: fixtures.house, isEdit: true },
	globals: { viewport: { value: 'phone320' } },
};

export const EditSaysItOfAPriceThatIsTakenBack: Story = {
	args: {
		...filled('price', { tradingType: 'RENT', price: '12 triệu/tháng' }),
		isEdit: true,
		hasMark: true,
		resubmitFields: ['price', 'area', 'images'],
	},
	play: async ({ canvas, userEvent }) => {
		const price = canvas.getByLabelText('Giá thuê một tháng');
		await userEvent.click(canvas.getByRole('checkbox', { name: 'Giá thỏa thuận' }));
		await expect(canvas.getByText(/^Bạn đã đổi: giá thuê một tháng\. Khi lưu, tin sẽ ẩn/)).toBeVisible();
		await expect(canvas.getByText(/tin có thể mất tích xanh/)).toBeVisible();
		await userEvent.click(canvas.getByRole('checkbox', { name: 'Giá thỏa thuận' }));
		await userEvent.clear(price);
		await userEvent.type(price, '13 triệu/tháng');
		await userEvent.click(canvas.getByRole('checkbox', { name: 'Giá thỏa thuận' }));
		// Price and tick are one thing to whoever reads.
		await expect(canvas.getByText(/^Bạn đã đổi: giá thuê một tháng\. Khi lưu/)).toBeVisible();
	},
};

export const SaysThatAChangeMayEndTheGreenCheck: Story = {
	args: { ...filled('price'), isEdit: true, hasMark: true },
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.queryByText(/mất tích xanh/)).not.toBeInTheDocument();
		const price = canvas.getByLabelText('Giá bán');
		await userEvent.clear(price);
		await userEvent.type(price, '5 tỷ');
		await expect(canvas.getByText(/tin có thể mất tích xanh/)).toBeVisible();
	},
};

export const SaysItOfAChangeThatWasBroughtBackToo: Story = {
	args: {
		...filled('price', { price: '5 tỷ' }),
		savedValues: fixtures.house,
		isEdit: true,
		resubmitFields: ['price'],
	},
	play: async ({ canvas, args }) => {
		await expect(canvas.getByText(/^Bạn đã đổi: giá bán\. Khi lưu/)).toBeVisible();
		await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
	},
};

export const ChangedElsewhere: Story = {
	tags: ['dark'],
	args: {
		...filled('preview'),
		isEdit: true,
		failureAction: (
			<Button size="sm" variant="secondary">
				Mở bản mới nhất, giữ phần tôi sửa
			</Button>
		),
		onSubmit: fn(async () => ({ message: 'Tin này đã được thay đổi ở nơi khác từ khi bạn mở, nên chưa lưu gì cả.' })),
	},
	play: async ({ canvas, userEvent }) => {
		const way = { name: 'Mở bản mới nhất, giữ phần tôi sửa' };
		await expect(canvas.queryByRole('button', way)).not.toBeInTheDocument();
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu thay đổi' }));
		const summary = canvas.getByRole('alert');
		await waitFor(() => expect(summary).toHaveFocus());
		await userEvent.tab();
		await expect(within(summary).getByRole('button', way)).toHaveFocus();
	},
};
export const ChangedElsewhereDark: Story = { ...ChangedElsewhere, tags: ['!test'], globals: { theme: 'dark' } };
export const ChangedElsewhereNarrow: Story = {
	...ChangedElsewhere,
	globals: { viewport: { value: 'phone320' } },
};

/** What is on its way arrives when it is told to. */
function WithFilesOnTheirWay(args: ListingFormProps) {
	const [isUploading, setUploading] = useState(true);
	const [refusedFiles, setRefusedFiles] = useState(0);
	return (
		<>
			<Button onClick={() => setUploading(false)}>Tải xong</Button>
			<Button
				onClick={() => {
					setRefusedFiles(refusedFiles + 1);
					setUploading(false);
				}}
			>
				Một ảnh hỏng
			</Button>
			<ListingForm {...args} isUploading={isUploading} refusedFiles={refusedFiles} />
		</>
	);
}

export const PostsWhenFilesHaveArrived: Story = {
	args: filled('preview'),
	render: (args) => <WithFilesOnTheirWay {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		const waits = 'Đang đợi ảnh và giấy tờ tải lên. Xong là đăng ngay.';
		await userEvent.click(canvas.getByRole('button', { name: 'Đăng tin' }));
		await expect(canvas.getByText(waits)).toBeVisible();
		// Who goes back has something to change first.
		await userEvent.click(canvas.getByRole('button', { name: 'Quay lại' }));
		await expect(canvas.queryByText(waits)).not.toBeInTheDocument();
		await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }));
		await userEvent.click(canvas.getByRole('button', { name: 'Đăng tin' }));
		await expect(args.onSubmit).not.toHaveBeenCalled();
		await userEvent.click(canvas.getByRole('button', { name: 'Tải xong' }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
		await expect(canvas.queryByText(waits)).not.toBeInTheDocument();
	},
};

export const DoesNotGoWithoutAPictureThatWasRefused: Story = {
	args: filled('preview'),
	render: (args) => <WithFilesOnTheirWay {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Đăng tin' }));
		await userEvent.click(canvas.getByRole('button', { name: 'Một ảnh hỏng' }));
		await expect(await canvas.findByRole('heading', { level: 2, name: /Ảnh và mô tả/ })).toHaveFocus();
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const PostsWhatWasWritten: Story = {
	args: filled('preview'),
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Đăng tin' }));
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith(
				expect.objectContaining({
					price: 5_200_000_000,
					priceUnitId: 'TOTAL',
					area: 48.5,
					facadeArea: 4.2,
					characteristics: ['CAR_ALLEY', 'BLOOMING'],
					contactPersonPhone: null,
				}),
			),
		);
	},
};

export const Pending: Story = {
	args: { ...filled('preview'), onSubmit: fn(() => new Promise<undefined>(() => undefined)) },
	play: async ({ canvas, userEvent, args }) => {
		const post = canvas.getByRole('button', { name: 'Đăng tin' });
		await userEvent.click(post);
		await waitFor(() => expect(post).toHaveAttribute('aria-busy', 'true'));
		await userEvent.click(post);
		await expect(args.onSubmit).toHaveBeenCalledTimes(1);
	},
};

export const KeepsEverythingWhenTheServerRefuses: Story = {
	args: {
		...filled('preview'),
		onSubmit: fn(async () => ({
			message: 'Thông tin gửi lên chưa đúng.',
			fields: [
				{ path: 'wardId', code: 'unknown' },
				{ path: 'images.1', code: 'a_rule_of_tomorrow' },
			],
		})),
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Đăng tin' }));
		const summary = canvas.getByRole('alert');
		await waitFor(() => expect(summary).toHaveTextContent('Thông tin gửi lên chưa đúng.'));
		await expect(within(summary).getByText(/Ô này chưa được chấp nhận/)).toBeVisible();
		await userEvent.click(within(summary).getByRole('button', { name: /^Địa chỉ: Phường, xã này không thuộc/ }));
		await waitFor(() => expect(canvas.getByLabelText('Phường, xã')).toHaveFocus());
		await expect(canvas.getByLabelText('Phường, xã')).toHaveValue('26740');
		await expect(canvas.getByLabelText(/Số nhà, tên đường/)).toHaveValue('12/5 Trần Đình Xu');
	},
};

export const SaysThatItWasRefusedForAFieldThatIsNotHere: Story = {
	args: { ...filled('preview'), onSubmit: fn(async () => ({ fields: [{ path: 'foo', code: 'required' }] })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Đăng tin' }));
		await waitFor(() =>
			expect(canvas.getByRole('alert')).toHaveTextContent(
				'Thông tin này chưa được chấp nhận. Hãy xem lại rồi thử lại.',
			),
		);
	},
};
