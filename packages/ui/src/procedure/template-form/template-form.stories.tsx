import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { draftTemplate, publishedTemplate, untranslatedTemplate } from '../procedure-template.fixtures.ts';
import { type TemplateConflict, TemplateForm, type TemplateFormProps } from './template-form.tsx';

const args: TemplateFormProps = {
	template: draftTemplate,
	type: 'BUY',
	runningCount: 169,
	onSubmit: fn<TemplateFormProps['onSubmit']>(async () => undefined),
	onPublish: fn<NonNullable<TemplateFormProps['onPublish']>>(async () => undefined),
	onRemove: fn<NonNullable<TemplateFormProps['onRemove']>>(async () => undefined),
	onDirtyChange: fn(),
	listHref: '/procedure/templates',
};

/** There is no draft yet. */
const unsaved = { onPublish: undefined, onRemove: undefined };

const meta = {
	component: TemplateForm,
	args,
	parameters: { route: '/procedure-template' },
} satisfies Meta<typeof TemplateForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: /Ký hợp đồng trước công chứng viên/ }));
		await expect(canvas.getByRole('group', { name: 'khoản phí 1' })).toBeVisible();
		await expect(canvas.getByText('Không có thay đổi nào chưa lưu.')).toBeVisible();
	},
};
export const Empty: Story = { args: { ...unsaved, template: undefined, runningCount: 0 } };
export const Published: Story = {
	args: { ...unsaved, template: publishedTemplate },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByText(/^Bản 3 đã công bố ngày 01\/02\/2026/)).toBeVisible();
		await expect(canvas.queryByRole('button', { name: 'Công bố…' })).not.toBeInTheDocument();
		await expect(canvas.queryByRole('button', { name: 'Xóa…' })).not.toBeInTheDocument();
		// A draft that is the same would be one for nothing.
		const save = canvas.getByRole('button', { name: 'Lưu thành bản nháp mới' });
		await expect(save).toHaveAttribute('aria-disabled', 'true');
		await expect(save).toHaveAccessibleDescription(/^Chưa sửa gì so với bản đã công bố/);
		const title = canvas.getByRole('textbox', { name: 'Tên quy trình tiếng Anh' });
		title.focus();
		await userEvent.keyboard('{Control>}{Enter}{/Control}');
		await expect(args.onSubmit).not.toHaveBeenCalled();
		await userEvent.keyboard('!');
		await expect(save).not.toHaveAttribute('aria-disabled');
		await userEvent.keyboard('{Control>}{Enter}{/Control}');
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
	},
};
export const Outdated: Story = {
	args: { ...unsaved, template: publishedTemplate, isOutdated: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu thành bản nháp mới' }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: /Ký hợp đồng trước công chứng viên/ }));
	},
};

const conflict: TemplateConflict = {
	kind: 'conflict',
	onOverwrite: fn(async () => undefined),
	onDiscard: fn(),
	viewHref: '/procedure-template?type=BUY&id=theirs',
};

/** Somebody else was faster than its first save, until it is decided. */
function FormInConflict(props: TemplateFormProps) {
	const [isKnown, setKnown] = useState(false);
	return (
		<TemplateForm
			{...props}
			conflict={
				isKnown
					? {
							...conflict,
							onOverwrite: async () => {
								await conflict.onOverwrite();
								setKnown(false);
							},
						}
					: undefined
			}
			onSubmit={async (values) => {
				const refused = await props.onSubmit(values);
				if (refused) setKnown(true);
				return refused;
			}}
		/>
	);
}

const refuseOnce = (given: TemplateFormProps) =>
	(given.onSubmit as ReturnType<typeof fn>).mockResolvedValueOnce({ message: 'Bản nháp đang lưu khác.' });

export const SavesOverWhatSomebodyElseSaved: Story = {
	render: (given) => <FormInConflict {...given} />,
	play: async ({ canvas, userEvent, args }) => {
		refuseOnce(args);
		const title = canvas.getByRole('textbox', { name: 'Tên quy trình tiếng Anh' });
		await userEvent.type(title, ', mine');
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu bản nháp' }));
		const box = (await canvas.findByText('Người khác vừa sửa mẫu này')).closest('[role="alert"]');
		await waitFor(() => expect(box).toHaveFocus());
		await expect(canvas.queryByText('Bản nháp đang lưu khác.')).not.toBeInTheDocument();
		// Saved once more without choosing, it is asked again.
		refuseOnce(args);
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu bản nháp' }));
		await waitFor(() => expect(box).toHaveFocus());
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu đè bằng bản của tôi' }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(3));
		await expect(conflict.onOverwrite).toHaveBeenCalledTimes(1);
		await expect(title).toHaveDisplayValue(/, mine$/);
		await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
		await expect(canvas.getByRole('button', { name: 'Lưu bản nháp' })).toHaveFocus();
	},
};

export const LooksAtAndTakesWhatSomebodyElseSaved: Story = {
	args: { ...unsaved, template: publishedTemplate },
	render: (given) => <FormInConflict {...given} />,
	play: async ({ canvas, userEvent, args }) => {
		refuseOnce(args);
		await userEvent.type(canvas.getByRole('textbox', { name: 'Tên quy trình tiếng Anh' }), ', mine');
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu thành bản nháp mới' }));
		const view = await canvas.findByRole('link', { name: 'Xem bản mới trong thẻ khác' });
		await expect(view).toHaveAttribute('href', conflict.viewHref);
		await expect(view).toHaveAttribute('target', '_blank');
		await userEvent.click(canvas.getByRole('button', { name: 'Bỏ bản của tôi, xem bản mới' }));
		await expect(conflict.onDiscard).toHaveBeenCalledTimes(1);
		await expect(args.onSubmit).toHaveBeenCalledTimes(1);
	},
};

export const TakesTheFocusInPlaceOfAnother: Story = {
	args: { takesFocus: true },
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
	},
};

export const SavesWhatWasWritten: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const title = canvas.getByRole('textbox', { name: 'Tên quy trình tiếng Anh' });
		await userEvent.clear(title);
		await userEvent.type(title, 'Buying a home');
		await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
		await expect(canvas.getByRole('button', { name: 'Công bố…' })).toHaveAttribute('aria-disabled', 'true');
		await userEvent.keyboard('{Control>}{Enter}{/Control}');
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith({
				type: 'BUY',
				title: { vn: 'Mua bán nhà đất', en: 'Buying a home' },
				steps: draftTemplate.steps,
			}),
		);
		await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
	},
};

export const AddsMovesAndRemovesWithTheFocusKept: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const down = canvas.getByRole('button', { name: 'Chuyển bước 1 xuống' });
		await userEvent.click(down);
		await expect(canvas.getByText('Đã chuyển bước 1 đến vị trí 2 trên 3.')).toBeInTheDocument();
		await expect(canvas.getByRole('button', { name: 'Chuyển bước 2 xuống' })).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		// At its end it rests there.
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Chuyển bước 3 xuống' })).toHaveFocus());
		await expect(canvas.getByRole('button', { name: 'Chuyển bước 3 xuống' })).toHaveAttribute('aria-disabled', 'true');

		await userEvent.click(canvas.getByRole('button', { name: 'Thêm bước' }));
		const added = within(canvas.getByRole('region', { name: /^Bước 4/ }));
		await waitFor(() => expect(added.getAllByRole('textbox')[0]).toHaveFocus());
		await userEvent.keyboard('Bàn giao');
		await expect(canvas.getByRole('button', { name: /^Bước 4: Bàn giao/ })).toBeVisible();

		await userEvent.click(canvas.getByRole('button', { name: 'Bỏ bước 4' }));
		await userEvent.click(await screen.findByRole('button', { name: 'Bỏ' }));
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Thêm bước' })).toHaveFocus());
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu bản nháp' }));
		const [papers, notary, tax] = draftTemplate.steps;
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ steps: [notary, tax, papers] })),
		);
	},
};

export const WritesATaskWithItsPapersAndFees: Story = {
	args: { ...unsaved, template: undefined },
	play: async ({ canvas, userEvent, args }) => {
		const type = async (name: string | RegExp, text: string, at = 0) =>
			userEvent.type(canvas.getAllByRole('textbox', { name })[at] as HTMLElement, text);
		await type('Tên quy trình tiếng Việt', 'Tặng cho');
		await type(/^Tên quy trình tiếng Anh/, 'Gift');
		await type(/^Tên tiếng Việt/, 'Công chứng');
		await type(/^Tên tiếng Anh/, 'Notary');
		await type(/^Tên tiếng Việt/, 'Ký hợp đồng', 1);
		await type(/^Tên tiếng Anh/, 'Sign', 1);
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Ai làm' }), 'Văn phòng công chứng');
		await type('Ít nhất (ngày)', '1');
		await type('Nhiều nhất (ngày)', '2');
		await userEvent.click(canvas.getByRole('button', { name: 'Thêm giấy tờ' }));
		await userEvent.keyboard('Căn cước');
		await type(/^Tên tiếng Anh/, 'Identity card', 2);
		await userEvent.click(canvas.getByRole('button', { name: 'Thêm khoản phí' }));
		await userEvent.keyboard('Phí');
		const fee = within(canvas.getByRole('group', { name: 'khoản phí 1' }));
		await userEvent.type(fee.getByRole('textbox', { name: /^Tên tiếng Anh/ }), 'Fee');
		await userEvent.type(fee.getByRole('textbox', { name: 'Mức thu tiếng Việt' }), '0,1%');
		await userEvent.type(fee.getByRole('textbox', { name: /^Mức thu tiếng Anh/ }), '0.1%');
		await userEvent.type(fee.getByLabelText('Áp dụng từ'), '2017-01-01');
		await userEvent.type(fee.getByRole('textbox', { name: 'Văn bản quy định' }), 'TT 257');
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu bản nháp' }));
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith({
				type: 'BUY',
				title: { vn: 'Tặng cho', en: 'Gift' },
				steps: [
					{
						key: expect.any(String),
						title: { vn: 'Công chứng', en: 'Notary' },
						description: null,
						substeps: [
							{
								key: expect.any(String),
								title: { vn: 'Ký hợp đồng', en: 'Sign' },
								description: null,
								actor: 'NOTARY',
								place: null,
								daysMin: 1,
								daysMax: 2,
								papers: [
									{
										key: expect.any(String),
										name: { vn: 'Căn cước', en: 'Identity card' },
										hint: null,
										isRequired: true,
									},
								],
								fees: [
									{
										key: expect.any(String),
										name: { vn: 'Phí', en: 'Fee' },
										text: { vn: '0,1%', en: '0.1%' },
										payer: null,
										asOf: '2017-01-01',
										source: 'TT 257',
									},
								],
							},
						],
					},
				],
			}),
		);
	},
};

export const LeadsToEverythingThatIsWrong: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: /^Việc 2: Ký hợp đồng đặt cọc/ }));
		const most = canvas.getByRole('textbox', { name: 'Nhiều nhất (ngày)' });
		await userEvent.clear(most);
		await userEvent.type(most, '0');
		// Closed, it is still wrong.
		await userEvent.click(canvas.getByRole('button', { name: /^Việc 2: Ký hợp đồng đặt cọc/ }));
		await userEvent.clear(canvas.getAllByRole('textbox', { name: /^Tên tiếng Việt/ })[0] as HTMLElement);
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu bản nháp' }));
		const summary = await canvas.findByText('Có 2 chỗ cần sửa');
		await waitFor(() => expect(summary.closest('[role="alert"]')).toHaveFocus());
		await expect(args.onSubmit).not.toHaveBeenCalled();
		await userEvent.click(
			canvas.getByRole('button', { name: 'Bước 1, việc 2: Số ngày nhiều nhất nhỏ hơn số ngày ít nhất.' }),
		);
		await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Nhiều nhất (ngày)' })).toHaveFocus());
		await expect(canvas.getByRole('textbox', { name: 'Nhiều nhất (ngày)' })).toBeInvalid();
	},
};

export const LeavesWhoeverGoesOnAfterASaveWhereTheyAre: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByRole('textbox', { name: 'Tên quy trình tiếng Anh' }), '!');
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu bản nháp' }));
		await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
		await userEvent.click(canvas.getByRole('button', { name: 'Thêm bước' }));
		const [vietnamese, english] = within(canvas.getByRole('region', { name: /^Bước 4/ })).getAllByRole('textbox');
		await waitFor(() => expect(vietnamese).toHaveFocus());
		// Left empty it is wrong from here on, and said to be.
		await userEvent.tab();
		await waitFor(() => expect(vietnamese).toBeInvalid());
		await expect(canvas.getByText(/^Có .* cần sửa$/)).toBeVisible();
		await userEvent.keyboard('Handover');
		await expect(english).toHaveFocus();
		await expect(english).toHaveValue('Handover');
	},
};

export const MarksWhatIsNotTranslated: Story = {
	args: { template: untranslatedTemplate },
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByText('Chưa dịch')).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: /^1 chỗ chưa dịch/ }));
		const title = canvas.getByRole('textbox', { name: 'Tên tiếng Anh Chưa dịch' });
		await waitFor(() => expect(title).toHaveFocus());
		await userEvent.keyboard('Have the contract notarised');
		await waitFor(() => expect(canvas.queryByText('Chưa dịch')).not.toBeInTheDocument());
	},
};

export const AsksBeforeItIsPublished: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Công bố…' }));
		const dialog = within(await screen.findByRole('dialog'));
		await expect(dialog.getByText('169 thủ tục đang chạy giữ nguyên bản của mình.')).toBeVisible();
		await userEvent.click(dialog.getByRole('button', { name: 'Công bố bản 4' }));
		await waitFor(() => expect(args.onPublish).toHaveBeenCalledTimes(1));
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const AsksBeforeADraftIsDeleted: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const open = canvas.getByRole('button', { name: 'Xóa…' });
		await userEvent.click(open);
		const dialog = within(await screen.findByRole('dialog', { name: 'Xóa bản nháp 4?' }));
		await expect(dialog.queryByText('Những gì bạn vừa sửa mà chưa lưu cũng mất.')).not.toBeInTheDocument();
		await userEvent.click(dialog.getByRole('button', { name: 'Hủy' }));
		await expect(args.onRemove).not.toHaveBeenCalled();
		await userEvent.type(canvas.getByRole('textbox', { name: 'Tên quy trình tiếng Anh' }), '!');
		await userEvent.click(open);
		await expect(dialog.getByText('Những gì bạn vừa sửa mà chưa lưu cũng mất.')).toBeVisible();
		await userEvent.click(dialog.getByRole('button', { name: 'Xóa bản nháp' }));
		await waitFor(() => expect(args.onRemove).toHaveBeenCalledTimes(1));
	},
};

/** Somebody else was faster than what is done with the draft. */
function FormActedOnTooLate({ onRemove, ...props }: TemplateFormProps) {
	const [isKnown, setKnown] = useState(false);
	return (
		<TemplateForm
			{...props}
			conflict={isKnown ? { ...conflict, kind: 'gone', viewHref: undefined } : undefined}
			onRemove={async () => {
				setKnown(true);
				return onRemove?.();
			}}
		/>
	);
}

export const TellsOutsideOfTheWindowWhatSomebodyElseDid: Story = {
	render: (given) => <FormActedOnTooLate {...given} />,
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Xóa…' }));
		await userEvent.click(await screen.findByRole('button', { name: 'Xóa bản nháp' }));
		const box = (await canvas.findByText('Người khác vừa xóa bản nháp này')).closest('[role="alert"]');
		await waitFor(() => expect(box).toHaveFocus());
		await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
		// Of what is gone there is nothing to look at.
		await expect(canvas.queryByRole('button', { name: /xem bản mới/ })).not.toBeInTheDocument();
		await expect(canvas.queryByRole('link', { name: /Xem bản mới/ })).not.toBeInTheDocument();
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu thành bản nháp mới' }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
	},
};

export const SaysWhatTheServerRefused: Story = {
	args: {
		onSubmit: fn<TemplateFormProps['onSubmit']>(async () => ({
			message: 'Người khác vừa sửa bản nháp này. Hãy tải lại trang.',
		})),
	},
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByRole('textbox', { name: 'Tên quy trình tiếng Anh' }), '!');
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu bản nháp' }));
		const refusal = await canvas.findByText(/^Người khác vừa sửa/);
		await waitFor(() => expect(refusal.closest('[role="alert"]')).toHaveFocus());
		await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
	},
};
