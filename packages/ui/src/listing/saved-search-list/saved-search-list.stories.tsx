import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { longTitle } from '../listing.fixtures.ts';
import * as fixtures from '../listing-work.fixtures.ts';
import { SavedSearchList, type SavedSearchListProps } from './saved-search-list.tsx';

/** Changes searches as a page does that loads them again. */
function Demo({ searches: given, ...props }: SavedSearchListProps) {
	const [searches, setSearches] = useState(given);
	return (
		<SavedSearchList
			{...props}
			searches={searches}
			onOpen={(id) => {
				props.onOpen(id);
				setSearches((all) => all?.map((search) => (search.id === id ? { ...search, newCount: 0 } : search)));
			}}
			onChangeFrequency={async (id, frequency) => {
				const refused = await props.onChangeFrequency(id, frequency);
				if (!refused)
					setSearches((all) => all?.map((search) => (search.id === id ? { ...search, frequency } : search)));
				return refused;
			}}
			onDelete={async (id) => {
				const refused = await props.onDelete(id);
				if (!refused) setSearches((all) => all?.filter((search) => search.id !== id));
				return refused;
			}}
		/>
	);
}

const meta = {
	component: SavedSearchList,
	render: (args) => <Demo {...args} />,
	args: {
		searches: fixtures.searches,
		onRetry: fn(),
		browseHref: '/real-estate',
		onOpen: fn(),
		onChangeFrequency: fn<SavedSearchListProps['onChangeFrequency']>(async () => undefined),
		onDelete: fn<SavedSearchListProps['onDelete']>(async () => undefined),
	},
	decorators: [(Story) => <div className="mx-auto max-w-4xl p-4">{Story()}</div>],
} satisfies Meta<typeof SavedSearchList>;

export default meta;
type Story = StoryObj<typeof meta>;

const frequencyOf = (name: string) => `Báo khi có tin mới: ${name}`;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		const [first, second, third] = canvas.getAllByRole('listitem');
		await expect(first).toHaveTextContent('12 tin mới');
		await expect(second).toHaveTextContent('Chưa có tin mới');
		await expect(third).toHaveTextContent('Hơn 1.000 tin mới');
		await expect(canvas.getByRole('link', { name: 'Đất nền Đồng Tháp' })).toHaveAttribute(
			'href',
			'/real-estate?province=87',
		);
	},
};
export const Loading: Story = { args: { searches: undefined } };
export const Empty: Story = { args: { searches: [] } };
export const Error: Story = {
	args: { searches: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const LongText: Story = {
	args: { searches: fixtures.searches.map((search) => ({ ...search, name: longTitle.address })) },
	globals: { viewport: { value: 'phone320' } },
};

export const HasSeenWhatIsNewOnceItIsOpened: Story = {
	decorators: [
		(Story) => (
			// biome-ignore lint/a11y/useKeyWithClickEvents: holds the story on its page.
			// biome-ignore lint/a11y/noStaticElementInteractions: holds the story on its page.
			<div onClick={(event) => (event.target as Element).closest('a') && event.preventDefault()}>{Story()}</div>
		),
	],
	play: async ({ canvas, userEvent, args }) => {
		const [first] = canvas.getAllByRole('listitem');
		await expect(first).toHaveTextContent('12 tin mới');
		await userEvent.click(within(first as HTMLElement).getByRole('link'));
		await expect(args.onOpen).toHaveBeenCalledOnce();
		await expect(args.onOpen).toHaveBeenCalledWith(fixtures.searches[0]?.id);
		await expect(first).toHaveTextContent('Chưa có tin mới');
	},
};
export const ChangesHowOften: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const select = canvas.getByRole('combobox', { name: frequencyOf('Đất nền Đồng Tháp') });
		await userEvent.selectOptions(select, 'Mỗi tuần');
		await waitFor(() => expect(args.onChangeFrequency).toHaveBeenCalledWith('s3', 'WEEKLY'));
		await waitFor(() => expect(select).toHaveValue('WEEKLY'));
	},
};

let arrive: () => void = () => undefined;

export const TheLaterOfTwoQuickChoicesCounts: Story = {
	args: {
		onChangeFrequency: fn<SavedSearchListProps['onChangeFrequency']>(
			() =>
				new Promise((resolve) => {
					arrive = () => resolve(undefined);
				}),
		),
	},
	play: async ({ canvas, userEvent, args }) => {
		const select = canvas.getByRole('combobox', { name: frequencyOf('Đất nền Đồng Tháp') });
		await userEvent.selectOptions(select, 'Mỗi tuần');
		await userEvent.selectOptions(select, 'Không báo');
		await expect(args.onChangeFrequency).toHaveBeenCalledTimes(1);
		arrive();
		await waitFor(() => expect(args.onChangeFrequency).toHaveBeenCalledTimes(2));
		await expect(select).toHaveValue('NEVER');
		arrive();
		await waitFor(() => expect(select).not.toHaveAttribute('aria-busy'));
		await expect(select).toHaveValue('NEVER');
		await expect(args.onChangeFrequency).toHaveBeenLastCalledWith('s3', 'NEVER');
	},
};

export const FallsBackAndSaysWhyWhenItIsRefused: Story = {
	args: {
		onChangeFrequency: fn<SavedSearchListProps['onChangeFrequency']>(async () => ({
			message: 'Không kết nối được máy chủ.',
		})),
	},
	play: async ({ canvas, userEvent }) => {
		const select = canvas.getByRole('combobox', { name: frequencyOf('Đất nền Đồng Tháp') });
		await userEvent.selectOptions(select, 'Mỗi tuần');
		await waitFor(() => expect(canvas.getByText('Không kết nối được máy chủ.')).toBeVisible());
		await expect(select).toHaveValue('INSTANT');
	},
};

export const AsksBeforeDeleting: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Xóa tìm kiếm: Đất nền Đồng Tháp' }));
		const dialog = within(screen.getByRole('dialog', { name: 'Xóa tìm kiếm đã lưu' }));
		await expect(args.onDelete).not.toHaveBeenCalled();
		await userEvent.click(dialog.getByRole('button', { name: 'Xóa' }));
		await waitFor(() => expect(canvas.queryByText('Đất nền Đồng Tháp')).not.toBeInTheDocument());
		await expect(canvas.getAllByRole('combobox')).toHaveLength(2);
		await expect(args.onDelete).toHaveBeenCalledWith('s3');
		await waitFor(() => expect(canvas.getByRole('heading', { name: 'Tìm kiếm đã lưu' })).toHaveFocus());
	},
};
