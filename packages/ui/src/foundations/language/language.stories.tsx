import { languages, languageTag } from '@ancu/forms/format';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { RegisterForm } from '../../account/register-form/register-form.tsx';
import * as offerings from '../../invest/invest.fixtures.ts';
import { ShareBar } from '../../invest/share-bar/share-bar.tsx';
import * as listings from '../../listing/listing.fixtures.ts';
import { ListingCard } from '../../listing/listing-card/listing-card.tsx';
import { ProcedureProgress } from '../../procedure/procedure-progress/procedure-progress.tsx';
import { SiteFooter } from '../../shell/site-footer/site-footer.tsx';
import { SiteHeader } from '../../shell/site-header/site-header.tsx';
import { InvoiceSlip } from '../../wallet/invoice-slip/invoice-slip.tsx';
import * as payments from '../../wallet/payment.fixtures.ts';
import { TopUpForm } from '../../wallet/top-up-form/top-up-form.tsx';
import * as wallets from '../../wallet/transactions.fixtures.ts';
import { WalletSummary } from '../../wallet/wallet-summary/wallet-summary.tsx';

const meta = {
	title: 'Language',
	tags: ['!autodocs'],
	parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The languages that there are, each by its files. */
export const Languages: Story = {
	render: () => (
		<dl className="grid gap-3 bg-surface p-4 text-ink">
			{languages.map(({ code, label, content }) => (
				<div key={code} className="grid gap-1 border-b border-line pb-3">
					<dt className="font-bold" lang={languageTag(code)}>
						{label}
					</dt>
					<dd className="text-sm text-ink-muted">
						<code>{code}</code> · {languageTag(code)} · content in <code>{content}</code>
					</dd>
				</div>
			))}
		</dl>
	),
};

function Sheet({ children }: { children: ReactNode }) {
	return <main className="grid grid-cols-[minmax(0,1fr)] gap-6 bg-surface p-4 text-ink">{children}</main>;
}

/**
 * A language that is longer than English by two fifths and full of marks, on a narrow phone: what is cut off shows here before
 * somebody translates, and what is no text of a file has no brackets.
 */
export const Pseudo: Story = {
	globals: { locale: 'pseudo', viewport: { value: 'phone320' } },
	render: () => (
		<>
			<SiteHeader
				path="/"
				account={{ name: 'Nguyễn Thị An', role: 'admin' }}
				signInHref="/auth/sign-in"
				onSignOut={fn()}
				onLocaleChange={fn()}
				onThemeToggle={fn()}
			/>
			<Sheet>
				<ListingCard listing={listings.longTitle} now={listings.now} />
				<RegisterForm phone="0912345678" onSubmit={fn()} />
				<ShareBar offering={offerings.offering} />
				<WalletSummary wallet={wallets.wallet} onRetry={fn()} topUpHref="?topUp=1" />
				<TopUpForm onSubmit={fn()} />
				<InvoiceSlip invoice={payments.longInvoice} />
				<ProcedureProgress record={{ substepTotal: 15, substepDone: 7 }} />
			</Sheet>
			<SiteFooter demo operator={{}} />
		</>
	),
	play: async ({ canvasElement }) => {
		await document.fonts.ready;
		await expect(cutOff(canvasElement)).toEqual([]);
	},
};

/** Texts of what sticks out of the page, or is wider than its own box without saying so by an ellipsis. */
function cutOff(root: HTMLElement): string[] {
	const isOut = (each: HTMLElement) =>
		each.checkVisibility() && each.getBoundingClientRect().right > window.innerWidth + 1;
	const isClipped = (each: HTMLElement) =>
		each.clientWidth > 1 &&
		each.scrollWidth > each.clientWidth + 1 &&
		getComputedStyle(each).textOverflow !== 'ellipsis';
	return [...root.querySelectorAll<HTMLElement>('button, a, label, legend, h2, dt, dd, p')]
		.filter((each) => isOut(each) || isClipped(each))
		.map((each) => `${each.tagName} ${each.textContent}`);
}
