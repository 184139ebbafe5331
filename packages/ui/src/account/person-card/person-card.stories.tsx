import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as fixtures from '../account.fixtures.ts';
import { PersonCard } from './person-card.tsx';

const meta = {
	component: PersonCard,
	args: { person: fixtures.person, audience: 'signedIn', level: 1 },
	decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof PersonCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	args: { person: { ...fixtures.person, email: 'an@example.com' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: '0900 001 234' })).toHaveAttribute('href', 'tel:+84900001234');
		await expect(canvas.getByRole('link', { name: 'an@example.com' })).toHaveAttribute('href', 'mailto:an@example.com');
		await expect(canvas.getByText(/Thành viên từ 03\/11\/2025/)).toHaveTextContent('3 tin đang đăng');
	},
};
export const Empty: Story = { args: { person: fixtures.barePerson } };
export const Loading: Story = { args: { person: undefined } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { person: fixtures.longPerson },
	globals: { viewport: { value: 'phone320' } },
};
export const LargeLetters: Story = {
	globals: { viewport: { value: 'largeText' } },
};

export const SaysWhatIsNotShown: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Không hiển thị')).toBeVisible();
		await expect(canvas.queryByText('an@example.com')).not.toBeInTheDocument();
		// Leads outside without vouching for it.
		const link = canvas.getByRole('link', { name: 'an.example.com' });
		await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
		await expect(link).toHaveAttribute('target', '_blank');
	},
};

export const TellsVisitorsNeitherNumberNorAddress: Story = {
	args: { person: { ...fixtures.person, email: 'an@example.com' }, audience: 'visitor' },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Chỉ người đã đăng nhập mới xem được điện thoại và email')).toBeVisible();
		await expect(canvas.queryByText(/0900|an@example\.com/)).not.toBeInTheDocument();
	},
};
export const LeadsVisitorsToSigningIn: Story = {
	args: { audience: 'visitor', signInHref: '/auth/sign-in?next=%2Fpersonal%2Fp1' },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Đăng nhập để xem điện thoại và email' })).toHaveAttribute(
			'href',
			'/auth/sign-in?next=%2Fpersonal%2Fp1',
		);
		await expect(canvas.queryByText(/Chỉ người đã đăng nhập/)).not.toBeInTheDocument();
	},
};
