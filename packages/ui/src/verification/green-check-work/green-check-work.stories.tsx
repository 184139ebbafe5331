import { keptFindings } from '@ancu/forms/verification';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent as userEvents, waitFor, within } from 'storybook/test';
import * as fixtures from '../verification.fixtures.ts';
import type { GreenCheck } from '../verification-model.ts';
import { GreenCheckWork, type GreenCheckWorkProps } from './green-check-work.tsx';

type Changed = Awaited<ReturnType<GreenCheckWorkProps['onTake']>>;

/** Takes, gives back, files and ends as a page does that loads again. */
function Demo({ check: first, ...props }: GreenCheckWorkProps) {
	const [check, setCheck] = useState(first);
	const become = async (next: GreenCheck, refused: Changed) => {
		if (!refused) setCheck(next);
		return refused;
	};
	return (
		<GreenCheckWork
			{...props}
			check={check}
			onTake={async () =>
				become({ ...fixtures.working, items: fixtures.toTake.items, photos: [] }, await props.onTake())
			}
			onRelease={async () => become(fixtures.toTake, await props.onRelease())}
			onFile={async (values) =>
				become({ ...fixtures.filedCheck, position: fixtures.position }, await props.onFile(values))
			}
			onReject={async (reason) => become({ ...fixtures.cancelledCheck, reason }, await props.onReject(reason))}
		/>
	);
}

const act = () => fn<() => Promise<Changed>>(async () => undefined);
const facts = (
	<dl className="grid gap-2">
		{[
			['Loại', 'Nhà riêng'],
			['Diện tích', '82,5 m²'],
			['Hướng', 'Đông Nam'],
			['Pháp lý', 'Đã có sổ'],
		].map(([name, value]) => (
			<div key={name} className="flex justify-between gap-4">
				<dt className="text-ink-muted">{name}</dt>
				<dd>{value}</dd>
			</div>
		))}
	</dl>
);

const meta = {
	component: GreenCheckWork,
	render: (args) => <Demo {...args} />,
	args: {
		check: fixtures.working,
		claims: fixtures.claims,
		facts,
		onRetry: fn(),
		queueHref: '/request-tick-checker',
		listingHref: '/real-estate/1207',
		upload: fn<GreenCheckWorkProps['upload']>(async (file) => ({ id: `upload-${file.name}`, width: 320, height: 240 })),
		locate: fn<GreenCheckWorkProps['locate']>(async () => ({ position: fixtures.position })),
		onSave: fn(),
		onWaitingChange: fn(),
		onTake: act(),
		onRelease: act(),
		onFile: fn<GreenCheckWorkProps['onFile']>(async () => undefined),
		onReject: fn<GreenCheckWorkProps['onReject']>(async () => undefined),
	},
	parameters: { route: '/request-tick-checker' },
} satisfies Meta<typeof GreenCheckWork>;

export default meta;
type Story = StoryObj<typeof meta>;

const choice = (canvas: ReturnType<typeof within>, item: string, result: string) =>
	within(canvas.getByRole('group', { name: `Kết quả: ${item}` })).getByRole('radio', { name: result });

export const Default: Story = {
	args: { keeping: { kind: 'saved', at: '2026-03-10T03:20:00.000Z' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Đã chọn 2 trên 7 mục.')).toBeVisible();
		await expect(choice(canvas, 'Giấy tờ', 'Đạt')).toBeChecked();
		await expect(choice(canvas, 'Thửa đất và diện tích', 'Chưa kiểm tra')).not.toBeChecked();
		await expect(canvas.getByText('Đã lưu lúc 10:20.')).toBeVisible();
		await expect(canvas.getByText('9,7 tỷ')).toBeVisible();
	},
};
export const ToTake: Story = {
	args: { check: fixtures.toTake },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Nhận kiểm tra' }));
		await expect(args.onTake).toHaveBeenCalledTimes(1);
		await waitFor(() => expect(canvas.getByRole('heading', { name: 'Bạn đang kiểm tra tin này' })).toHaveFocus());
		await expect(canvas.getByText('Đã chọn 0 trên 7 mục.')).toBeVisible();
	},
};
export const TakenByAnother: Story = { args: { check: fixtures.takenCheck } };
export const SentBack: Story = {
	args: { check: fixtures.sentBack },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { name: 'Kết quả bị trả lại' })).toBeVisible();
		await expect(canvas.getAllByText(/^Ảnh mặt tiền mờ, chưa thấy số nhà/)).toHaveLength(2);
	},
};
export const ListingChanged: Story = {
	args: { check: fixtures.changed },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Đã đổi: giá\. Hãy kiểm tra lại/)).toBeVisible();
		await expect(choice(canvas, 'Giá', 'Đạt')).not.toBeChecked();
	},
};
export const Filed: Story = { args: { check: { ...fixtures.filedCheck, position: fixtures.position } } };
export const Cancelled: Story = { args: { check: fixtures.cancelledCheck } };
export const Loading: Story = { args: { check: undefined } };
export const NotFound: Story = { args: { check: null } };
export const Error: Story = {
	args: { check: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { args: { check: fixtures.complete }, globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], args: { check: fixtures.sentBack }, globals: { locale: 'en' } };
export const Narrow: Story = {
	args: {
		check: { ...fixtures.long(fixtures.sentBack), position: fixtures.farPosition },
		claims: fixtures.longClaims,
		keeping: { kind: 'failed' },
	},
	globals: { viewport: { value: 'phone320' } },
};

export const SaysAllThatIsWrongAndLeadsThere: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(choice(canvas, 'Giá', 'Không đạt'));
		await userEvent.click(canvas.getByRole('button', { name: 'Nộp kết quả' }));
		const summary = await canvas.findByText('Còn 6 chỗ cần xem lại');
		await expect(summary.closest('[data-slot="work-errors"]')).toHaveFocus();
		await expect(canvas.getByRole('group', { name: 'Kết quả: Địa chỉ' })).toHaveAccessibleDescription(
			'Hãy chọn kết quả cho mục này.',
		);
		await userEvent.click(canvas.getByRole('button', { name: 'Giá: Mục không đạt cần ghi rõ vì sao.' }));
		const why = canvas.getByLabelText('Vì sao không đạt');
		await expect(why).toHaveFocus();
		await expect(why).toHaveAccessibleDescription('Mục không đạt cần ghi rõ vì sao.');
		await userEvent.type(why, 'Chủ nói giá khác.');
		await waitFor(() => expect(why).not.toHaveAccessibleDescription());
		await userEvent.click(canvas.getByRole('button', { name: 'Hãy ghi lại vị trí nơi bạn đang kiểm tra.' }));
		await expect(canvas.getByRole('button', { name: 'Ghi vị trí hiện tại' })).toHaveFocus();
		await expect(args.onFile).not.toHaveBeenCalled();
	},
};

export const SaysAtOnceThatANoteIsTooLong: Story = {
	args: {
		check: {
			...fixtures.working,
			items: fixtures.working.items.map((item) =>
				item.name === 'PAPER' ? { ...item, result: 'PASS' as const, note: 'a'.repeat(1_000) } : item,
			),
		},
	},
	play: async ({ canvas, userEvent }) => {
		const note = canvas.getByDisplayValue('a'.repeat(1_000));
		await expect(note).toBeValid();
		await userEvent.type(note, 'b');
		await expect(note).toBeInvalid();
		await expect(note).toHaveAccessibleDescription(/1\.000/);
		await userEvent.type(note, '{Backspace}');
		await expect(note).toBeValid();
	},
};

export const IsKeptAsOneGoes: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(choice(canvas, 'Địa chỉ', 'Đạt'));
		await userEvent.click(canvas.getByRole('button', { name: 'Thêm ghi chú: Địa chỉ' }));
		const note = canvas.getByLabelText('Ghi chú (không bắt buộc)', { selector: ':focus' });
		await userEvent.type(note, 'Số nhà mới là 12A.');
		await userEvent.click(canvas.getByRole('button', { name: 'Ghi vị trí hiện tại' }));
		await waitFor(() => expect(canvas.getByText('35 m')).toBeVisible());
		const { distance: _, ...position } = fixtures.position;
		await expect(args.onSave).toHaveBeenLastCalledWith({
			items: [
				{ name: 'OWNER_NAME', result: 'PASS', note: '' },
				{ name: 'PAPER', result: 'PASS', note: 'Xem bản gốc, cấp năm 2019.' },
				{ name: 'ADDRESS', result: 'PASS', note: 'Số nhà mới là 12A.' },
			],
			photoIds: ['p1', 'p2'],
			position,
		});
	},
};

const onThePhone: GreenCheck = {
	...fixtures.working,
	items: fixtures.complete.items.map((item) =>
		item.name === 'PRICE' ? { name: 'PRICE', result: 'FAIL', note: 'Chủ nói 9,9 tỷ.' } : item,
	),
	photos: [...fixtures.working.photos.slice(1), { id: 'phone', url: fixtures.pictures[2], takenAt: null }],
	position: { ...fixtures.position, at: '2026-03-10T03:40:00.000Z' },
};

/** The same check is worked on with a phone meanwhile. */
function WithPhone(props: GreenCheckWorkProps) {
	const [elsewhere, setElsewhere] = useState<GreenCheckWorkProps['elsewhere']>();
	const { items, photos, position } = props.check as GreenCheck;
	const known = keptFindings({ items, photoIds: photos.map(({ id }) => id), position });
	return (
		<>
			<Demo {...props} elsewhere={elsewhere} />
			<button type="button" onClick={() => setElsewhere({ known, now: onThePhone })}>
				Điện thoại
			</button>
		</>
	);
}

export const TakesUpWhatWasFoundElsewhere: Story = {
	render: (args) => <WithPhone {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(choice(canvas, 'Giá', 'Đạt'));
		await userEvent.click(canvas.getByRole('button', { name: 'Điện thoại' }));
		await expect(screen.getByText(/^Kết quả vừa được sửa ở nơi khác\. Phần sửa đó đã có ở đây/)).toBeVisible();
		// What was put down here stays.
		await expect(choice(canvas, 'Giá', 'Đạt')).toBeChecked();
		await expect(choice(canvas, 'Địa chỉ', 'Đạt')).toBeChecked();
		await expect(args.onSave).toHaveBeenLastCalledWith(
			expect.objectContaining({
				items: expect.arrayContaining([
					{ name: 'ADDRESS', result: 'PASS', note: '' },
					{ name: 'PRICE', result: 'PASS', note: '' },
				]),
				photoIds: ['p2', 'phone'],
				position: expect.objectContaining({ at: '2026-03-10T03:40:00.000Z' }),
			}),
		);
		await expect(canvas.getAllByRole('button', { name: /^Bỏ ảnh/ })).toHaveLength(2);
	},
};

export const TakesThatUpWhereAPhotoArrivesJustThen: Story = {
	render: (args) => <WithPhone {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		const arrived = Promise.withResolvers<Awaited<ReturnType<GreenCheckWorkProps['upload']>>>();
		(args.upload as ReturnType<typeof fn>).mockReturnValueOnce(arrived.promise);
		await userEvent.upload(canvas.getByTestId('camera-input'), await fixtures.drawPhoto('mat-tien.jpg'));
		await waitFor(() => expect(args.upload).toHaveBeenCalledTimes(1));
		// Told as it is taken up, and not drawn yet.
		(args.onSave as ReturnType<typeof fn>).mockImplementationOnce(() =>
			arrived.resolve({ id: 'here', width: 320, height: 240 }),
		);
		await userEvent.click(canvas.getByRole('button', { name: 'Điện thoại' }));
		await waitFor(() =>
			expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ photoIds: ['p2', 'here', 'phone'] })),
		);
		await expect(canvas.getAllByRole('button', { name: /^Bỏ ảnh/ })).toHaveLength(3);
	},
};

export const IsAskedAnewWhereSomethingWasFoundElsewhere: Story = {
	args: { check: fixtures.complete },
	render: (args) => <WithPhone {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(choice(canvas, 'Thửa đất và diện tích', 'Đạt'));
		await userEvent.click(canvas.getByRole('button', { name: 'Nộp kết quả' }));
		const dialog = within(await screen.findByRole('dialog', { name: 'Nộp kết quả để duyệt?' }));
		// It comes while the window is open.
		canvas.getByText('Điện thoại').click();
		await screen.findByText(/^Kết quả vừa được sửa ở nơi khác\. Phần/);
		await userEvent.click(dialog.getByRole('button', { name: 'Nộp kết quả' }));
		await expect(await dialog.findByText(/^Kết quả vừa được sửa ở nơi khác\. Hãy đóng cửa sổ này/)).toBeVisible();
		await expect(args.onFile).not.toHaveBeenCalled();
		await userEvent.click(dialog.getByRole('button', { name: 'Hủy' }));
		await userEvent.click(canvas.getByRole('button', { name: 'Nộp kết quả' }));
		const anew = within(await screen.findByRole('dialog', { name: 'Nộp kết quả để duyệt?' }));
		await userEvent.click(anew.getByRole('button', { name: 'Nộp kết quả' }));
		await waitFor(() =>
			expect(args.onFile).toHaveBeenCalledWith(expect.objectContaining({ photoIds: ['p2', 'phone'] })),
		);
	},
};

export const FilesAfterAskingOnceMore: Story = {
	args: { check: fixtures.complete },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(choice(canvas, 'Thửa đất và diện tích', 'Đạt'));
		await userEvent.click(canvas.getByRole('button', { name: 'Nộp kết quả' }));
		const dialog = within(await screen.findByRole('dialog', { name: 'Nộp kết quả để duyệt?' }));
		await expect(dialog.getByText('7 mục')).toBeVisible();
		await expect(dialog.getByText('3 ảnh chụp tại chỗ.')).toBeVisible();
		await userEvent.click(dialog.getByRole('button', { name: 'Nộp kết quả' }));
		await waitFor(() => expect(args.onFile).toHaveBeenCalledTimes(1));
		await expect(args.onFile).toHaveBeenCalledWith(expect.objectContaining({ photoIds: ['p1', 'p2', 'p3'] }));
		await waitFor(() => expect(canvas.getByRole('heading', { name: 'Kết quả đã nộp, đang chờ duyệt' })).toHaveFocus());
		await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
	},
};

export const LeadsToWhatTheServerRefused: Story = {
	args: {
		check: fixtures.complete,
		onFile: fn<GreenCheckWorkProps['onFile']>(async () => ({ fields: [{ path: 'photoIds.1', code: 'unknown' }] })),
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(choice(canvas, 'Thửa đất và diện tích', 'Đạt'));
		await userEvent.click(canvas.getByRole('button', { name: 'Nộp kết quả' }));
		const dialog = within(await screen.findByRole('dialog'));
		await userEvent.click(dialog.getByRole('button', { name: 'Nộp kết quả' }));
		const summary = await canvas.findByText('Còn 1 chỗ cần xem lại');
		await waitFor(() => expect(summary.closest('[data-slot="work-errors"]')).toHaveFocus());
		await expect(canvas.queryByText('Đã nộp kết quả.')).not.toBeInTheDocument();
		await userEvent.click(canvas.getByRole('button', { name: 'Bỏ ảnh 2' }));
		await expect(canvas.getByRole('button', { name: 'Chụp ảnh' })).toHaveFocus();
		await waitFor(() => expect(summary).not.toBeInTheDocument());
	},
};

export const KeepsTheWindowOpenWhereTheWholeIsRefused: Story = {
	args: {
		check: fixtures.complete,
		onFile: fn<GreenCheckWorkProps['onFile']>(async () => ({ message: 'Tin vừa được sửa. Hãy tải lại trang.' })),
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(choice(canvas, 'Thửa đất và diện tích', 'Đạt'));
		await userEvent.click(canvas.getByRole('button', { name: 'Nộp kết quả' }));
		const dialog = within(await screen.findByRole('dialog'));
		await userEvent.click(dialog.getByRole('button', { name: 'Nộp kết quả' }));
		await expect(await dialog.findByText('Tin vừa được sửa. Hãy tải lại trang.')).toBeVisible();
		await userEvent.click(dialog.getByRole('button', { name: 'Hủy' }));
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Nộp kết quả' })).toHaveFocus());
	},
};

export const GivesItBackWithAWarning: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Trả việc' }));
		const dialog = within(await screen.findByRole('dialog', { name: 'Trả việc về hàng chờ?' }));
		await expect(dialog.getByText(/ảnh và vị trí đã ghi sẽ bị xóa/)).toBeVisible();
		await userEvent.click(dialog.getByRole('button', { name: 'Trả việc' }));
		await expect(args.onRelease).toHaveBeenCalledTimes(1);
		await waitFor(() => expect(canvas.getByRole('heading', { name: 'Việc đang chờ người nhận' })).toHaveFocus());
	},
};

/** An admin gives the check back to the queue, and what was typed since could not be kept. */
function GivenBackElsewhere(props: GreenCheckWorkProps) {
	const [isGiven, setGiven] = useState(false);
	const message = 'Việc này không còn làm được ở trạng thái hiện tại.';
	return (
		<>
			<button type="button" onClick={() => setGiven(true)}>
				Quản trị viên trả việc
			</button>
			<GreenCheckWork
				{...props}
				check={isGiven ? { ...fixtures.toTake, id: fixtures.working.id, events: fixtures.working.events } : props.check}
				keeping={isGiven ? { kind: 'failed', message } : { kind: 'saving' }}
			/>
		</>
	);
}

export const WhatCouldNotBeKeptStaysToBeRead: Story = {
	render: (args) => <GivenBackElsewhere {...args} />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(choice(canvas, 'Địa chỉ', 'Đạt'));
		await userEvent.click(canvas.getByRole('button', { name: 'Thêm ghi chú: Địa chỉ' }));
		const note = canvas.getByLabelText('Ghi chú (không bắt buộc)', { selector: ':focus' });
		await userEvent.type(note, 'Số nhà mới là 12A.');
		await userEvent.click(canvas.getByRole('button', { name: 'Quản trị viên trả việc' }));
		await expect(canvas.getByRole('button', { name: 'Nhận kiểm tra' })).toBeVisible();
		await expect(canvas.getByText('Việc này không còn làm được ở trạng thái hiện tại.')).toBeVisible();
		await expect(note).toHaveValue('Số nhà mới là 12A.');
	},
};

export const SaysWhyThereIsNoPosition: Story = {
	args: { locate: fn<GreenCheckWorkProps['locate']>(async () => ({ failure: 'DENIED' })) },
	play: async ({ canvas, userEvent }) => {
		const read = canvas.getByRole('button', { name: 'Ghi vị trí hiện tại' });
		await userEvent.click(read);
		await expect(await canvas.findByText(/^Trình duyệt không được phép đọc vị trí\./)).toBeVisible();
		await expect(read).toHaveFocus();
	},
};

export const WarnsWhereItIsTooFar: Story = {
	args: { locate: fn<GreenCheckWorkProps['locate']>(async () => ({ position: fixtures.farPosition })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Ghi vị trí hiện tại' }));
		await expect(await canvas.findByText(/^Nơi ghi cách điểm của tin 2,4\skm\./)).toBeVisible();
		await expect(canvas.getByRole('button', { name: 'Ghi lại vị trí' })).toHaveFocus();
	},
};

export const SendsPhotosAsTheyAreTaken: Story = {
	play: async ({ canvas, args }) => {
		const camera = canvas.getByTestId('camera-input');
		await expect(camera).toHaveAttribute('capture', 'environment');
		// A person may choose "all files" in the system's window: what it offers is no guard.
		const user = userEvents.setup({ applyAccept: false });
		await user.upload(camera, await fixtures.drawPhoto('mat-tien.jpg'));
		await waitFor(() => expect(args.upload).toHaveBeenCalledTimes(1));
		await waitFor(() =>
			expect(args.onSave).toHaveBeenLastCalledWith(
				expect.objectContaining({ photoIds: ['p1', 'p2', 'upload-mat-tien.jpg'] }),
			),
		);
		await user.upload(canvas.getByTestId('photo-input'), [
			new File(['x'], 'IMG_0042.HEIC', { type: '' }),
			new File(['x'], 'so.pdf', { type: 'application/pdf' }),
		]);
		await expect(canvas.getByText(/ảnh HEIC của iPhone chưa dùng được/)).toBeVisible();
		await expect(canvas.getByText(/không phải ảnh JPEG, PNG hay WebP\./)).toBeVisible();
	},
};

export const WaitsForPhotosBeforeItIsFiled: Story = {
	args: {
		check: { ...fixtures.complete, items: fixtures.complete.items.map((item) => ({ ...item, result: 'PASS' })) },
		upload: fn<GreenCheckWorkProps['upload']>(async () => {
			throw new TypeError('Failed to fetch');
		}),
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.upload(canvas.getByTestId('camera-input'), await fixtures.drawPhoto('mat-tien.jpg'));
		await expect(await canvas.findByText('Chưa gửi được vì mất kết nối.')).toBeVisible();
		await expect(canvas.getByText('1 ảnh chưa gửi được.')).toHaveAttribute('role', 'status');
		await userEvent.click(canvas.getByRole('button', { name: 'Nộp kết quả' }));
		await expect(
			await canvas.findByRole('button', { name: 'Có ảnh chưa gửi được. Hãy gửi lại hoặc bỏ ảnh đó.' }),
		).toBeVisible();
		await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
		await userEvent.click(canvas.getByRole('button', { name: 'Bỏ ảnh 4' }));
		await userEvent.click(canvas.getByRole('button', { name: 'Nộp kết quả' }));
		await screen.findByRole('dialog', { name: 'Nộp kết quả để duyệt?' });
	},
};

let arrive: (answer: Awaited<ReturnType<GreenCheckWorkProps['upload']>>) => void = () => undefined;

export const TellsOfPhotosThatHaveNotArrived: Story = {
	args: {
		upload: fn<GreenCheckWorkProps['upload']>(
			() =>
				new Promise((resolve) => {
					arrive = resolve;
				}),
		),
	},
	play: async ({ canvas, userEvent, args }) => {
		const take = async (name: string) =>
			userEvent.upload(canvas.getByTestId('camera-input'), await fixtures.drawPhoto(name));
		await expect(args.onWaitingChange).not.toHaveBeenCalledWith(true);
		await take('mat-tien.jpg');
		await waitFor(() => expect(args.onWaitingChange).toHaveBeenLastCalledWith(true));
		arrive({ message: 'Không kết nối được máy chủ.' });
		const again = await canvas.findByRole('button', { name: 'Gửi lại ảnh 3' });
		await expect(args.onWaitingChange).toHaveBeenLastCalledWith(true);
		await userEvent.click(again);
		await waitFor(() => expect(args.upload).toHaveBeenCalledTimes(2));
		arrive({ id: 'u1', width: 320, height: 240 });
		await waitFor(() => expect(args.onWaitingChange).toHaveBeenLastCalledWith(false));
		await expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ photoIds: ['p1', 'p2', 'u1'] }));
		// Nothing waits any more where the form is gone.
		await take('hem.jpg');
		await waitFor(() => expect(args.onWaitingChange).toHaveBeenLastCalledWith(true));
		await userEvent.click(canvas.getByRole('button', { name: 'Trả việc' }));
		await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Trả việc' }));
		await waitFor(() => expect(args.onWaitingChange).toHaveBeenLastCalledWith(false));
	},
};
