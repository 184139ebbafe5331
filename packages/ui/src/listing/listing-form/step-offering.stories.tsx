import { storedPaper } from '@ancu/forms/file';
import { completeOffering } from '@ancu/forms/invest';
import { listingSchema } from '@ancu/forms/listing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Words } from '../../foundations/page/words.tsx';
import type { UploadPaper } from '../../translation/index.ts';
import { KeptPapers } from '../../translation/paper-field/kept-papers.fixtures.tsx';
import * as fixtures from './listing-form.fixtures.ts';
import { ListingForm, type ListingFormProps } from './listing-form.tsx';
import type { OfferingPapersControl } from './offering-papers.tsx';

/** Papers as the website draws them. */
function Papers({ control, upload }: { control: OfferingPapersControl; upload: UploadPaper }) {
	const { documents, kind, onChange, ...field } = control;
	return (
		<KeptPapers
			{...field}
			value={documents.map(storedPaper)}
			upload={upload}
			onChange={(next) => onChange(next.flatMap(({ id, name }) => (id ? [{ kind, id, name }] : [])))}
		/>
	);
}

const upload = fn<UploadPaper>(async (file) => ({ id: `upload-${file.name}` }));

const meta = {
	component: ListingForm,
	args: {
		mayOffer: true,
		initialStep: 'offering',
		defaultValues: fixtures.offering,
		places: fixtures.places,
		ownPhone: '+84912345678',
		now: new Date('2026-03-10T05:00:00Z'),
		map: () => null,
		photos: ({ images }) => (
			<p>
				{images.length} <Words vn="ảnh" en="photos" />
			</p>
		),
		preview: ({ title }) => <p className="font-bold">{title}</p>,
		offeringPapers: (control) => <Papers control={control} upload={upload} />,
		offeringPreview: (draft) => {
			const read = listingSchema.safeParse(draft);
			return <p>{(read.success && completeOffering(read.data)?.exitRule) || '…'}</p>;
		},
		onSubmit: fn(),
		onDraftChange: fn(),
	},
} satisfies Meta<typeof ListingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = (canvas: ReturnType<typeof within>) => canvas.getByRole('heading', { level: 2 });
// Fields for papers have alerts of their own.
const summaryOf = (element: HTMLElement) =>
	element.querySelector<HTMLElement>('[data-slot=error-summary]') as HTMLElement;
const latest = ({ onDraftChange }: Pick<ListingFormProps, 'onDraftChange'>) =>
	(onDraftChange as ReturnType<typeof fn>).mock.lastCall?.[0];

export const Empty: Story = {
	args: { defaultValues: { ...fixtures.house, isInvest: true } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/Tổng giá trị cổ phần sẽ hiện ở đây/)).toBeVisible();
		await expect(canvas.getByText(/^Không đặt thì bán được bao nhiêu/)).toBeVisible();
	},
};
export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(heading(canvas)).toHaveTextContent('Bước 6 trên 9: Góp vốn');
		await expect(canvas.getByText('Mười tỷ đồng')).toBeVisible();
		await expect(canvas.getByText('Chưa phát hành 500')).toBeVisible();
		await expect(canvas.getByLabelText(/^Phát hành đợt này/)).toHaveAccessibleDescription(
			/75% tổng số cổ phần, trị giá 7,5\stỷ\./,
		);
		await expect(canvas.getByLabelText(/^Đầu tư tối thiểu/)).toHaveAccessibleDescription(/từ 3 cổ phần, 15\.000\.000/);
		await expect(canvas.getByLabelText(/^Phí giao dịch/)).toHaveAccessibleDescription(/5\.075\.000.*75\.000/);
		await expect(canvas.getByLabelText(/^Kết thúc/)).toHaveAccessibleDescription(
			/01\/04\/2026 17:00, mở bán 31\sngày\./,
		);
		await expect(canvas.getByLabelText(/^Mức tối thiểu phải bán/)).toHaveAccessibleDescription(
			/53,33% số phát hành, trị giá 4\stỷ\..*hoàn lại toàn bộ tiền và phí/,
		);
		await expect(canvas.getByLabelText(/^Kịch bản xấu/)).toHaveAccessibleDescription(/nhận về 4\.250\.000/);
		await expect(canvas.getByRole('button', { name: 'Bỏ Hợp đồng góp vốn mẫu.pdf' })).toBeVisible();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = {
	globals: { locale: 'en' },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Ten billion dong')).toBeVisible();
		await expect(canvas.getByLabelText(/^Minimum investment/)).toHaveAccessibleDescription(
			/at least 3 shares, ₫15,000,000/,
		);
	},
};
export const Narrow: Story = {
	args: { defaultValues: fixtures.largeOffering },
	globals: { viewport: { value: 'phone320' } },
};
export const ATimeInPartIsNotLeftOut: Story = {
	args: { defaultValues: fixtures.offering },
	play: async ({ canvas, userEvent }) => {
		const start = canvas.getByLabelText<HTMLInputElement>(/^Mở bán/);
		await userEvent.clear(start);
		// What a browser says of `01/03/2026, --:--`; made-up keys do not reach its parts.
		Object.defineProperty(start, 'validity', { value: { badInput: true }, configurable: true });
		await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }));
		await waitFor(() => expect(start).toBeInvalid());
		await expect(start).toBeVisible();
		await expect(start).toHaveAccessibleDescription(/Chưa đọc được ngày giờ mở bán/);
	},
};
const broken = {
	defaultValues: {
		...fixtures.offering,
		pricePerShare: '5',
		releaseQuantity: '3000',
		maxSharePerAccount: 'vài',
		feeBps: '1,555',
		endDate: '2026-02-01T08:00',
		baseBps: '',
		highBps: '-20',
	},
};
export const Wrong: Story = {
	args: broken,
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }));
		const summary = summaryOf(canvasElement);
		await waitFor(() => expect(summary).toHaveTextContent('Còn 6 chỗ cần sửa'));
		await userEvent.click(within(summary).getByRole('button', { name: /^Góp vốn: Lúc kết thúc phải sau/ }));
		const end = canvas.getByLabelText(/^Kết thúc/);
		await waitFor(() => expect(end).toHaveFocus());
		await expect(end).toHaveAccessibleDescription(/01\/02\/2026 08:00: đã qua/);
		await expect(end).toHaveAccessibleDescription(/Lúc kết thúc phải sau lúc mở bán\./);
		await expect(canvas.getByLabelText(/^Phí giao dịch/)).toHaveAccessibleDescription(/tối đa hai chữ số thập phân/);
	},
};
export const NarrowWithErrors: Story = {
	...Wrong,
	globals: { viewport: { value: 'phone320' } },
	play: async (context) => {
		await Wrong.play?.(context);
	},
};

export const IsForThoseWhoMayOfferShares: Story = {
	args: { mayOffer: false, initialStep: 'kind' },
	play: async ({ canvas }) => {
		await expect(canvas.queryByText('Mở bán cổ phần để góp vốn')).not.toBeInTheDocument();
		await expect(heading(canvas)).toHaveTextContent('Bước 1 trên 8');
	},
};

export const IsChosenWithTheKind: Story = {
	args: { defaultValues: fixtures.house, initialStep: 'kind' },
	play: async ({ canvas, userEvent, args }) => {
		await expect(heading(canvas)).toHaveTextContent('Bước 1 trên 8');
		await userEvent.click(canvas.getByRole('checkbox', { name: 'Mở bán cổ phần để góp vốn' }));
		await expect(heading(canvas)).toHaveTextContent('Bước 1 trên 9');
		await expect(latest(args)).toMatchObject({ isInvest: true });
		await userEvent.click(canvas.getByRole('checkbox', { name: 'Mở bán cổ phần để góp vốn' }));
		await expect(heading(canvas)).toHaveTextContent('Bước 1 trên 8');
	},
};

export const DividesThePriceOfTheListing: Story = {
	args: { defaultValues: { ...fixtures.house, isInvest: true } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByLabelText(/^Tổng số cổ phần/), '1.000');
		await userEvent.click(canvas.getByRole('button', { name: 'Chia đều giá trong tin: 5,2\u00a0triệu mỗi cổ phần' }));
		const price = canvas.getByLabelText(/^Giá một cổ phần/);
		await expect(price).toHaveFocus();
		await expect(canvas.getByText('Năm tỷ hai trăm triệu đồng')).toBeVisible();
		await userEvent.clear(price);
		await userEvent.type(price, '6 triệu');
		await expect(canvas.getByText(/^Giá trong tin là 5,2\stỷ, khác tổng giá trị cổ phần/)).toBeVisible();
	},
};

export const KeepsPapersByTheirKind: Story = {
	play: async ({ canvasElement, args }) => {
		const [inspection, , contract] = canvasElement.querySelectorAll<HTMLFieldSetElement>('[data-slot=paper-field]');
		const carry = (name: string) => {
			const data = new DataTransfer();
			data.items.add(new File(['%PDF-1.4'], name, { type: 'application/pdf' }));
			return data;
		};
		// Held over one of three, it may be let go there.
		const over = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: carry('a.pdf') });
		inspection?.dispatchEvent(over);
		await waitFor(() => expect(inspection?.querySelector('[data-over]')).toBeInTheDocument());
		inspection?.dispatchEvent(
			new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: carry('hien-trang.pdf') }),
		);
		// What is pasted is for the one where the focus is.
		contract?.querySelector('button')?.focus();
		contract
			?.querySelector('button')
			?.dispatchEvent(
				new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: carry('phu-luc.pdf') }),
			);
		await waitFor(() =>
			expect(latest(args)?.documents).toEqual([
				{ kind: 'INSPECTION', id: 'upload-hien-trang.pdf', name: 'hien-trang.pdf' },
				fixtures.offering.documents[0],
				fixtures.offering.documents[1],
				{ kind: 'CONTRACT', id: 'upload-phu-luc.pdf', name: 'phu-luc.pdf' },
			]),
		);
	},
};

export const KeepsPapersOnTheirWayWhileNoneAreOffered: Story = {
	args: { initialStep: 'kind' },
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		const arrived = Promise.withResolvers<{ id: string }>();
		upload.mockImplementationOnce(() => arrived.promise);
		const input = canvasElement.querySelector<HTMLInputElement>('[data-slot=paper-field] input[type=file]');
		await userEvent.upload(
			input as HTMLInputElement,
			new File(['%PDF-1.4'], 'hien-trang.pdf', { type: 'application/pdf' }),
		);
		const offer = canvas.getByRole('checkbox', { name: 'Mở bán cổ phần để góp vốn' });
		await userEvent.click(offer);
		await userEvent.click(offer);
		await waitFor(() =>
			expect(canvasElement.querySelector('[data-slot=paper-field]')).toHaveTextContent('hien-trang.pdf'),
		);
		arrived.resolve({ id: 'upload-hien-trang.pdf' });
		await waitFor(() =>
			expect(latest(args)?.documents[0]).toEqual({
				kind: 'INSPECTION',
				id: 'upload-hien-trang.pdf',
				name: 'hien-trang.pdf',
			}),
		);
	},
};

/** Somebody has bought: what they bought by can be read, and not changed. */
export const Sold: Story = {
	args: { isEdit: true, takenShares: 460, resubmitFields: ['offering'] },
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByText('Đã có người mua hoặc đang giữ 460 cổ phần')).toBeVisible();
		const price = canvas.getByLabelText(/^Giá một cổ phần/);
		await expect(price).toHaveAttribute('readonly');
		await expect(price).toHaveAccessibleDescription(/Không đổi được nữa\./);
		await expect(canvas.getByLabelText(/^Rút vốn bằng cách nào/)).toHaveAttribute('readonly');
		const release = canvas.getByLabelText(/^Phát hành đợt này/);
		await userEvent.clear(release);
		await userEvent.type(release, '1800');
		await expect(canvas.getByText(/^Bạn đã đổi: phát hành đợt này\. Khi lưu/)).toBeVisible();
	},
};
/** One that is older than the need for them: what it does not say may still be said. */
export const SoldWithoutAnEnd: Story = {
	args: {
		isEdit: true,
		takenShares: 460,
		defaultValues: { ...fixtures.offering, endDate: '', exitRule: '', documents: [] },
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await expect(canvas.getByLabelText(/^Mở bán/)).toHaveAttribute('readonly');
		const exit = canvas.getByLabelText(/^Rút vốn bằng cách nào/);
		await userEvent.type(exit, 'Bán sau hai năm.');
		await expect(exit).not.toHaveAttribute('readonly');
		await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }));
		const end = canvas.getByLabelText(/^Kết thúc/);
		await waitFor(() => expect(end).toHaveAccessibleDescription(/Hãy chọn ngày giờ kết thúc/));
		await expect(end).not.toHaveAttribute('readonly');
		const contract = canvasElement.querySelectorAll('[data-slot=paper-field]')[2];
		await expect(contract).toHaveTextContent('Hãy tải lên hợp đồng góp vốn.');
	},
};
export const SoldStaysAnOffering: Story = {
	args: { isEdit: true, takenShares: 460, initialStep: 'kind' },
	play: async ({ canvas }) => {
		const offer = canvas.getByRole('checkbox', { name: 'Mở bán cổ phần để góp vốn' });
		await expect(offer).toBeChecked();
		await expect(offer).toBeDisabled();
		await expect(offer).toHaveAccessibleDescription(/phải tiếp tục là tin góp vốn/);
	},
};

export const PutsWhatTheServerSaysToItsTerms: Story = {
	args: {
		initialStep: 'preview',
		onSubmit: fn(async () => ({
			fields: [
				{ path: 'pricePerShare', code: 'fixed' },
				{ path: 'offering.softCap', code: 'fixed' },
				{ path: 'offering.documents.1.id', code: 'unknown' },
			],
		})),
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Đăng tin' }));
		const summary = summaryOf(canvasElement);
		await waitFor(() => expect(summary).toHaveTextContent('Còn 3 chỗ cần sửa'));
		await expect(summary).toHaveTextContent('Giá một cổ phần không đổi được, vì đã có người mua');
		await userEvent.click(within(summary).getByRole('button', { name: /^Góp vốn: Mức tối thiểu phải bán không đổi/ }));
		await waitFor(() => expect(canvas.getByLabelText(/^Mức tối thiểu phải bán/)).toHaveFocus());
		const [, appraisal, contract] = canvasElement.querySelectorAll('[data-slot=paper-field]');
		await expect(contract).toHaveTextContent('Có tệp không còn dùng được.');
		await expect(appraisal).not.toHaveTextContent('Có tệp không còn dùng được.');
	},
};

export const ShowsItAsBuyersWillSeeIt: Story = {
	args: { initialStep: 'preview' },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { name: 'Người mua sẽ thấy phần góp vốn như sau' })).toBeVisible();
		await expect(canvas.getByText(/^Bán cả dự án trong 24 tháng/)).toBeVisible();
	},
};
