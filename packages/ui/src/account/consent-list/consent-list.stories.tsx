import { consentVersions } from '@ancu/forms/account';
import { formatDate } from '@ancu/forms/format';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import * as fixtures from '../account.fixtures.ts';
import { ConsentList, type ConsentListProps } from './consent-list.tsx';

/** Keeps what was given and withdrawn, as a page does that loads it again. */
function Demo({ consents: given, ...props }: ConsentListProps) {
	const [consents, setConsents] = useState(given);
	const at = fixtures.now.toISOString();
	return (
		<ConsentList
			{...props}
			consents={consents}
			onChange={async (purpose, isGiven) => {
				const refused = await props.onChange(purpose, isGiven);
				if (refused) return refused;
				setConsents((all = []) =>
					isGiven
						? [{ purpose, version: consentVersions[purpose], givenAt: at, withdrawnAt: null }, ...all]
						: all.map((one) => (one.purpose === purpose ? { ...one, withdrawnAt: at } : one)),
				);
				return undefined;
			}}
		/>
	);
}

const meta = {
	component: ConsentList,
	render: (args) => <Demo {...args} />,
	args: {
		consents: fixtures.consents,
		onRetry: fn(),
		onChange: fn<ConsentListProps['onChange']>(async () => undefined),
	},
} satisfies Meta<typeof ConsentList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	play: async ({ canvas }) => {
		const [terms, , marketing, location] = canvas.getAllByRole('listitem');
		await expect(terms).toHaveTextContent(
			`Đồng ý lúc 05/01/2026 10:00, với bản ngày ${formatDate(consentVersions.TERMS, 'vn')}.`,
		);
		await expect(marketing).toHaveTextContent('Đã đồng ý');
		await expect(location).toHaveTextContent('rút lại lúc 03/02/2026 15:30');
	},
};
export const Empty: Story = {
	args: { consents: [] },
	play: async ({ canvas }) => {
		// Nothing counts as given before somebody gave it.
		await expect(canvas.getAllByText('Chưa đồng ý')).toHaveLength(3);
		// What is sent to nobody is asked of nobody.
		await expect(canvas.queryByRole('heading', { name: /Tin tức và ưu đãi/ })).not.toBeInTheDocument();
		await expect(canvas.queryByText('Đã đồng ý')).not.toBeInTheDocument();
	},
};
export const Loading: Story = { args: { consents: undefined } };
export const Error: Story = {
	args: { consents: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

export const LeadsToItsTexts: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
			'/used/service',
			'/privacy',
			'/privacy#consents',
			'/privacy#consents',
		]);
		await expect(canvas.getByRole('link', { name: /Đọc toàn văn.*Điều khoản sử dụng/ })).toBeVisible();
	},
};

export const CannotBeWithoutTerms: Story = {
	play: async ({ canvas }) => {
		const [terms, privacy] = canvas.getAllByRole('listitem');
		for (const row of [terms, privacy]) {
			await expect(within(row as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
			await expect(row).toHaveTextContent('chỉ hết hiệu lực khi bạn xóa tài khoản');
		}
	},
};

export const LeadsToWhatIsGivenForGood: Story = {
	args: { consents: [] },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Đồng ý: Điều khoản sử dụng' }));
		await waitFor(() => expect(canvas.getByRole('heading', { name: /Điều khoản sử dụng/ })).toHaveFocus());
	},
};

/** Its text is another by now: of what cannot be withdrawn, and of what can. */
const outdated = fixtures.consents.map((one) => (one.withdrawnAt ? one : { ...one, version: '2025-06-01' }));

export const NewerText: Story = {
	args: { consents: outdated },
	play: async ({ canvas, userEvent, args }) => {
		const [, privacy, marketing] = canvas.getAllByRole('listitem');
		await expect(privacy).toHaveTextContent('Có bản mới');
		await expect(privacy).toHaveTextContent('với bản ngày 01/06/2025.');
		await expect(within(marketing as HTMLElement).getByRole('button', { name: /^Rút lại/ })).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Đồng ý bản mới: Xử lý dữ liệu cá nhân' }));
		await waitFor(() => expect(canvas.getByRole('heading', { name: /Xử lý dữ liệu cá nhân/ })).toHaveFocus());
		await expect(args.onChange).toHaveBeenLastCalledWith('PRIVACY', true);
		await expect(privacy).not.toHaveTextContent('Có bản mới');
		await expect(within(privacy as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
	},
};
export const NewerTextEnglish: Story = {
	args: { consents: outdated },
	globals: { locale: 'en' },
	play: async ({ canvas }) => {
		await expect(canvas.getAllByText('New version')).toHaveLength(2);
		await expect(canvas.getByRole('button', { name: 'Agree to the new version: Terms of use' })).toBeVisible();
	},
};

export const IsGivenAndWithdrawn: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Đồng ý: Lưu vị trí của bạn' }));
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Rút lại: Lưu vị trí của bạn' })).toHaveFocus());
		await expect(args.onChange).toHaveBeenLastCalledWith('LOCATION', true);
		await userEvent.click(canvas.getByRole('button', { name: 'Rút lại: Lưu vị trí của bạn' }));
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('LOCATION', false));
		await expect(canvas.getAllByRole('listitem')[3]).toHaveTextContent('rút lại lúc 10/03/2026 12:00');
	},
};

export const CanWithdrawWhatIsNoLongerAskedFor: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Rút lại: Tin tức và ưu đãi' }));
		const heading = canvas.getByRole('heading', { name: /Tin tức và ưu đãi/ });
		await waitFor(() => expect(heading).toHaveFocus());
		await expect(args.onChange).toHaveBeenLastCalledWith('MARKETING', false);
		const row = canvas.getAllByRole('listitem')[2] as HTMLElement;
		await expect(row).toHaveTextContent('rút lại lúc 10/03/2026 12:00');
		await expect(within(row).queryByRole('button')).not.toBeInTheDocument();
	},
};

export const SaysWhyItDidNotChange: Story = {
	args: { onChange: fn<ConsentListProps['onChange']>(async () => ({ message: 'Không kết nối được máy chủ.' })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Đồng ý: Lưu vị trí của bạn' }));
		await waitFor(() => expect(canvas.getByText('Không kết nối được máy chủ.')).toBeVisible());
		await expect(canvas.getByRole('button', { name: 'Đồng ý: Lưu vị trí của bạn' })).toBeVisible();
	},
};
