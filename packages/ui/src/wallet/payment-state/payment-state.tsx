import { PAYMENT_MINUTES } from '@ancu/forms/wallet';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import {
	AlertIcon,
	ArrowRightIcon,
	type Icon,
	RetryIcon,
	SuccessIcon,
	WaitingIcon,
	WalletIcon,
	WarningIcon,
} from '../../primitives/icon/index.ts';
import type { Payment } from '../payment-model.ts';
import { Receipt } from '../receipt/receipt.tsx';
import { type PaymentView, viewOf } from './payment-view.ts';

export interface PaymentStateProps {
	payment: Payment;
	/** What it is for, as the receipt says it. */
	title: string;
	/** It tops up the wallet. @default false */
	isTopUp?: boolean | undefined;
	/** What it is for is no longer to be paid: nothing leads to paying it. @default false */
	isOver?: boolean | undefined;
	/** Is led to as it comes, unless somebody is elsewhere: one comes back from a gateway to read it. @default false */
	takesFocus?: boolean | undefined;
	/** Opens another payment of the same kind. */
	onAgain: () => void;
	/** Another one is being opened. @default false */
	pending?: boolean | undefined;
	/** Gives this one up, where it is open, and goes back to the ways of paying. */
	onOther: () => void;
	/** Pays from the wallet, into which the money of a late payment went. */
	onWallet?: (() => void) | undefined;
	/** What comes next when it is paid, or over: links or buttons. */
	next?: ReactNode;
}

const icons: Record<PaymentView['kind'], Icon> = {
	waiting: WaitingIcon,
	review: WarningIcon,
	paid: SuccessIcon,
	late: WalletIcon,
	over: AlertIcon,
	failed: AlertIcon,
	expired: AlertIcon,
};

/** How a payment stands: waited for, looked at, paid, come too late, for something that is over, failed with its cause, out of time. And what to do next. */
export function PaymentState({
	payment,
	title,
	isTopUp = false,
	isOver = false,
	takesFocus = false,
	next,
	onWallet,
	...acts
}: PaymentStateProps) {
	const { t } = useTranslation('wallet');
	const toWallet = isOver ? undefined : onWallet;
	const view = viewOf(payment, { isTopUp, isOver });
	const Picture = icons[view.kind];
	const section = useRef<HTMLElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const kind = useRef(takesFocus ? undefined : view.kind);

	// What had the focus may be gone when the state changes: Tab leads on from the outcome. It is seen whole, where there is room.
	useEffect(() => {
		if (kind.current === view.kind) return;
		kind.current = view.kind;
		if (document.activeElement !== document.body) return;
		heading.current?.focus({ preventScroll: true });
		section.current?.scrollIntoView({ block: 'nearest' });
		// The typeface comes later, and a line may be two by it.
		void document.fonts.ready.then(() => {
			if (document.activeElement === heading.current) section.current?.scrollIntoView({ block: 'nearest' });
		});
	}, [view.kind]);

	return (
		<section
			ref={section}
			aria-label={t('state.name')}
			data-slot="payment-state"
			data-state={view.kind}
			aria-busy={view.kind === 'waiting' || undefined}
			className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3 rounded-card border border-line bg-surface-raised px-4 py-8 text-center sm:px-6"
		>
			<span
				aria-hidden="true"
				className={`flex size-12 items-center justify-center rounded-full border ${view.kind === 'failed' || view.kind === 'expired' ? 'border-danger bg-danger-soft text-danger' : 'border-line-strong'}`}
			>
				<Picture className={`size-6 ${view.kind === 'waiting' ? 'animate-pulse' : ''}`} />
			</span>
			<div role="status" className="grid max-w-prose gap-2">
				<h2 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
					{headingOf()}
				</h2>
				<p className="text-ink-muted">{textOf()}</p>
			</div>
			<Actions view={view} payment={payment} {...acts} onWallet={toWallet} />
			{(view.kind === 'paid' || view.kind === 'late') && (
				<div className="mt-2 w-full max-w-md">
					<Receipt payment={payment} title={title} />
				</div>
			)}
			{next && (view.kind === 'paid' || view.kind === 'late' || view.kind === 'over') && (
				<div className="mt-2 flex flex-wrap justify-center gap-3">{next}</div>
			)}
			{(view.kind === 'failed' || view.kind === 'expired' || (view.kind === 'over' && !view.isOpen)) && (
				<p className="max-w-prose text-sm text-ink-muted">{t('state.taken', { code: payment.code })}</p>
			)}
		</section>
	);

	function headingOf(): string {
		if (view.kind === 'failed') return t(`cause.${view.cause}.title`);
		if (view.kind === 'waiting') return t('state.waiting.title', { method: t(`method.${payment.method}`) });
		if (view.kind === 'paid') return t(isTopUp ? 'state.paid.topUpTitle' : 'state.paid.title');
		return t(`state.${view.kind}.title`);
	}

	function textOf(): string {
		if (view.kind === 'failed') return t(`cause.${view.cause}.next`, { minutes: PAYMENT_MINUTES });
		if (view.kind === 'paid') return t(isTopUp ? 'state.paid.topUpText' : 'state.paid.text');
		if (view.kind === 'late' && isOver) return t('state.late.over');
		if (view.kind === 'late' && toWallet) return `${t('state.late.text')} ${t('state.late.may')}`;
		if (view.kind === 'over' && view.isOpen) return t('state.over.open');
		return t(`state.${view.kind}.text`, { minutes: PAYMENT_MINUTES });
	}
}

type ActionsProps = Pick<PaymentStateProps, 'payment' | 'onAgain' | 'pending' | 'onOther' | 'onWallet'> & {
	view: PaymentView;
};

function Actions({ view, payment, onAgain, pending = false, onOther, onWallet }: ActionsProps) {
	const { t } = useTranslation('wallet');
	if (view.kind === 'paid' || view.kind === 'review' || view.kind === 'over') return null;
	if (view.kind === 'late') return onWallet ? <Button onClick={onWallet}>{t('state.late.pay')}</Button> : null;
	if (view.kind === 'waiting')
		return (
			<>
				<div className="mt-2 flex flex-wrap justify-center gap-3">
					{payment.payUrl && (
						<LinkButton href={payment.payUrl} trailingIcon={<ArrowRightIcon aria-hidden="true" />}>
							{t('state.waiting.open')}
						</LinkButton>
					)}
					<Button variant={payment.payUrl ? 'secondary' : 'quiet'} onClick={onOther}>
						{t('other')}
					</Button>
				</div>
				<p className="max-w-prose text-sm text-ink-muted">{t('state.waiting.other')}</p>
			</>
		);
	const again = (
		<Button
			key="again"
			variant={view.isWorthAgain ? 'primary' : 'secondary'}
			loading={pending}
			leadingIcon={<RetryIcon aria-hidden="true" />}
			onClick={onAgain}
		>
			{t('again')}
		</Button>
	);
	const other = (
		<Button key="other" variant={view.isWorthAgain ? 'secondary' : 'primary'} onClick={onOther}>
			{t('other')}
		</Button>
	);
	return (
		<div className="mt-2 flex flex-wrap justify-center gap-3">
			{view.isWorthAgain ? [again, other] : [other, again]}
		</div>
	);
}
