import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Changelog } from './changelog.tsx';
import { packages, waiting } from './package-changes.ts';

const meta = {
	title: 'Changelog',
	component: Changelog,
	tags: ['!autodocs'],
	args: { packages, waiting },
	parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Changelog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is told of the packages, as their files have it. */
export const All: Story = {};

export const BeforeTheFirstRelease: Story = {
	tags: ['!dev'],
	args: { packages: [], waiting: [] },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Chưa có bản nào được phát hành\./)).toBeVisible();
		await expect(canvas.getByText('Chưa có thay đổi nào chờ bản tới.')).toBeVisible();
	},
};
export const AfterReleases: Story = {
	tags: ['!dev', 'dark'],
	args: {
		packages: [
			{
				name: '@ancu/ui',
				releases: [
					{
						version: '2.0.0',
						changes: [
							{ bump: 'major', text: '`ListingCard` takes:\n- the moment that ages are counted to' },
							{ bump: 'patch', text: 'A toast waits while it is focused.' },
						],
					},
					{ version: '1.0.0', changes: [{ bump: 'minor', text: 'The first release.' }] },
				],
			},
		],
		waiting: [{ packages: ['@ancu/forms'], bump: 'minor', text: 'A date of birth is optional.' }],
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { name: '2.0.0' })).toBeVisible();
		await expect(canvas.getByText('Phải sửa theo')).toBeVisible();
		await expect(canvas.getByText('ListingCard').tagName).toBe('CODE');
		await expect(canvas.getByText('the moment that ages are counted to')).toBeVisible();
	},
};
export const Dark: Story = { ...AfterReleases, tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!dev', '!test'], globals: { locale: 'en' } };
export const Narrow: Story = { ...AfterReleases, globals: { viewport: { value: 'phone320' } } };
