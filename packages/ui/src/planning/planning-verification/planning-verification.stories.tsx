import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { mixedAnswer, verified } from '../planning-answer.fixtures.ts';
import { PlanningVerification, type PlanningVerificationProps } from './planning-verification.tsx';

/** The page with its code in an address. */
function Kept({ code: first, onCheck, ...rest }: PlanningVerificationProps) {
	const [code, setCode] = useState(first);
	return (
		<PlanningVerification
			{...rest}
			code={code}
			onCheck={(next) => {
				setCode(next);
				onCheck(next);
			}}
		/>
	);
}

const meta = {
	component: PlanningVerification,
	args: { code: verified.checkCode, answer: verified, action: '/verify', onCheck: fn(), onRetry: fn() },
	parameters: { route: ['/verify', '/verify/:checkCode'] },
} satisfies Meta<typeof PlanningVerification>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { name: 'Văn bản do An Cư lập và đang có hiệu lực' })).toBeVisible();
		await expect(canvas.getByText('7K3M-91XD-Q02W')).toBeVisible();
		await expect(canvas.getByText('Tờ 12, thửa 345, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh')).toBeVisible();
		await expect(canvas.getByText('kq3T1u-0Zr5mXbYc')).toBeVisible();
		await expect(canvas.getByRole('row', { name: 'ODT Đất ở tại đô thị 96 80' })).toBeVisible();
		// Whatever the paper says can be compared.
		const lines = canvas.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
		await expect(Object.fromEntries(lines)).toMatchObject({
			'Bản số': '1',
			'Diện tích trong lộ giới': '24\u00a0m²',
			'Mật độ xây dựng tối đa': '80%',
			'Hệ số sử dụng đất tối đa': '3,2',
			'Số tầng tối đa': '5',
			'Đồ án quy hoạch': verified.planName,
			'Quyết định phê duyệt': '6708/QĐ-UBND ngày 29/12/2024',
			'Quy hoạch đến năm': '2030',
			'Nguồn dữ liệu': verified.source,
			'Tra cứu theo dữ liệu ngày': '10/03/2026',
			'Mức độ tin cậy': expect.stringMatching(/^Cao\./),
		});
		await expect(canvas.getByText(/^Thửa đất rộng 120\sm²/)).toBeVisible();
	},
};
export const Superseded: Story = {
	args: { answer: { ...verified, isSuperseded: true, documentHash: null } },
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByRole('heading', { name: 'Văn bản này đã bị thay thế hoặc thu hồi' })).toBeVisible();
		await userEvent.click(canvas.getByText('Kiểm tra tệp PDF'));
		await expect(canvas.getByText('Tệp PDF của văn bản này đang được lập.')).toBeVisible();
	},
};
export const Unknown: Story = {
	tags: ['state:missing'],
	args: { answer: null, code: '7K3M91XDQ02X' },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { name: /^Không có văn bản nào mang mã/ })).toBeVisible();
	},
};
export const NothingAsked: Story = { args: { answer: undefined, code: '' } };
export const Loading: Story = { args: { answer: undefined } };
export const Error: Story = {
	args: { answer: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const LongText: Story = {
	args: { answer: { ...verified, zones: mixedAnswer.zones, content: mixedAnswer.content, isSuperseded: true } },
	globals: { viewport: { value: 'phone320' } },
};

export const TakesACodeAsItIsPrinted: Story = {
	args: { answer: undefined, code: '' },
	play: async ({ canvas, userEvent, args }) => {
		const field = canvas.getByRole('textbox', { name: 'Mã kiểm tra' });
		await userEvent.type(field, '7k3m-91xd{Enter}');
		await expect(field).toHaveAccessibleDescription(/Mã gồm 12 chữ số và chữ cái/);
		await expect(field).toHaveFocus();
		await expect(args.onCheck).not.toHaveBeenCalled();
		await userEvent.type(field, '-qo2w{Enter}');
		await expect(args.onCheck).toHaveBeenCalledWith('7K3M91XDQ02W');
	},
};

export const KeepsTheFocusOverACode: Story = {
	args: { answer: null, code: '7K3M91XDQ02X' },
	render: (args) => <Kept {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		const field = canvas.getByRole('textbox', { name: 'Mã kiểm tra' });
		await userEvent.clear(field);
		await userEvent.type(field, '7k3m91xdqo2w{Enter}');
		await expect(args.onCheck).toHaveBeenCalledWith('7K3M91XDQ02W');
		await expect(field).toHaveFocus();
		await expect(field).toHaveValue('7K3M-91XD-Q02W');
	},
};
