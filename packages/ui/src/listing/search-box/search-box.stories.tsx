import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { noProposals, recent, suggestedDistrict, suggestions } from '../search.fixtures.ts';
import { SearchBox, type SearchBoxProps } from './search-box.tsx';

const meta = {
	component: SearchBox,
	args: { proposals: { suggestions, recent, onText: fn(), onForget: fn() }, onChoose: fn() },
	decorators: [
		(Story) => (
			<div className="bg-surface p-4 text-ink" style={{ minHeight: 480 }}>
				<div style={{ maxWidth: 520 }}>{Story()}</div>
			</div>
		),
	],
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas, userEvent, args }) => {
		const box = canvas.getByRole('combobox', { name: 'Tìm nhà đất' });
		await userEvent.type(box, 'quan');
		await expect(args.proposals.onText).toHaveBeenLastCalledWith('quan');
		const places = within(canvas.getByRole('group', { name: 'Khu vực' }));
		await expect(places.getAllByRole('option')).toHaveLength(3);
		await expect(within(places.getByRole('option', { name: /Quận 10/ })).getByText('Quận')).toHaveProperty(
			'tagName',
			'B',
		);
		await expect(canvas.getByRole('option', { name: /Quang Trung/ })).toBeVisible();
		await expect(canvas.getByRole('option', { name: /nhà hẻm xe hơi quận 3/ })).toBeVisible();
	},
};
export const Dark: Story = { ...Default, tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = {
	globals: { locale: 'en' },
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByRole('combobox', { name: 'Find property' }), 'quan');
		await expect(canvas.getByRole('group', { name: 'Locations' })).toBeVisible();
	},
};
export const Narrow: Story = {
	args: {
		proposals: {
			...noProposals,
			suggestions: [
				{
					...suggestedDistrict,
					label: 'Thị trấn Nông trường Phong Hải',
					detail: 'Huyện Bảo Thắng, Lào Cai (nay là Xã Phong Hải, Lào Cai)',
				},
			],
			recent: [{ label: 'nhà mặt phố nở hậu gần chợ và trường học sổ hồng riêng dưới 5 tỷ', filter: { search: 'x' } }],
		},
	},
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('combobox'));
	},
};

export const RemembersWhatWasSearchedFor: Story = {
	args: { proposals: { ...noProposals, recent, onForget: fn() } },
	play: async ({ canvas, userEvent, args }) => {
		const box = canvas.getByRole('combobox', { name: 'Tìm nhà đất' });
		await userEvent.click(box);
		await expect(canvas.getAllByRole('option')).toHaveLength(2);
		await userEvent.keyboard('{ArrowDown}{Shift>}{Delete}{/Shift}');
		await expect(args.proposals.onForget).toHaveBeenLastCalledWith(recent[0]);
		await userEvent.click(canvas.getByRole('button', { name: 'Xóa tìm kiếm gần đây' }));
		await expect(args.proposals.onForget).toHaveBeenLastCalledWith();
		await userEvent.click(canvas.getByRole('option', { name: /Thủ Đức/ }));
		await expect(args.onChoose).toHaveBeenCalledWith(recent[1]);
		await expect(box).toHaveValue('');
	},
};

function Forgetful(props: SearchBoxProps) {
	const [kept, setKept] = useState(recent);
	return <SearchBox {...props} proposals={{ ...noProposals, recent: kept, onForget: () => setKept([]) }} />;
}

export const ForgetsAllByKeyboard: Story = {
	render: (args) => <Forgetful {...args} />,
	play: async ({ canvas, userEvent }) => {
		const box = canvas.getByRole('combobox', { name: 'Tìm nhà đất' });
		await userEvent.click(box);
		const forget = canvas.getByRole('button', { name: 'Xóa tìm kiếm gần đây' });
		forget.focus();
		await userEvent.keyboard('{Enter}');
		await expect(forget).not.toBeVisible();
		await expect(box).toHaveFocus();
	},
};

export const ForgetsOneByItsCross: Story = {
	args: { proposals: { ...noProposals, recent, onForget: fn() } },
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('combobox'));
		await userEvent.click(canvasElement.querySelectorAll('[data-slot="combobox-remove"]')[1] as HTMLElement);
		await expect(args.proposals.onForget).toHaveBeenCalledWith(recent[1]);
		await expect(args.onChoose).not.toHaveBeenCalled();
	},
};

export const AsksForAProjectByItsName: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByRole('combobox'), 'quang');
		await userEvent.click(canvas.getByRole('option', { name: /Vinhomes/ }));
		await expect(args.onChoose).toHaveBeenCalledWith(
			expect.objectContaining({ filter: { projectName: 'Vinhomes Quang Minh' } }),
		);
	},
};

export const AsksForAStreetInItsDistrict: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByRole('combobox'), 'quang');
		await userEvent.click(canvas.getByRole('option', { name: /Quang Trung/ }));
		await expect(args.onChoose).toHaveBeenCalledWith(
			expect.objectContaining({ filter: { provinceId: '79', districtId: '764', search: 'Quang Trung' } }),
		);
		await expect(canvas.getByRole('combobox')).toHaveValue('Quang Trung');
	},
};

function Going(props: SearchBoxProps) {
	const [words, setWords] = useState('nhà phố');
	return (
		<>
			<SearchBox {...props} words={words} />
			<button type="button" onClick={() => setWords('đất nền')}>
				Trang trước
			</button>
		</>
	);
}

export const ShowsTheWordsOfAnotherAddress: Story = {
	render: (args) => <Going {...args} />,
	play: async ({ canvas, userEvent }) => {
		const box = canvas.getByRole('combobox');
		await expect(box).toHaveValue('nhà phố');
		await userEvent.type(box, ' 5 tầng');
		await userEvent.click(canvas.getByRole('button', { name: 'Trang trước' }));
		await expect(box).toHaveValue('đất nền');
	},
};
