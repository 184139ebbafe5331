import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fireEvent, fn } from 'storybook/test';
import { Checkbox } from '../checkbox/index.ts';
import { ChoiceList } from '../choice-list/index.ts';
import { Combobox } from '../combobox/index.ts';
import { SearchIcon } from '../icon/index.ts';
import { Segmented } from '../segmented/index.ts';
import { Select } from '../select/index.ts';
import { Slider } from '../slider/index.ts';
import { PasswordInput, TextInput } from '../text-input/index.ts';
import { Field } from './field.tsx';

const meta = {
	component: Field,
	args: { label: 'Họ và tên', children: (control) => <TextInput {...control} /> },
	decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = { args: { hint: 'Viết như trên căn cước.' } };
export const Required: Story = { args: { required: true } };
export const Optional: Story = { args: { optionalLabel: '(không bắt buộc)' } };
export const Invalid: Story = { args: { hint: 'Viết như trên căn cước.', error: 'Hãy nhập họ và tên.' } };
export const Compact: Story = { args: { compact: true, label: 'Giá từ' } };
export const Disabled: Story = {
	args: { children: (control) => <TextInput {...control} disabled defaultValue="Nguyễn Thị An" /> },
};

export const LongText: Story = {
	args: {
		label: 'Địa chỉ thửa đất như ghi trên giấy chứng nhận quyền sử dụng đất',
		hint: 'Ghi đủ số nhà, ngõ, đường, phường hoặc xã, quận hoặc huyện, tỉnh hoặc thành phố theo giấy chứng nhận.',
		error: 'Hãy ghi đủ phường hoặc xã, quận hoặc huyện, tỉnh hoặc thành phố để chúng tôi tìm đúng thửa đất.',
	},
	globals: { viewport: { value: 'phone320' } },
};

export const Controls: Story = {
	tags: ['dark'],
	render: () => (
		<div className="grid gap-2">
			<Field label="Tìm kiếm">
				{(control) => <TextInput {...control} leadingIcon={<SearchIcon />} placeholder="nhà phố Quận 1" />}
			</Field>
			<Field label="Mật khẩu">
				{(control) => (
					<PasswordInput {...control} showLabel="Hiện mật khẩu" hideLabel="Ẩn mật khẩu" defaultValue="bí mật" />
				)}
			</Field>
			<Field label="Hướng" error="Hãy chọn hướng nhà.">
				{(control) => <Select {...control} emptyLabel="Chọn hướng" options={[{ value: 'EAST', label: 'Đông' }]} />}
			</Field>
		</div>
	),
};

export const Dark: Story = { ...Controls, tags: ['!test'], globals: { theme: 'dark' } };

export const TiesLabelHintAndErrorToTheControl: Story = {
	args: { hint: 'Viết như trên căn cước.', error: 'Hãy nhập họ và tên.', required: true },
	play: async ({ canvas }) => {
		const input = canvas.getByRole('textbox', { name: 'Họ và tên' });
		await expect(input).toHaveAccessibleDescription('Viết như trên căn cước. Hãy nhập họ và tên.');
		await expect(input).toBeInvalid();
		await expect(input).toHaveAttribute('aria-required', 'true');
	},
};

export const KeepsItsHeightWhenAnErrorAppears: Story = {
	render: () => (
		<div className="grid grid-cols-2 gap-4">
			<Field label="Không lỗi">{(control) => <TextInput {...control} />}</Field>
			<Field label="Có lỗi" error="Hãy nhập.">
				{(control) => <TextInput {...control} />}
			</Field>
		</div>
	),
	play: async ({ canvasElement }) => {
		const [without, withError] = [...canvasElement.querySelectorAll('[data-slot="field"]')].map(
			(field) => field.getBoundingClientRect().height,
		);
		await expect(without).toBe(withError);
	},
};

/** Whose error it is, is seen by where it stands: long or short, half as far from its own control as from what comes next. */
export const TheErrorIsNearerToItsControl: Story = {
	render: () => (
		<div className="grid gap-1">
			<Field label="Họ và tên" error="Hãy nhập họ và tên.">
				{(control) => <TextInput {...control} />}
			</Field>
			<Field
				label="Địa chỉ"
				error="Hãy ghi đủ phường hoặc xã, quận hoặc huyện, tỉnh hoặc thành phố để chúng tôi tìm đúng thửa đất."
			>
				{(control) => <TextInput {...control} />}
			</Field>
			<Field label="Ghi chú">{(control) => <TextInput {...control} />}</Field>
		</div>
	),
	play: async ({ canvas, canvasElement }) => {
		const controls = canvas.getAllByRole('textbox');
		const labels = [...canvasElement.querySelectorAll('label')].map((label) => label.getBoundingClientRect());
		const words = [...canvasElement.querySelectorAll('[aria-live]')].map((line) => {
			const range = document.createRange();
			range.selectNodeContents(line);
			return range.getBoundingClientRect();
		});
		for (const index of [0, 1]) {
			const [line, control, next] = [words[index], controls[index]?.getBoundingClientRect(), labels[index + 1]];
			const above = (line?.top ?? 0) - (control?.bottom ?? 0);
			await expect((next?.top ?? 0) - (line?.bottom ?? 0)).toBeGreaterThan(above * 2);
		}
	},
};

export const KeepsItsPlaceBesideALongError: Story = {
	render: () => (
		<div className="grid grid-cols-2 gap-4">
			<Field label="Không lỗi">{(control) => <TextInput {...control} />}</Field>
			<Field label="Có lỗi" error="Hãy ghi đủ phường hoặc xã, quận hoặc huyện, tỉnh hoặc thành phố.">
				{(control) => <TextInput {...control} />}
			</Field>
		</div>
	),
	play: async ({ canvas }) => {
		const [without, withError] = canvas.getAllByRole('textbox').map((control) => control.getBoundingClientRect());
		await expect(without?.top).toBe(withError?.top);
		await expect(without?.height).toBe(withError?.height);
	},
};

export const DoSayHowToMendIt: Story = {
	tags: ['!test'],
	args: {
		label: 'Số điện thoại',
		error: 'Số điện thoại không hợp lệ. Hãy nhập số di động, ví dụ 0912 345 678.',
		children: (control) => <TextInput {...control} type="tel" defaultValue="0912 34" />,
	},
};

export const DontBlame: Story = {
	tags: ['!test'],
	args: {
		label: 'Số điện thoại',
		error: 'Dữ liệu không hợp lệ!',
		children: (control) => <TextInput {...control} type="tel" defaultValue="0912 34" />,
	},
};

export const DoHintBelow: Story = {
	tags: ['!test'],
	args: {
		label: 'Số thửa đất',
		hint: 'Ghi như trên sổ, ví dụ: 104',
		children: (control) => <TextInput {...control} defaultValue="10" />,
	},
};

export const DontHintInside: Story = {
	tags: ['!test'],
	args: {
		label: 'Số thửa đất',
		children: (control) => <TextInput {...control} placeholder="Vui lòng ghi số thửa đúng như trên sổ của bạn" />,
	},
};

/** What a form knows of every kind of control. */
function Known() {
	const [known, setKnown] = useState({
		name: '',
		place: '',
		sort: 'new',
		own: 30,
		consent: false,
		kind: 'BUY',
		way: '',
	});
	const set = (change: Partial<typeof known>) => setKnown((before) => ({ ...before, ...change }));
	const sorts = ['new', 'cheap'].map((value) => ({ value, label: value }));
	return (
		<div className="grid gap-2">
			<Field label="Họ và tên">
				{(control) => <TextInput {...control} onChange={({ target }) => set({ name: target.value })} />}
			</Field>
			<Combobox
				aria-label="Nơi chốn"
				value={known.place}
				options={[{ id: '1', label: 'Phường Bến Nghé' }]}
				onChange={(place) => set({ place })}
				onChoose={() => undefined}
				listLabel="Gợi ý"
				status=""
			/>
			<Select
				aria-label="Sắp xếp"
				value={known.sort}
				options={sorts}
				onChange={({ target }) => set({ sort: target.value })}
			/>
			<Slider label="Vốn" value={known.own} min={0} max={90} valueText="" onChange={(own) => set({ own })} />
			<Checkbox label="Đồng ý" checked={known.consent} onChange={({ target }) => set({ consent: target.checked })} />
			<Segmented
				label="Nhu cầu"
				name="kind"
				value={known.kind}
				options={['BUY', 'RENT'].map((value) => ({ value, label: value }))}
				onChange={(kind) => set({ kind })}
			/>
			<ChoiceList
				legend="Cách"
				name="way"
				value={known.way}
				choices={['phone', 'email'].map((value) => ({ value, label: value }))}
				onChange={(way) => set({ way })}
			/>
			<output aria-label="Đã biết">{JSON.stringify(known)}</output>
		</div>
	);
}

export const HearsOfWhatWasChangedBeforeItTookOver: Story = {
	render: () => <div data-slot="served" />,
	play: async ({ canvas, canvasElement, userEvent }) => {
		const served = canvasElement.querySelector('[data-slot=served]');
		if (!served) throw new Error('Nothing to render into.');
		served.innerHTML = renderToString(<Known />);
		await userEvent.type(canvas.getByLabelText('Họ và tên'), 'An');
		await userEvent.type(canvas.getByLabelText('Nơi chốn'), 'bến');
		await userEvent.selectOptions(canvas.getByLabelText('Sắp xếp'), 'cheap');
		await fireEvent.input(canvas.getByLabelText('Vốn'), { target: { value: '50' } });
		for (const label of ['Đồng ý', 'RENT', 'email']) await userEvent.click(canvas.getByLabelText(label));
		const known = { name: 'An', place: 'bến', sort: 'cheap', own: 50, consent: true, kind: 'RENT', way: 'email' };
		const root = hydrateRoot(served, <Known />);
		await expect(canvas.findByText(JSON.stringify(known))).resolves.toBeVisible();
		await expect(canvas.getByLabelText('Họ và tên')).toHaveValue('An');
		await expect(canvas.getByLabelText('Nơi chốn')).toHaveValue('bến');
		await expect(canvas.getByLabelText('Sắp xếp')).toHaveValue('cheap');
		await expect(canvas.getByLabelText('Vốn')).toHaveValue('50');
		for (const label of ['Đồng ý', 'RENT', 'email']) await expect(canvas.getByLabelText(label)).toBeChecked();
		root.unmount();
	},
};

export const HearsOnceOfWhatIsChosenWhileItTakesOver: Story = {
	render: () => <div data-slot="served" />,
	play: async ({ canvas, canvasElement }) => {
		const served = canvasElement.querySelector('[data-slot=served]');
		if (!served) throw new Error('Nothing to render into.');
		const onChoose = fn<(value: string) => void>();
		// As where a page comes first that is ordered so: until then the value stays.
		const sort = (
			<Select
				aria-label="Sắp xếp"
				value="new"
				options={['new', 'cheap'].map((value) => ({ value, label: value }))}
				onChange={({ target }) => onChoose(target.value)}
			/>
		);
		served.innerHTML = renderToString(sort);
		const select = canvas.getByLabelText<HTMLSelectElement>('Sắp xếp');
		let root: Root | undefined;
		// What is chosen on a page that React is taking over makes it do so at once, before it hears of it.
		const takeOver = () => flushSync(() => (root = hydrateRoot(served, sort)));
		served.addEventListener('input', takeOver, { once: true, capture: true });
		select.value = 'cheap';
		for (const kind of ['input', 'change']) select.dispatchEvent(new Event(kind, { bubbles: true }));
		await expect(onChoose.mock.calls).toEqual([['cheap']]);
		root?.unmount();
	},
};
