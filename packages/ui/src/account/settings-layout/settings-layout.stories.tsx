import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Words } from '../../foundations/page/words.tsx';
import * as notifications from '../../notification/notification.fixtures.ts';
import { NotificationSettingsForm } from '../../notification/notification-settings-form/notification-settings-form.tsx';
import { PushStatus } from '../../notification/push-status/push-status.tsx';
import { Button } from '../../primitives/button/index.ts';
import * as wallets from '../../wallet/transactions.fixtures.ts';
import { WalletScreen } from '../../wallet/wallet-screen/wallet-screen.tsx';
import * as fixtures from '../account.fixtures.ts';
import { AvatarField } from '../avatar-field/avatar-field.tsx';
import { ChangePasswordForm } from '../change-password-form/change-password-form.tsx';
import { ConsentList } from '../consent-list/consent-list.tsx';
import { EraseAccount } from '../erase-account/erase-account.tsx';
import { ExportData } from '../export-data/export-data.tsx';
import { PrivacyForm } from '../privacy-form/privacy-form.tsx';
import { ProfileForm } from '../profile-form/profile-form.tsx';
import { SessionList } from '../session-list/session-list.tsx';
import { SettingsLayout } from './settings-layout.tsx';

const information = (
	<ProfileForm
		profile={{ ...fixtures.profile, isEmailVerified: false }}
		avatar={<AvatarField name={fixtures.profile.name} avatar={fixtures.portrait} onUpload={fn()} onRemove={fn()} />}
		provinces={fixtures.provinces}
		districts={fixtures.districts}
		phoneAction={
			<Button variant="secondary" size="sm">
				<Words vn="Đổi số" en="Change number" />
			</Button>
		}
		onRetry={fn()}
		onProvinceChange={fn()}
		onSendEmailLink={fn()}
		onSubmit={fn()}
	/>
);
const security = (
	<>
		<ChangePasswordForm username={fixtures.profile.phone} onSubmit={fn()} />
		<SessionList sessions={fixtures.sessions} now={fixtures.now} onRetry={fn()} onEnd={fn()} onEndOthers={fn()} />
	</>
);
const wallet = (
	<WalletScreen
		wallet={wallets.wallet}
		onRetry={fn()}
		topUpHref="?topUp=1"
		closeHref="?"
		history={{
			transactions: wallets.transactions,
			total: wallets.transactions.length,
			pageSize: 20,
			filter: {},
			hrefOf: (_filter, page) => `?page=${page}`,
			onFilter: fn(),
			onRetry: fn(),
			now: wallets.now,
			planningCheckHref: (id) => `/planning-check?id=${id}`,
			greenCheckHref: (id) => `/estate?greenCheck=${id}`,
			orderHref: (id) => `/invest?order=${id}`,
			paymentHref: (id) => `/setting/wallet?payment=${id}`,
			onExport: async () => wallets.transactions,
		}}
	/>
);
const notification = (
	<>
		<PushStatus state="off" onEnable={fn()} onDisable={fn()} />
		<NotificationSettingsForm
			settings={notifications.settings}
			onRetry={fn()}
			onSubmit={fn()}
			mailHref="/setting/information"
		/>
	</>
);
const privacy = (
	<>
		<PrivacyForm account={fixtures.privacy} person={fixtures.person} onRetry={fn()} onChange={fn()} />
		<ConsentList consents={fixtures.consents} onRetry={fn()} onChange={fn()} />
		<ExportData onExport={fn()} />
		<EraseAccount onSubmit={fn()} />
	</>
);

const meta = {
	component: SettingsLayout,
	args: { current: 'information', children: information },
	decorators: [(Story) => <main className="mx-auto max-w-7xl bg-surface px-4 text-ink lg:px-6">{Story()}</main>],
	parameters: { route: '/setting/information' },
} satisfies Meta<typeof SettingsLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Information: Story = {
	tags: ['state:ready'],
	play: async ({ canvas }) => {
		const links = canvas.getAllByRole('link');
		await expect(links.map((link) => link.getAttribute('href'))).toEqual([
			'/setting/information',
			'/setting/wallet',
			'/setting/notification',
			'/setting/security',
			'/setting/privacy',
		]);
		await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Thông tin cá nhân');
		await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Thông tin cá nhân');
	},
};
export const Wallet: Story = {
	tags: ['state:ready'],
	parameters: { route: '/setting/wallet' },
	args: { current: 'wallet', children: wallet },
};
export const Notification: Story = {
	tags: ['state:ready'],
	parameters: { route: '/setting/notification' },
	args: { current: 'notification', children: notification },
};
export const Security: Story = {
	tags: ['state:ready'],
	parameters: { route: '/setting/security' },
	args: { current: 'security', children: security },
};
export const Privacy: Story = {
	tags: ['state:ready', 'dark'],
	parameters: { route: '/setting/privacy' },
	args: { current: 'privacy', children: privacy },
};
export const Dark: Story = { ...Privacy, tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { ...Privacy, tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { ...Security, globals: { viewport: { value: 'phone320' } } };

export const KeepsTheOpenPageInSightOnAPhone: Story = {
	...Privacy,
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas }) => {
		const { left, right } = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
		await expect(left).toBeGreaterThanOrEqual(0);
		await expect(right).toBeLessThanOrEqual(window.innerWidth);
	},
};

export const EachPageIsLargeEnoughForAFinger: Story = {
	...Privacy,
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas }) => {
		for (const link of within(canvas.getByRole('navigation')).getAllByRole('link')) {
			const { width, height } = link.getBoundingClientRect();
			await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
		}
	},
};
