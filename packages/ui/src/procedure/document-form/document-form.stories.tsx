import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { deposit, taxForms } from '../document.fixtures.ts';
import { type DocumentConflict, DocumentForm, type DocumentFormProps } from './document-form.tsx';

const args: DocumentFormProps = {
	document: deposit,
	onSubmit: fn<DocumentFormProps['onSubmit']>(async () => undefined),
	onRemove: fn<DocumentFormProps['onRemove']>(async () => undefined),
	onDirtyChange: fn(),
	listHref: '/procedure/documents',
	templatesHref: '/procedure/templates',
};

const meta = {
	component: DocumentForm,
	args,
	// As a page has it.
	decorators: [(Story) => <div className="px-4">{Story()}</div>],
	parameters: { route: '/procedure-document' },
} satisfies Meta<typeof DocumentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = 'Lưu và công bố';

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(deposit.title.vn);
		await expect(canvas.getByRole('checkbox', { name: 'Mua bán nhà đất' })).toBeChecked();
		await expect(canvas.getByRole('checkbox', { name: 'Tặng cho nhà đất' })).not.toBeChecked();
		await expect(canvas.getByRole('textbox', { name: 'Nội dung tiếng Việt' })).toHaveAccessibleDescription(
			/^Dòng bắt đầu bằng/,
		);
		await expect(canvas.getByText('Không có thay đổi nào chưa lưu.')).toBeVisible();
	},
};
export const Empty: Story = {
	args: { document: undefined },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Chưa lưu gì.')).toBeVisible();
		await expect(canvas.queryByRole('button', { name: 'Gỡ…' })).not.toBeInTheDocument();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { args: { document: taxForms }, globals: { viewport: { value: 'phone320' } } };

export const SavesWhatWasWritten: Story = {
	args: { document: undefined },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByRole('textbox', { name: 'Tiêu đề tiếng Việt' }), 'Thuế');
		await expect(canvas.getByText('Chưa dịch')).toBeVisible();
		await userEvent.type(canvas.getByRole('textbox', { name: /^Tiêu đề tiếng Anh/ }), 'Taxes');
		await expect(canvas.queryByText('Chưa dịch')).not.toBeInTheDocument();
		await userEvent.type(canvas.getByRole('textbox', { name: 'Nội dung tiếng Việt' }), 'Khai:{Enter}- tờ khai');
		await userEvent.type(canvas.getByRole('textbox', { name: /^Nội dung tiếng Anh/ }), 'Declare:{Enter}- the form');
		await userEvent.click(canvas.getByRole('checkbox', { name: 'Tặng cho nhà đất' }));
		await userEvent.click(canvas.getByRole('checkbox', { name: 'Mua bán nhà đất' }));
		await userEvent.type(canvas.getByRole('textbox', { name: /^Liên kết đọc thêm/ }), 'https://gdt.gov.vn');
		await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
		await userEvent.keyboard('{Control>}{Enter}{/Control}');
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith({
				title: { vn: 'Thuế', en: 'Taxes' },
				content: { vn: 'Khai:\n- tờ khai', en: 'Declare:\n- the form' },
				types: ['BUY', 'DONATE'],
				link: 'https://gdt.gov.vn',
			}),
		);
		await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
	},
};

export const SaysWhatIsWrongAtItsField: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const title = canvas.getByRole('textbox', { name: /^Tiêu đề tiếng Anh/ });
		await userEvent.clear(title);
		await userEvent.click(canvas.getByRole('checkbox', { name: 'Mua bán nhà đất' }));
		await userEvent.click(canvas.getByRole('checkbox', { name: 'Chuyển nhượng, sang tên' }));
		await userEvent.type(canvas.getByRole('textbox', { name: /^Liên kết đọc thêm/ }), 'gdt.gov.vn');
		await userEvent.click(canvas.getByRole('button', { name: save }));
		await waitFor(() => expect(title).toHaveFocus());
		await expect(title).toHaveAccessibleDescription('Hãy nhập tiêu đề bằng cả hai ngôn ngữ.');
		await expect(canvas.getByRole('group', { name: 'Giúp cho thủ tục nào' })).toHaveAccessibleDescription(
			'Hãy chọn ít nhất một loại thủ tục.',
		);
		await expect(canvas.getByRole('textbox', { name: /^Liên kết đọc thêm/ })).toHaveAccessibleDescription(
			/Liên kết bắt đầu bằng https/,
		);
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const KeepsWhatWasTypedWhenItIsNotSent: Story = {
	args: {
		onSubmit: fn<DocumentFormProps['onSubmit']>(async () => ({ message: 'Không kết nối được máy chủ.' })),
	},
	play: async ({ canvas, userEvent, args }) => {
		const title = canvas.getByRole('textbox', { name: 'Tiêu đề tiếng Việt' });
		await userEvent.type(title, ', bản mới');
		await userEvent.click(canvas.getByRole('button', { name: save }));
		await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Không kết nối được máy chủ.'));
		await expect(title).toHaveValue(`${deposit.title.vn}, bản mới`);
		await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
	},
};

/** Knows of what somebody else did until it is decided. */
function FormInConflict({ conflict, ...props }: DocumentFormProps) {
	const [isDecided, setDecided] = useState(false);
	const decide = async (asked: DocumentConflict) => {
		await asked.onOverwrite();
		setDecided(true);
	};
	return (
		<DocumentForm
			{...props}
			conflict={isDecided || !conflict ? undefined : { ...conflict, onOverwrite: () => decide(conflict) }}
		/>
	);
}

const conflict: DocumentConflict = { kind: 'conflict', onOverwrite: fn(async () => undefined), onDiscard: fn() };

export const SavesOverWhatSomebodyElseSaved: Story = {
	args: { conflict },
	render: (given) => <FormInConflict {...given} />,
	play: async ({ canvas, userEvent, args }) => {
		const box = canvas.getByText('Người khác vừa sửa tài liệu này').closest('[role="alert"]');
		await waitFor(() => expect(box).toHaveFocus());
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu đè bằng bản của tôi' }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
		await expect(args.conflict?.onOverwrite).toHaveBeenCalledTimes(1);
		await expect(canvas.queryByText('Người khác vừa sửa tài liệu này')).not.toBeInTheDocument();
		await expect(canvas.getByRole('button', { name: save })).toHaveFocus();
	},
};

export const LeadsBackToTheChoiceWhereItIsSavedWithoutOne: Story = {
	args: { conflict, onSubmit: fn<DocumentFormProps['onSubmit']>(async () => ({ message: 'Người khác đã sửa.' })) },
	play: async ({ canvas, userEvent }) => {
		const box = canvas.getByText('Người khác vừa sửa tài liệu này').closest('[role="alert"]');
		await waitFor(() => expect(box).toHaveFocus());
		await userEvent.click(canvas.getByRole('button', { name: save }));
		await waitFor(() => expect(box).toHaveFocus());
	},
};

export const TakesTheFocusInPlaceOfAnother: Story = {
	args: { takesFocus: true },
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
	},
};

export const ShowsWhatSomebodyElseSaved: Story = {
	args: { conflict },
	tags: ['dark'],
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Bỏ bản của tôi, xem bản mới' }));
		await expect(args.conflict?.onDiscard).toHaveBeenCalledTimes(1);
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const SavesAnewWhatSomebodyElseRemoved: Story = {
	args: { conflict: { ...conflict, kind: 'gone' } },
	render: (given) => <FormInConflict {...given} />,
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.queryByRole('button', { name: /xem bản mới/ })).not.toBeInTheDocument();
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu thành tài liệu mới' }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
	},
};

export const AsksBeforeItIsRemoved: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Gỡ…' }));
		const dialog = within(await screen.findByRole('dialog'));
		await expect(dialog.getByText(deposit.title.vn)).toBeVisible();
		await expect(args.onRemove).not.toHaveBeenCalled();
		await userEvent.click(dialog.getByRole('button', { name: 'Gỡ tài liệu' }));
		await waitFor(() => expect(args.onRemove).toHaveBeenCalledTimes(1));
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const SaysWhyItIsNotRemoved: Story = {
	args: { onRemove: fn<DocumentFormProps['onRemove']>(async () => ({ message: 'Người khác vừa sửa tài liệu này.' })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByRole('textbox', { name: 'Tiêu đề tiếng Việt' }), '!');
		await userEvent.click(canvas.getByRole('button', { name: 'Gỡ…' }));
		const dialog = within(await screen.findByRole('dialog'));
		await expect(dialog.getByText('Những gì bạn vừa sửa mà chưa lưu cũng mất.')).toBeVisible();
		await userEvent.click(dialog.getByRole('button', { name: 'Gỡ tài liệu' }));
		await expect(await dialog.findByText('Người khác vừa sửa tài liệu này.')).toBeVisible();
	},
};
