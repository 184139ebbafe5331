import { RISKS_VERSION } from '@ancu/forms/invest';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import * as fixtures from '../invest.fixtures.ts';
import { InvestForm, type InvestFormProps } from './invest-form.tsx';

const meta = {
	component: InvestForm,
	args: {
		offering: fixtures.offering,
		balance: 100_000_000,
		now: fixtures.now,
		onSubmit: fn(),
		topUpHref: (missing, quantity) => `/setting/wallet?missing=${missing}&for=${quantity}`,
	},
	decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof InvestForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const quantityOf = (canvas: ReturnType<typeof within>) => canvas.getByRole('textbox', { name: 'Số cổ phần' });

/** The price, the strip, the number with both its ends explained, cost and ownership, outcomes, the wallet, the risks. */
export const Default: Story = {
	play: async ({ canvas }) => {
		const quantity = quantityOf(canvas);
		await expect(quantity).toHaveValue('3');
		// Both ends are explained before anybody meets them.
		await expect(quantity).toHaveAccessibleDescription(
			/Ít nhất 3 cổ phần, vì mỗi lệnh từ 15\.000\.000\s₫ trở lên\. *Nhiều nhất 1\.000 cổ phần: đó là số còn lại của đợt phát hành này\./,
		);
		await expect(canvas.getByText('Đợt này phát hành 1.500 trong tổng số 2.000 cổ phần.')).toBeVisible();
		await expect(lineOf(canvas, 'Phí giao dịch 1,5%')).toHaveTextContent(/^225\.000\s₫$/);
		await expect(lineOf(canvas, 'Tổng cộng')).toHaveTextContent(/^15\.225\.000\s₫$/);
		await expect(lineOf(canvas, 'Tỷ lệ cổ phần')).toHaveTextContent('0,15%cùng phần đang có là 1,15%');
		await expect(canvas.getByText('Đủ để trả lệnh này.')).toBeVisible();
		// Says where the shares are.
		await expect(lineOf(canvas, 'Người khác đã mua')).toHaveTextContent('440 (29,3%)');
		await expect(lineOf(canvas, 'Đang giữ chỗ')).toHaveTextContent('40 (2,7%)');
		await expect(lineOf(canvas, 'Của bạn')).toHaveTextContent('20 (1,3%)');
		await expect(lineOf(canvas, 'Còn lại')).toHaveTextContent('1.000 (66,7%)');
	},
};

export const ReckonsAtEveryStep: Story = {
	play: async ({ canvas, userEvent }) => {
		const quantity = quantityOf(canvas);
		await userEvent.click(canvas.getByRole('button', { name: 'Thêm một cổ phần' }));
		await expect(quantity).toHaveValue('4');
		await expect(lineOf(canvas, 'Tổng cộng')).toHaveTextContent(/^20\.300\.000\s₫$/);
		const slider = canvas.getByRole('slider', { name: 'Kéo để chọn' });
		await expect(slider).toHaveAttribute('aria-valuetext', '4 cổ phần');
		await fireEvent.change(slider, { target: { value: '200' } });
		await expect(quantity).toHaveValue('200');
		await expect(lineOf(canvas, 'Tỷ lệ cổ phần')).toHaveTextContent('10%cùng phần đang có là 11%');
		await userEvent.clear(quantity);
		await userEvent.type(quantity, '1000');
		await expect(lineOf(canvas, 'Tổng cộng')).toHaveTextContent(/^5\.075\.000\.000\s₫$/);
		await expect(slider).toHaveValue('1000');
		await userEvent.keyboard('{ArrowDown}');
		await expect(quantity).toHaveValue('999');
		await expect(
			canvas.getByText(/^999 cổ phần, tổng cộng 5\.069\.925\.000\s₫, chiếm 49,95% tổng số cổ phần\.$/),
		).toBeInTheDocument();
		await expect(canvas.getByRole('button', { name: 'Giữ 999 cổ phần' })).toBeVisible();
	},
};

export const StaysAtTheEndsAndSaysWhy: Story = {
	play: async ({ canvas, userEvent }) => {
		const less = canvas.getByRole('button', { name: 'Bớt một cổ phần' });
		await expect(less).toHaveAttribute('aria-disabled', 'true');
		await expect(less).toHaveAccessibleDescription(/^Ít nhất 3 cổ phần/);
		await userEvent.click(less);
		await expect(quantityOf(canvas)).toHaveValue('3');
		await expect(less).toHaveFocus();
		await userEvent.clear(quantityOf(canvas));
		await userEvent.type(quantityOf(canvas), '1000');
		await expect(canvas.getByRole('button', { name: 'Thêm một cổ phần' })).toHaveAccessibleDescription(
			/^Nhiều nhất 1\.000 cổ phần/,
		);
	},
};

export const RefusesTooFewAndTooMany: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const quantity = quantityOf(canvas);
		await userEvent.click(canvas.getByRole('checkbox'));
		await userEvent.clear(quantity);
		await userEvent.type(quantity, '2{Enter}');
		await waitFor(() => expect(quantity).toHaveAccessibleDescription(/Hãy mua từ 3 cổ phần trở lên\.$/));
		await userEvent.clear(quantity);
		await userEvent.type(quantity, '1001');
		await waitFor(() => expect(quantity).toHaveAccessibleDescription(/Bạn mua được nhiều nhất 1\.000 cổ phần\./));
		await userEvent.clear(quantity);
		await userEvent.type(quantity, '5000');
		// More than there are: nothing is calculated.
		await expect(lineOf(canvas, 'Tổng cộng')).toHaveTextContent('–');
		await userEvent.clear(quantity);
		await userEvent.type(quantity, 'mười');
		await waitFor(() => expect(quantity).toHaveAccessibleDescription(/Số cổ phần là số nguyên, ví dụ 10\.$/));
		await expect(quantity).toHaveValue('mười');
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const AsksToAcceptTheRisks: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const risks = within(canvas.getByRole('region', { name: 'Đọc kỹ trước khi mua' }));
		await expect(risks.getAllByRole('listitem')).toHaveLength(5);
		await userEvent.click(canvas.getByRole('button', { name: 'Giữ 3 cổ phần' }));
		const tick = canvas.getByRole('checkbox', { name: 'Tôi đã đọc và chấp nhận các rủi ro trên.' });
		await waitFor(() => expect(tick).toHaveAccessibleDescription(/^Hãy đọc các rủi ro/));
		await expect(tick).toHaveFocus();
		await expect(args.onSubmit).not.toHaveBeenCalled();
		await userEvent.click(tick);
		await userEvent.click(canvas.getByRole('button', { name: 'Giữ 3 cổ phần' }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ quantity: 3, risksVersion: RISKS_VERSION }));
	},
};

export const SaysWhatTheWalletLacks: Story = {
	tags: ['dark'],
	args: { balance: 10_000_000 },
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByText(/^Còn thiếu 5\.225\.000\s₫\./)).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Thêm một cổ phần' }));
		await expect(canvas.getByText(/^Còn thiếu 10\.300\.000\s₫\./)).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Nạp phần thiếu' })).toHaveAttribute(
			'href',
			'/setting/wallet?missing=10300000&for=4',
		);
	},
};

function WhileOthersBuy(props: InvestFormProps) {
	const [offering, setOffering] = useState(props.offering);
	return (
		<>
			<InvestForm {...props} offering={offering} />
			<button type="button" onClick={() => setOffering({ ...offering, soldShare: 1_400 })}>
				Người khác mua 940
			</button>
		</>
	);
}

/** Others buy while one chooses: the ends move, what was typed stays and is said to be too much. */
export const WhileOthersBuyMost: Story = {
	args: { quantity: 500 },
	render: (args) => <WhileOthersBuy {...args} />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Người khác mua 940' }));
		await waitFor(() =>
			expect(quantityOf(canvas)).toHaveAccessibleDescription(/Bạn mua được nhiều nhất 60 cổ phần\. Hãy giảm bớt\.$/),
		);
		await expect(quantityOf(canvas)).toHaveValue('500');
		await userEvent.click(canvas.getByRole('button', { name: 'Bớt một cổ phần' }));
		await expect(quantityOf(canvas)).toHaveValue('60');
	},
};

export const RefusedByTheServer: Story = {
	args: { onSubmit: fn(async () => ({ fields: [{ path: 'quantity', code: 'soldOut' }] })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('checkbox'));
		await userEvent.click(canvas.getByRole('button', { name: /^Giữ 3/ }));
		await waitFor(() => expect(quantityOf(canvas)).toHaveAccessibleDescription(/Đã bán hết\./));
		await expect(quantityOf(canvas)).toHaveFocus();
		await expect(canvas.getByRole('checkbox')).toBeChecked();
	},
};

export const Error: Story = {
	args: { onSubmit: fn(async () => ({ message: 'Chỉ còn 2 cổ phần có thể đặt mua.' })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('checkbox'));
		await userEvent.click(canvas.getByRole('button', { name: /^Giữ 3/ }));
		await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Chỉ còn 2 cổ phần'));
	},
};

export const Sending: Story = {
	args: { onSubmit: fn(() => new Promise<undefined>(() => undefined)) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('checkbox'));
		const button = canvas.getByRole('button', { name: /^Giữ 3/ });
		await userEvent.click(button);
		await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
	},
};

/** The balance is not there yet: everything else can be done. */
export const Loading: Story = { args: { balance: undefined } };
export const BalanceUnknown: Story = { args: { balance: null } };

/** Somebody who is not signed in may calculate, and is led to sign in. */
export const Visitor: Story = {
	args: { offering: fixtures.visited, balance: undefined, signInHref: '/sign-in' },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thêm một cổ phần' }));
		await expect(lineOf(canvas, 'Tổng cộng')).toHaveTextContent(/^20\.300\.000\s₫$/);
		await expect(lineOf(canvas, 'Tỷ lệ cổ phần')).toHaveTextContent('0,2%trên tổng số 2.000 cổ phần');
		await expect(canvas.getByRole('link', { name: 'Đăng nhập để góp vốn' })).toHaveAttribute('href', '/sign-in');
		await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
	},
};

/** Fewer are left than the minimum asks for: they are sold together. */
export const TheLastOnes: Story = {
	args: { offering: fixtures.lastOnes },
	play: async ({ canvas }) => {
		await expect(quantityOf(canvas)).toHaveValue('2');
		await expect(quantityOf(canvas)).toHaveAccessibleDescription(/^Chỉ còn 2 cổ phần, ít hơn mức tối thiểu/);
		await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
	},
};

/** The most that one account may have: those that are held count. */
export const OwnLimit: Story = {
	args: { offering: fixtures.limited },
	play: async ({ canvas }) => {
		await expect(quantityOf(canvas)).toHaveAccessibleDescription(
			/Nhiều nhất 25 cổ phần nữa: mỗi người có tối đa 50, còn lại 1\.000\.$/,
		);
	},
};

/** Nothing but figures: no fee, no minimum, no soft cap, no outcomes. */
export const Plain: Story = {
	args: { offering: fixtures.silent },
	play: async ({ canvas }) => {
		await expect(quantityOf(canvas)).toHaveAccessibleDescription(/^Ít nhất 1 cổ phần\./);
		await expect(canvas.getByText(/^Đợt này không đặt mức tối thiểu/)).toBeVisible();
		await expect(canvas.queryByText('Có thể nhận về bao nhiêu')).not.toBeInTheDocument();
	},
};

export const Upcoming: Story = {
	args: { offering: fixtures.upcoming },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { name: 'Chưa mở bán' })).toBeVisible();
		await expect(canvas.getByText(/^Mở bán lúc 20\/03\/2026 08:00\./)).toBeVisible();
		await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
	},
};
/** Not public yet, whatever its dates say. */
export const NotPublic: Story = {
	args: { offering: { ...fixtures.offering, state: 'UPCOMING' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Dự án này chưa nhận góp vốn\./)).toBeVisible();
		await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
	},
};
export const SoldOut: Story = {
	args: { offering: fixtures.soldOut },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { name: 'Đã bán hết' })).toBeVisible();
	},
};
export const AllHeld: Story = {
	args: { offering: fixtures.allHeld },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { name: 'Những cổ phần cuối đang được giữ' })).toBeVisible();
	},
};
export const LimitReached: Story = {
	args: { offering: { ...fixtures.limited, myShare: 45 } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Mỗi người có tối đa 50 cổ phần/)).toBeVisible();
	},
};
/** Nobody reaches their own minimum. */
export const OwnOffer: Story = {
	args: { isOwn: true },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Đợt góp vốn của bạn')).toBeVisible();
		await expect(canvas.queryByRole('button', { name: /cổ phần/ })).not.toBeInTheDocument();
	},
};
export const Ended: Story = {
	args: { offering: fixtures.ended },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/Cổ phần đã mua vẫn là của người mua\.$/)).toBeVisible();
	},
};
/** Whoever is still paying decides whether the shares stay or the money comes back. */
export const EndedAndBeingPaid: Story = {
	args: { offering: fixtures.undecided },
	play: async ({ canvas }) => {
		await expect(
			canvas.getByText(/^Đợt này không nhận thêm\. Khi các lệnh cuối đã trả tiền hoặc hết giờ:/),
		).toBeVisible();
		await expect(canvas.queryByText(/vẫn là của người mua/)).not.toBeInTheDocument();
	},
};
export const Failed: Story = {
	args: { offering: fixtures.failed },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/được hoàn vào ví người mua, gồm cả phí\.$/)).toBeVisible();
	},
};

export const Dark: Story = { tags: ['!test'], args: { balance: 10_000_000 }, globals: { theme: 'dark' } };
export const English: Story = {
	args: { balance: 10_000_000 },
	globals: { locale: 'en' },
	play: async ({ canvas, userEvent }) => {
		const quantity = canvas.getByRole('textbox', { name: 'Number of shares' });
		await userEvent.clear(quantity);
		await userEvent.type(quantity, '1,000');
		await expect(lineOf(canvas, 'Total')).toHaveTextContent('₫5,075,000,000');
		await expect(lineOf(canvas, 'Your stake')).toHaveTextContent('50%51% including what you hold');
	},
};
export const OneShareInEnglish: Story = {
	args: { offering: { ...fixtures.lastOnes, soldShare: 1_999, minInvestment: 0 } },
	globals: { locale: 'en' },
	play: async ({ canvas, userEvent }) => {
		const quantity = canvas.getByRole('textbox', { name: 'Number of shares' });
		await expect(quantity).toHaveAccessibleDescription(/Up to 1 share: the last one\.$/);
		await userEvent.click(canvas.getByRole('checkbox'));
		await userEvent.clear(quantity);
		await userEvent.type(quantity, '2{Enter}');
		await waitFor(() => expect(quantity).toHaveAccessibleDescription(/You can buy up to 1 share\. Choose fewer\.$/));
		await userEvent.clear(quantity);
		await userEvent.type(quantity, '0');
		await waitFor(() => expect(quantity).toHaveAccessibleDescription(/Buy at least 1 share\.$/));
	},
};
export const LongText: Story = {
	args: { offering: fixtures.large, balance: 12_345_678_901, quantity: 123_456 },
	globals: { viewport: { value: 'phone320' } },
};
export const Narrow: Story = {
	args: { balance: 10_000_000 },
	globals: { viewport: { value: 'phone320' } },
};

/** What stands beside a term of a list of figures. */
function lineOf(canvas: ReturnType<typeof within>, term: string): HTMLElement {
	return canvas.getByText(term, { selector: 'dt' }).nextElementSibling as HTMLElement;
}

export const RefusedForSomethingElse: Story = {
	args: { onSubmit: fn(async () => ({ fields: [{ path: 'paymentMethod', code: 'required' }] })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('checkbox'));
		await userEvent.click(canvas.getByRole('button', { name: /^Giữ 3/ }));
		await waitFor(() =>
			expect(canvas.getByRole('alert')).toHaveTextContent(
				'Thông tin này chưa được chấp nhận. Hãy xem lại rồi thử lại.',
			),
		);
	},
};

export const RefusedByARuleOfTomorrow: Story = {
	args: {
		onSubmit: fn(async () => ({
			fields: [
				{ path: 'quantity', code: 'nope' },
				{ path: 'risksVersion', code: 'nope' },
			],
		})),
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('checkbox'));
		await userEvent.click(canvas.getByRole('button', { name: /^Giữ 3/ }));
		await waitFor(() =>
			expect(quantityOf(canvas)).toHaveAccessibleDescription(/Giá trị này chưa dùng được. Hãy sửa lại/),
		);
		await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Giá trị này chưa dùng được. Hãy sửa lại.');
	},
};

export const SaysHowManyTheServerLeaves: Story = {
	args: { onSubmit: fn(async () => ({ fields: [{ path: 'quantity', code: 'too_large', params: { max: 2 } }] })) },
	globals: { locale: 'en' },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('checkbox'));
		await userEvent.click(canvas.getByRole('button', { name: /^Reserve 3/ }));
		await waitFor(() => expect(canvas.getByText('You can buy up to 2 shares. Choose fewer.')).toBeVisible());
	},
};
