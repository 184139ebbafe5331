import { emptyAnswer, typeAnswer, ZONES_MAX } from '@ancu/forms/planning';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { zones } from '../planning.fixtures.ts';
import { answer, mixedAnswer } from '../planning-answer.fixtures.ts';
import { PlanningAnswerForm, type PlanningAnswerFormProps } from './planning-answer-form.tsx';

const meta = {
	component: PlanningAnswerForm,
	args: {
		defaultValues: { asOf: '2026-03-10' },
		onDraftChange: fn(),
		onWaitingChange: fn(),
		onSubmit: fn<PlanningAnswerFormProps['onSubmit']>(async () => undefined),
		upload: fn<PlanningAnswerFormProps['upload']>(async () => ({ id: 'u1' })),
		today: '2026-03-10',
	},
	decorators: [(Story) => <div className="max-w-4xl">{Story()}</div>],
} satisfies Meta<typeof PlanningAnswerForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const filled = typeAnswer({ ...answer, fileLinks: answer.fileLinks }, false);

export const Default: Story = {};
export const Filled: Story = {
	tags: ['dark'],
	args: { defaultValues: filled, files: answer.fileLinks, mapArea: 118.4 },
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByText('Tổng 120 m²')).toBeVisible();
		await expect(canvas.getByText('Bản đồ địa chính ghi 118,4 m²')).toBeVisible();
		await expect(canvas.getAllByText(/^Thửa đất rộng 120\sm² gồm 2 loại đất/)[0]).toBeVisible();
		// Not drawn again at each letter while nobody looks at it.
		const plot = { name: 'Thửa đất chia theo loại đất: ODT 80%, DGT 20%', hidden: true };
		await expect(canvas.queryByRole('img', plot)).not.toBeInTheDocument();
		await userEvent.click(canvas.getByText('Xem trước như người gửi sẽ đọc'));
		await expect(await canvas.findByRole('img', plot)).toBeVisible();
		await expect(canvas.getByText('6708/QĐ-UBND ngày 29/12/2024')).toBeVisible();
	},
};
export const Correction: Story = {
	args: { defaultValues: typeAnswer(mixedAnswer, true), isCorrection: true, onClose: fn() },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('textbox', { name: /Kết luận viết riêng/ })).toHaveValue(mixedAnswer.content);
		await userEvent.click(canvas.getByRole('button', { name: 'Để sau' }));
		await expect(args.onClose).toHaveBeenCalledTimes(1);
	},
};
export const WithPlans: Story = {
	args: { plans: zones.map(({ plan }) => plan) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(
			canvas.getByRole('button', { name: 'Điền vào theo đồ án Quy hoạch sử dụng đất đến năm 2030 Quận 1' }),
		);
		await expect(canvas.getByRole('textbox', { name: /Số quyết định/ })).toHaveValue('2312/QĐ-UBND');
		await expect(canvas.getByLabelText(/Ngày ban hành quyết định/)).toHaveValue('2023-06-05');
		await expect(canvas.getByRole('textbox', { name: /Quy hoạch đến năm/ })).toHaveValue('2030');
	},
};
export const Dark: Story = { tags: ['!test'], args: Filled.args ?? {}, globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], args: Filled.args ?? {}, globals: { locale: 'en' } };
export const LongText: Story = {
	args: {
		defaultValues: {
			...typeAnswer(mixedAnswer, false),
			planName: 'Điều chỉnh cục bộ quy hoạch phân khu tỷ lệ 1/2000 khu dân cư liên phường phía Bắc đường vành đai',
		},
		plans: zones.map(({ plan }) => plan),
		mapArea: 905,
	},
	globals: { viewport: { value: 'phone320' } },
};

export const IsFilledByKeyboardAlone: Story = {
	play: async ({ canvas, userEvent, args }) => {
		canvas.getByRole('combobox', { name: 'Mã' }).focus();
		await userEvent.keyboard('giao thong');
		await expect(canvas.getByRole('option', { name: /DGT/ })).toBeVisible();
		await userEvent.keyboard('{ArrowDown}{Enter}');
		await expect(canvas.getByRole('combobox', { name: 'Mã' })).toHaveValue('DGT');
		await expect(canvas.getByPlaceholderText('Đất công trình giao thông')).toBeVisible();
		await userEvent.tab();
		await userEvent.tab();
		await userEvent.keyboard('24{Enter}');
		const second = within(canvas.getByRole('group', { name: 'Loại đất 2' }));
		await expect(second.getByRole('combobox')).toHaveFocus();
		await userEvent.keyboard('odt{Tab}{Tab}96');
		await expect(second.getByRole('status', { name: '%' })).toHaveTextContent('80');
		await expect(canvas.getByText('Tổng 120 m²')).toBeVisible();
		await userEvent.click(canvas.getByRole('radio', { name: 'Cao' }));
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi kết quả' }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
		await expect(args.onSubmit).toHaveBeenCalledWith(
			expect.objectContaining({
				zones: [
					expect.objectContaining({ landCode: 'DGT', area: 24 }),
					expect.objectContaining({ landCode: 'ODT', area: 96 }),
				],
				confidence: 'HIGH',
				asOf: '2026-03-10',
				content: '',
			}),
		);
	},
};

export const EnterInACodeThatIsWholeGoesOnAndSendsNothing: Story = {
	args: { defaultValues: filled },
	play: async ({ canvas, userEvent, args }) => {
		canvas.getAllByRole('combobox')[0]?.focus();
		await userEvent.keyboard('{Enter}');
		await expect(canvas.getAllByRole('combobox')[1]).toHaveFocus();
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const RowsGoAndTheLastIsEmptied: Story = {
	args: { defaultValues: filled },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Bỏ loại đất 1' }));
		await expect(canvas.getByRole('combobox')).toHaveValue('DGT');
		await expect(canvas.getByRole('button', { name: 'Thêm loại đất' })).toHaveFocus();
		await userEvent.click(canvas.getByRole('button', { name: 'Bỏ loại đất 1' }));
		await expect(canvas.getByRole('combobox')).toHaveValue('');
		await expect(canvas.getAllByText('Nhập loại đất và diện tích để xem kết luận.')[0]).toBeVisible();
	},
};

export const KeepsTheFocusWhereThereIsRoomForNoMoreRows: Story = {
	args: {
		defaultValues: { zones: Array.from({ length: ZONES_MAX }, () => ({ landCode: 'ODT', name: '', area: '5' })) },
	},
	play: async ({ canvas, userEvent }) => {
		const add = canvas.getByRole('button', { name: 'Thêm loại đất' });
		add.focus();
		await userEvent.keyboard('{Enter}');
		await expect(add).toHaveAttribute('aria-disabled', 'true');
		await expect(add).toHaveFocus();
		await expect(canvas.getAllByRole('combobox')).toHaveLength(ZONES_MAX);
		canvas.getByRole('button', { name: 'Bỏ loại đất 3' }).focus();
		await userEvent.keyboard('{Enter}');
		await expect(canvas.getAllByRole('combobox')).toHaveLength(ZONES_MAX - 1);
		await expect(add).toHaveFocus();
		await expect(add).not.toHaveAttribute('aria-disabled');
	},
};

export const SaysWhatIsMissingAndLeadsThere: Story = {
	args: { defaultValues: { ...emptyAnswer } },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi kết quả' }));
		await expect(await canvas.findByText('Hãy nhập mã loại đất, ví dụ ODT.')).toBeVisible();
		await expect(canvas.getByText('Hãy nhập diện tích.')).toBeVisible();
		await expect(canvas.getByText('Hãy chọn mức độ tin cậy.')).toBeVisible();
		await expect(canvas.getByText('Có 4 chỗ cần sửa. Hãy xem các ô được đánh dấu.')).toBeVisible();
		await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const LeadsToTheConfidenceWhenItAloneIsMissing: Story = {
	args: { defaultValues: { ...filled, confidence: '', papers: [] } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi kết quả' }));
		await waitFor(() => expect(canvas.getByRole('radio', { name: 'Cao' })).toHaveFocus());
	},
};

export const ACodeOfAPlansOwnWantsAName: Story = {
	args: { defaultValues: { ...filled, zones: [{ landCode: 'HH-2', name: '', area: '96' }] } },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByPlaceholderText('Mã riêng: nhập tên loại đất')).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi kết quả' }));
		await expect(await canvas.findByText('Mã này không có trong danh mục. Hãy nhập tên loại đất.')).toBeVisible();
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const TheVerdictIsMadeOrWritten: Story = {
	args: { defaultValues: filled },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Viết tiếp từ câu này' }));
		const content = canvas.getByRole('textbox', { name: /Kết luận viết riêng/ });
		await userEvent.type(content, ' Hẻm trước nhà chưa có quyết định mở.');
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi kết quả' }));
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith(
				expect.objectContaining({ content: expect.stringMatching(/^Thửa đất rộng 120\sm².*chưa có quyết định mở\.$/) }),
			),
		);
		await expect(args.onDraftChange).toHaveBeenCalled();
	},
};

let arrive: (answer: { id: string }) => void = () => undefined;

export const WaitsForFilesOnTheirWay: Story = {
	args: {
		defaultValues: { ...filled, papers: [] },
		upload: fn<PlanningAnswerFormProps['upload']>(
			() =>
				new Promise((resolve) => {
					arrive = resolve;
				}),
		),
	},
	play: async ({ canvas, userEvent, args }) => {
		const file = new File(['%PDF-1.7'], 'trich-luc.pdf', { type: 'application/pdf' });
		await fireEvent.change(canvas.getByTestId('paper-input'), { target: { files: [file] } });
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi kết quả' }));
		await expect(await canvas.findByText(/^Còn tệp chưa tải lên xong/)).toBeVisible();
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Chọn ảnh hoặc PDF' })).toHaveFocus());
		await expect(args.onSubmit).not.toHaveBeenCalled();
		await expect(args.onWaitingChange).toHaveBeenLastCalledWith(true);
		arrive({ id: 'u7' });
		await waitFor(() => expect(args.onWaitingChange).toHaveBeenLastCalledWith(false));
		await waitFor(() => expect(canvas.queryByText(/^Còn tệp chưa tải lên xong/)).not.toBeInTheDocument());
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi kết quả' }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ fileLinkIds: ['u7'] })));
	},
};

export const KeepsWhatTheServerRefused: Story = {
	args: {
		defaultValues: filled,
		onSubmit: fn<PlanningAnswerFormProps['onSubmit']>(async () => ({ message: 'Yêu cầu này vừa bị hủy.' })),
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi kết quả' }));
		await expect(await canvas.findByText('Yêu cầu này vừa bị hủy.')).toBeVisible();
		await expect(canvas.getByRole('textbox', { name: /Số quyết định/ })).toHaveValue('6708/QĐ-UBND');
	},
};

export const SaysWhichFileIsGone: Story = {
	args: {
		defaultValues: filled,
		files: answer.fileLinks,
		onSubmit: fn<PlanningAnswerFormProps['onSubmit']>(async () => ({
			fields: [{ path: 'fileLinkIds.0', code: 'unknown' }],
		})),
	},
	play: async ({ canvas, userEvent, args }) => {
		const [gone] = answer.fileLinks;
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi kết quả' }));
		await waitFor(() =>
			expect(canvas.getAllByText('Có tệp không còn dùng được. Hãy chọn lại tệp đó.').length).toBeGreaterThan(1),
		);
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi kết quả' }));
		await expect(await canvas.findByText('Có tệp chưa tải lên được. Hãy thử lại hoặc bỏ tệp đó.')).toBeVisible();
		await expect(args.onSubmit).toHaveBeenCalledTimes(1);
		await userEvent.click(canvas.getByRole('button', { name: `Bỏ ${gone?.name}` }));
		await waitFor(() =>
			expect(canvas.queryByText('Có tệp chưa tải lên được. Hãy thử lại hoặc bỏ tệp đó.')).not.toBeInTheDocument(),
		);
	},
};
