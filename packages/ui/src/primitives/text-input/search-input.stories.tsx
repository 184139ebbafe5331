import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/index.ts';
import { SearchInput, type SearchInputProps } from './search-input.tsx';

interface DemoProps extends SearchInputProps {
	onSearch: (search: string) => void;
	/** The address changes at a press, later than it is searched. */
	isSlow?: boolean;
}

/** A search that is kept outside of its form, as an address keeps it. */
function Demo({ search: first, onSearch, isSlow = false, ...rest }: DemoProps) {
	const [search, setSearch] = useState(first);
	const [next, setNext] = useState(first);
	return (
		<form
			className="grid gap-3"
			onSubmit={(event) => {
				event.preventDefault();
				const typed = String(new FormData(event.currentTarget).get(rest.name ?? 'search')).trim();
				setNext(typed);
				if (!isSlow) setSearch(typed);
				onSearch(typed);
			}}
		>
			<SearchInput {...rest} search={search} />
			<Button variant="secondary" onClick={() => setSearch(isSlow ? next : first)}>
				{isSlow ? 'Có kết quả' : 'Quay lại'}
			</Button>
		</form>
	);
}

const meta = {
	component: SearchInput,
	args: { 'aria-label': 'Tìm trong danh sách', placeholder: 'Tên hoặc địa chỉ', search: '', onSearch: fn() },
	render: (args) => <Demo {...args} />,
	decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<DemoProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { tags: ['dark'], args: { search: 'Bến Nghé' } };
export const Dark: Story = { tags: ['!test'], args: { search: 'Bến Nghé' }, globals: { theme: 'dark' } };
export const English: Story = {
	args: { 'aria-label': 'Search the list', placeholder: 'Name or address' },
	globals: { locale: 'en' },
};
export const Narrow: Story = {
	args: { search: 'Thị trấn Phước Bửu, Huyện Xuyên Mộc, Bà Rịa – Vũng Tàu' },
	globals: { viewport: { value: 'phone320' } },
};

export const KeepsTheFocusOverASearch: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const field = canvas.getByRole('searchbox', { name: 'Tìm trong danh sách' });
		await userEvent.type(field, ' Bến Nghé {Enter}');
		await expect(args.onSearch).toHaveBeenCalledWith('Bến Nghé');
		await expect(field).toHaveFocus();
		await expect(field).toHaveValue('Bến Nghé');
	},
};

export const KeepsWhatIsTypedWhileItIsSearched: Story = {
	args: { isSlow: true },
	play: async ({ canvas, userEvent }) => {
		const field = canvas.getByRole('searchbox', { name: 'Tìm trong danh sách' });
		await userEvent.type(field, 'Bến Nghé{Enter}, Quận 1');
		await userEvent.click(canvas.getByRole('button', { name: 'Có kết quả' }));
		await expect(field).toHaveValue('Bến Nghé, Quận 1');
	},
};

export const FollowsTheSearchThatIsGoneBackTo: Story = {
	args: { search: 'Cô Giang' },
	play: async ({ canvas, userEvent }) => {
		const field = canvas.getByRole('searchbox');
		await userEvent.clear(field);
		await userEvent.type(field, 'Bến Nghé{Enter}');
		await userEvent.type(field, ' Quận 1');
		await userEvent.click(canvas.getByRole('button', { name: 'Quay lại' }));
		await expect(field).toHaveValue('Cô Giang');
	},
};

export const KeepsWhatWasTypedBeforeItTookOver: Story = {
	render: () => <div data-slot="served" />,
	play: async ({ canvas, canvasElement, userEvent }) => {
		const served = canvasElement.querySelector('[data-slot=served]');
		if (!served) throw new Error('Nothing to render into.');
		served.innerHTML = renderToString(<SearchInput aria-label="Tìm trong danh sách" search="" />);
		const field = canvas.getByRole('searchbox');
		await userEvent.type(field, 'Bến Nghé');
		const root = flushSync(() => hydrateRoot(served, <SearchInput aria-label="Tìm trong danh sách" search="" />));
		// As when its list comes.
		flushSync(() => root.render(<SearchInput aria-label="Tìm trong 23 tin" search="" />));
		await expect(canvas.getByRole('searchbox', { name: 'Tìm trong 23 tin' })).toBe(field);
		await expect(field).toHaveValue('Bến Nghé');
		root.unmount();
	},
};

export const DoSayByWhat: Story = { tags: ['!test'], render: ({ onSearch: _, ...args }) => <SearchInput {...args} /> };

export const DontSayNothing: Story = {
	tags: ['!test'],
	args: { placeholder: 'Tìm kiếm…' },
	render: ({ onSearch: _, ...args }) => <SearchInput {...args} />,
};
