import { storedPaper } from '@ancu/forms/file';
import type { ListingDraft } from '@ancu/forms/listing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { UploadPaper } from '../../translation/index.ts';
import { KeptPapers } from '../../translation/paper-field/kept-papers.fixtures.tsx';
import * as fixtures from './listing-form.fixtures.ts';
import { ListingForm, type ListingFormProps } from './listing-form.tsx';
import type { FilesControl } from './step-papers.tsx';

/** Files as the website draws them. */
function Files({ control, upload }: { control: FilesControl; upload: UploadPaper }) {
	const { field: _field, files, onChange, ...field } = control;
	return (
		<KeptPapers
			{...field}
			value={files.map((id, index) =>
				storedPaper({ id, name: `giay-to-${index + 1}.pdf`, url: `/private-files/${id}` }),
			)}
			upload={upload}
			onChange={(next) => onChange(next.flatMap(({ id }) => id ?? []))}
		/>
	);
}

const upload = fn<UploadPaper>(async (file) => ({ id: `upload-${file.name}` }));
let slow = Promise.withResolvers<{ id: string }>();
const pdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' });
const latest = (args: Partial<ListingFormProps>) =>
	(args.onDraftChange as ReturnType<typeof fn>).mock.lastCall?.[0] as ListingDraft | undefined;

const meta = {
	component: ListingForm,
	args: {
		initialStep: 'papers',
		defaultValues: fixtures.house,
		places: fixtures.places,
		ownPhone: '+84912345678',
		map: () => null,
		photos: () => null,
		preview: () => null,
		documents: (control) => <Files control={control} upload={upload} />,
		onSubmit: fn(),
		onDraftChange: fn(),
	},
} satisfies Meta<typeof ListingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const there = { ...fixtures.house, legalDocument: ['so-hong'], appraisalDocument: ['chung-thu', 'bao-cao'] };

export const Empty: Story = {};
export const There: Story = {
	tags: ['dark'],
	args: { defaultValues: there },
	play: async ({ canvas }) => {
		const papers = within(canvas.getByRole('group', { name: /Tệp giấy tờ/ }));
		await expect(papers.getByText(/Chỉ bạn và nhân viên duyệt, kiểm tra tin mở được/)).toBeVisible();
		await expect(papers.getByRole('link', { name: /giay-to-1\.pdf/ })).toHaveAttribute(
			'href',
			'/private-files/so-hong',
		);
	},
};
export const AFileIsSent: Story = {
	args: { defaultValues: there },
	play: async ({ args, canvas, userEvent }) => {
		const papers = canvas.getByRole('group', { name: /Tệp giấy tờ/ });
		await userEvent.upload(papers.querySelector('input[type=file]') as HTMLInputElement, pdf('Sổ hồng trang 2.pdf'));
		await waitFor(() => expect(latest(args)?.legalDocument).toEqual(['so-hong', 'upload-Sổ hồng trang 2.pdf']));
		await expect(latest(args)?.appraisalDocument).toEqual(['chung-thu', 'bao-cao']);
	},
};
export const ItGoesOnWhileAnotherStepIsOpen: Story = {
	args: { documents: (control) => <Files control={control} upload={() => slow.promise} /> },
	beforeEach: () => {
		slow = Promise.withResolvers();
	},
	play: async ({ args, canvas, userEvent }) => {
		const papers = canvas.getByRole('group', { name: /Tệp giấy tờ/ });
		await userEvent.upload(papers.querySelector('input[type=file]') as HTMLInputElement, pdf('Sổ hồng.pdf'));
		await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }));
		await expect(papers).not.toBeVisible();
		slow.resolve({ id: 'upload-slow' });
		await waitFor(() => expect(latest(args)?.legalDocument).toEqual(['upload-slow']));
	},
};
export const TooMany: Story = {
	args: { defaultValues: { ...there, legalDocument: Array.from({ length: 11 }, (_, index) => `to-${index}`) } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }));
		const papers = within(canvas.getByRole('group', { name: /Tệp giấy tờ/ }));
		await expect(papers.getByText('Chỉ gửi được 10 tệp giấy tờ. Hãy bỏ bớt.')).toBeVisible();
	},
};
export const TakenAwayMeanwhile: Story = {
	args: {
		defaultValues: there,
		initialStep: 'preview',
		onSubmit: fn(async () => ({ fields: [{ path: 'legalDocument.0', code: 'unknown' }] })),
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Đăng tin' }));
		const words = 'Có tệp giấy tờ không còn trên máy chủ. Hãy bỏ tệp đó rồi thêm lại.';
		await userEvent.click(await canvas.findByRole('button', { name: new RegExp(words) }));
		const papers = within(await canvas.findByRole('group', { name: /Tệp giấy tờ/ }));
		await waitFor(() => expect(papers.getByText(words)).toBeVisible());
		await expect(papers.getByText('giay-to-1.pdf')).toBeVisible();
	},
};
const flatToLet = {
	...fixtures.house,
	tradingType: 'RENT',
	categoryId: 'apartment',
	mapSheetNo: '',
	landPlotNo: '',
	appraisalDocumentText: '',
};
export const OfAFlatToLet: Story = {
	args: { defaultValues: flatToLet },
	play: async ({ canvas }) => {
		await expect(canvas.getByLabelText(/^Tên chủ sở hữu/)).toBeVisible();
		for (const name of [/^Số tờ/, /^Số thửa/, /^Thẩm định giá/])
			await expect(canvas.queryByLabelText(name)).not.toBeInTheDocument();
		await expect(canvas.queryByRole('group', { name: /^Tệp thẩm định/ })).not.toBeInTheDocument();
	},
};
/** What was said of a house for sale is not lost where it is let after all, and can be taken away. */
export const WhatWasSaidStays: Story = {
	args: { defaultValues: { ...flatToLet, landPlotNo: '104', appraisalDocument: ['chung-thu'] } },
	play: async ({ args, canvas, userEvent }) => {
		const plot = canvas.getByLabelText(/^Số thửa/);
		await expect(canvas.getByRole('group', { name: /^Tệp thẩm định/ })).toBeVisible();
		await userEvent.clear(plot);
		await expect(plot).toBeVisible();
		await userEvent.type(plot, '105');
		await waitFor(() => expect(latest(args)?.landPlotNo).toBe('105'));
	},
};
export const English: Story = { tags: ['!test'], args: { defaultValues: there }, globals: { locale: 'en' } };
export const Dark: Story = { tags: ['!test'], args: { defaultValues: there }, globals: { theme: 'dark' } };
export const Narrow: Story = { args: { defaultValues: there }, globals: { viewport: { value: 'phone320' } } };
