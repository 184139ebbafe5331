import { estimateFees } from '@ancu/forms/procedure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { FeeEstimate } from '../fee-estimate/fee-estimate.tsx';
import * as fixtures from '../procedure.fixtures.ts';
import { documents } from '../suggested-documents/suggested-documents.fixtures.ts';
import { SuggestedDocuments } from '../suggested-documents/suggested-documents.tsx';
import { ProcedureScreen, type ProcedureScreenProps } from './procedure-screen.tsx';

/** The screen over a server that takes every tick. */
function Kept({ procedure: first, onSave, ...rest }: ProcedureScreenProps) {
	const [procedure, setProcedure] = useState(first);
	return (
		<ProcedureScreen
			{...rest}
			procedure={procedure}
			onSave={async (id, change) => {
				const refused = await onSave(id, change);
				const { isDone } = change;
				if (!refused && isDone !== undefined) setProcedure((before) => before && fixtures.tick(before, id, isDone));
				return refused;
			}}
		/>
	);
}

const meta = {
	component: ProcedureScreen,
	args: {
		procedure: fixtures.procedure,
		onRetry: fn(),
		listHref: '/procedure',
		listingHref: ({ sequenceId }) => `/real-estate/${sequenceId}`,
		onAct: fn(),
		upload: fn<ProcedureScreenProps['upload']>(async (file) => ({ id: `upload-${file.name}` })),
		onSave: fn<ProcedureScreenProps['onSave']>(async () => undefined),
		now: fixtures.now,
		onSavedChange: fn(),
	},
	render: (args) => <Kept {...args} />,
	parameters: { route: '/send-request/details/:slug' },
} satisfies Meta<typeof ProcedureScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	args: {
		aside: (
			<>
				<SuggestedDocuments documents={documents} onRetry={() => undefined} />
				<FeeEstimate
					isTypeFixed
					defaultValues={{ price: '4.200.000.000' }}
					lines={
						estimateFees({
							type: 'BUY',
							price: 4_200_000_000,
							isCloseFamily: false,
							isOnlyHome: false,
							on: '2026-03-10',
						}).lines
					}
					onChange={() => undefined}
				/>
			</>
		),
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByText('2 trong 8 việc đã xong')).toBeVisible();
		const route = within(canvas.getByRole('list', { name: 'Các bước của thủ tục' }));
		const current = route.getByRole('region', { name: /Công chứng hợp đồng$/ });
		await expect(current).toHaveTextContent('Bước 2 trên 5 · Đang làm · 0/2 việc');
		await expect(within(current).getByRole('checkbox', { name: /Chuẩn bị giấy tờ/ })).not.toBeChecked();
		const blocked = route.getByRole('region', { name: /Đăng ký biến động đất đai$/ });
		await expect(blocked).toHaveTextContent('Làm được sau khi xong bước 2 và 3.');
		await expect(within(blocked).queryByRole('link')).not.toBeInTheDocument();
		await expect(current.closest('li')).toHaveAttribute('aria-current', 'step');
	},
};
export const Loading: Story = { args: { procedure: undefined } };
export const NotFound: Story = {
	args: { procedure: null },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Về danh sách thủ tục' })).toHaveAttribute('href', '/procedure');
	},
};
export const Error: Story = {
	args: { procedure: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Finished: Story = {
	args: { procedure: fixtures.finishedProcedure },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Thủ tục đã xong.')).toBeVisible();
		await expect(canvas.getByText(/^Giấy chứng nhận mang tên bạn/)).toBeVisible();
		await expect(canvas.getByText('8 trong 8 việc đã xong')).toBeVisible();
	},
};
export const FinishedForWhoSold: Story = {
	args: {
		procedure: {
			...fixtures.finishedProcedure,
			procedureRecord: { ...fixtures.finishedProcedure.procedureRecord, side: 'SELLER' },
		},
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Hợp đồng đã công chứng/)).toBeVisible();
		await expect(canvas.queryByText(/^Giấy chứng nhận mang tên bạn/)).not.toBeInTheDocument();
	},
};
export const FinishedGift: Story = {
	args: {
		procedure: {
			...fixtures.finishedProcedure,
			procedureRecord: { ...fixtures.finishedProcedure.procedureRecord, type: 'DONATE' },
		},
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/Hãy giữ bản gốc/)).toBeVisible();
		await expect(canvas.queryByText(/chứng từ thanh toán/)).not.toBeInTheDocument();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { procedure: fixtures.longProcedure },
	globals: { viewport: { value: 'phone320' } },
};
export const NarrowEnglish: Story = { ...Narrow, globals: { viewport: { value: 'phone320' }, locale: 'en' } };

export const OneStepIsTheCurrentOneWhereSeveralCanBegin: Story = {
	args: {
		procedure: {
			...fixtures.procedure,
			steps: fixtures.procedure.steps.map((step) => ({ ...step, blockedBy: [] })),
		},
	},
	play: async ({ canvas }) => {
		const route = canvas.getByRole('list', { name: 'Các bước của thủ tục' });
		await expect(within(route).getAllByText(/· Đang làm/)).toHaveLength(4);
		const marked = route.querySelectorAll('[aria-current="step"]');
		await expect(marked).toHaveLength(1);
		await expect(marked[0]).toHaveTextContent('Công chứng hợp đồng');
	},
};

export const LeadsToWhatIsNext: Story = {
	tags: ['dark'],
	play: async ({ canvas, userEvent }) => {
		const step = canvas.getByRole('button', { name: /Công chứng hợp đồng$/ });
		await userEvent.click(step);
		await expect(step).toHaveAttribute('aria-expanded', 'false');
		await userEvent.click(canvas.getByRole('link', { name: 'Chuẩn bị giấy tờ của bên mua' }));
		await expect(step).toHaveAttribute('aria-expanded', 'true');
		const substep = canvas.getByRole('button', { name: 'Chuẩn bị giấy tờ của bên mua' });
		await waitFor(() => expect(substep).toHaveFocus());
		await expect(substep).toHaveAttribute('aria-expanded', 'true');
	},
};

export const TicksAndTakesItBack: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const box = canvas.getByRole('checkbox', { name: 'Đã xong: Chuẩn bị giấy tờ của bên mua' });
		await userEvent.click(box);
		await waitFor(() => expect(box).toBeChecked());
		await expect(args.onSave).toHaveBeenCalledWith('s21', { isDone: true });
		await expect(box).toHaveFocus();
		await expect(canvas.getByText('3 trong 8 việc đã xong')).toBeVisible();
		await expect(canvas.getByText(/^Đang chờ văn phòng công chứng:/)).toBeVisible();
		await userEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
		await waitFor(() => expect(box).not.toBeChecked());
		await expect(args.onSave).toHaveBeenLastCalledWith('s21', { isDone: false });
	},
};

export const OpensTheStepThatCanBeginNow: Story = {
	play: async ({ canvas, userEvent }) => {
		const next = canvas.getByRole('button', { name: /Kê khai và nộp thuế$/ });
		await expect(next).toHaveAttribute('aria-expanded', 'false');
		const first = canvas.getByRole('checkbox', { name: /Chuẩn bị giấy tờ/ });
		await userEvent.click(first);
		await waitFor(() => expect(first).toBeChecked());
		const last = canvas.getByRole('checkbox', { name: /Ký hợp đồng mua bán/ });
		await userEvent.click(last);
		await waitFor(() => expect(next).toHaveAttribute('aria-expanded', 'true'));
		await expect(last).toHaveFocus();
		await expect(canvas.getByRole('checkbox', { name: /Khai thuế thu nhập/ })).toBeVisible();
	},
};

export const PreparesWhereNothingCanBeTicked: Story = {
	play: async ({ canvas, userEvent }) => {
		const step = canvas.getByRole('region', { name: /Kê khai và nộp thuế$/ });
		await userEvent.click(within(step).getByRole('button', { name: /Kê khai và nộp thuế$/ }));
		await userEvent.click(within(step).getByRole('button', { name: 'Khai thuế thu nhập và lệ phí trước bạ' }));
		await expect(within(step).getByText(/2% giá trong hợp đồng/)).toBeVisible();
		await expect(within(step).getByText('Luật 71/2014/QH13, áp dụng từ 01/01/2015.')).toBeVisible();
		await expect(within(step).queryByRole('checkbox')).not.toBeInTheDocument();
		await expect(within(step).getByRole('textbox', { name: 'Ghi chú của bạn' })).toBeVisible();
	},
};

export const KeepsATickThatWasRefusedOpen: Story = {
	args: { onSave: fn<ProcedureScreenProps['onSave']>(async () => ({ message: 'Hãy làm xong bước trước đã.' })) },
	play: async ({ canvas, userEvent }) => {
		const box = canvas.getByRole('checkbox', { name: /Chuẩn bị giấy tờ/ });
		await userEvent.click(box);
		await expect(await canvas.findByText('Hãy làm xong bước trước đã.')).toBeVisible();
		await expect(box).not.toBeChecked();
		await expect(box).toHaveFocus();
	},
};

export const TellsWhatIsNotKept: Story = {
	play: async ({ canvas, userEvent, args }) => {
		(args.onSave as ReturnType<typeof fn>).mockResolvedValue({ message: 'Không kết nối được máy chủ.' });
		const [note] = canvas.getAllByRole('textbox', { name: 'Ghi chú của bạn' });
		await userEvent.type(note as HTMLElement, ' Gọi trước.');
		await userEvent.tab();
		await expect(await canvas.findByText('Không kết nối được máy chủ.')).toBeVisible();
		await expect(args.onSavedChange).toHaveBeenLastCalledWith('unsaved');
	},
};

export const CanBePrinted: Story = {
	play: async ({ canvas, userEvent }) => {
		const print = spyOn(window, 'print').mockImplementation(() => undefined);
		await userEvent.click(canvas.getByRole('button', { name: 'In' }));
		await expect(print).toHaveBeenCalledTimes(1);
		print.mockRestore();
	},
};

export const AsksForChangesOfTheWhole: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Sửa' }));
		await expect(args.onAct).toHaveBeenCalledWith(expect.objectContaining({ action: 'UPDATE' }));
		await userEvent.click(canvas.getByRole('button', { name: 'Xóa' }));
		await expect(args.onAct).toHaveBeenLastCalledWith(expect.objectContaining({ action: 'DELETE' }));
	},
};
