import { useCountdown } from '@ancu/forms/form';
import { formatMoneyExact } from '@ancu/forms/format';
import { TRANSFER_MINUTES } from '@ancu/forms/wallet';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../primitives/button/index.ts';
import { CopyButton } from '../../primitives/copy-button/index.ts';
import { DownloadIcon, RenewIcon, WaitingIcon } from '../../primitives/icon/index.ts';
import { useLeadToHeading } from '../../translation/use-lead-to-heading.ts';
import type { BankTransfer, Payment } from '../payment-model.ts';
import { QrCode } from '../qr-code/qr-code.tsx';
import { saveQrCode } from '../qr-code/save-qr-code.ts';
import { TransferClock } from './transfer-clock.tsx';

export interface TransferPanelProps {
	/** A bank transfer that is waited for, or whose time is over. */
	payment: Payment & { transfer: BankTransfer };
	/** It tops up the wallet, so money that comes late is where it should be. @default false */
	isTopUp?: boolean | undefined;
	/** Opens a new transfer once the time of this one is over. */
	onNew: () => void;
	/** A new one is being opened. @default false */
	renewing?: boolean | undefined;
	/** Gives this one up and goes back to the ways of paying. */
	onOther: () => void;
}

/** What to transfer where: a VietQR code, the same in figures to copy, and the time that is left. After it, money is still watched for. */
export function TransferPanel({ payment, isTopUp = false, onNew, renewing = false, onOther }: TransferPanelProps) {
	const { t } = useTranslation('wallet');
	const locale = useLocale();
	const id = useId();
	const { transfer, amount, qr, status, createdAt, expiresAt } = payment;
	const left = useCountdown(expiresAt);
	const isOpen = status === 'CREATED' && left > 0;
	const money = formatMoneyExact(amount, locale);

	return (
		<section
			aria-labelledby={id}
			data-slot="transfer-panel"
			className="@container grid grid-cols-[minmax(0,1fr)] gap-4"
		>
			<div className="grid gap-1">
				<h2 id={id} className="text-lg font-bold">
					{t(isOpen ? 'transfer.title' : 'transfer.overTitle', { amount: money, minutes: TRANSFER_MINUTES })}
				</h2>
				<p className="max-w-prose text-ink-muted">
					{t(isOpen ? 'transfer.lead' : isTopUp ? 'transfer.overTopUp' : 'transfer.over')}
				</p>
			</div>
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 @xl:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] @xl:gap-6">
				<div className="mx-auto grid w-full max-w-60 gap-3">
					{isOpen && qr ? (
						<div className="overflow-hidden rounded-card border border-line-strong">
							<QrCode text={qr} label={t('transfer.qr', { amount: money })} />
						</div>
					) : (
						<div className="hatch grid aspect-square place-items-center rounded-card border border-line-strong bg-surface-raised p-4 text-center text-sm font-bold">
							{t('transfer.noQr')}
						</div>
					)}
					{isOpen && qr && <SaveQrButton onSave={() => saveQrCode(qr, payment.code)} />}
				</div>
				<div className="grid gap-4">
					{status === 'CREATED' && <TransferClock left={left} from={createdAt} until={expiresAt} />}
					<dl className="divide-y divide-line rounded-card border border-line-strong bg-surface-raised px-4">
						<Line label={t('transfer.bank')}>{transfer.bankName}</Line>
						<Line
							label={t('transfer.account')}
							copied={isOpen && transfer.accountNumber}
							copyName={t('transfer.copyAccount')}
						>
							{transfer.accountNumber}
						</Line>
						<Line label={t('transfer.accountName')}>{transfer.accountName}</Line>
						<Line label={t('transfer.amount')} copied={isOpen && String(amount)} copyName={t('transfer.copyAmount')}>
							{money}
						</Line>
						<Line
							label={t('transfer.memo')}
							note={isOpen && t('transfer.memoNote')}
							copied={isOpen && transfer.memo}
							copyName={t('transfer.copyMemo')}
						>
							{transfer.memo}
						</Line>
					</dl>
				</div>
			</div>
			<p className="flex items-start gap-2 text-sm text-ink-muted">
				<WaitingIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
				{t(isOpen ? 'transfer.watching' : 'transfer.stillWatching')}
			</p>
			<div className="flex flex-wrap gap-3">
				{!isOpen && (
					<Button leadingIcon={<RenewIcon aria-hidden="true" />} loading={renewing} onClick={onNew}>
						{t('transfer.renew')}
					</Button>
				)}
				<Button variant="secondary" onClick={onOther}>
					{t('other')}
				</Button>
			</div>
		</section>
	);
}

/** Goes when the time is over, and leads whoever is on it to the heading. */
function SaveQrButton({ onSave }: { onSave: () => void }) {
	const { t } = useTranslation('wallet');
	return (
		<Button
			ref={useLeadToHeading()}
			variant="secondary"
			size="sm"
			width="full"
			leadingIcon={<DownloadIcon aria-hidden="true" />}
			onClick={onSave}
		>
			{t('transfer.saveQr')}
		</Button>
	);
}

/** What stands beside a line until then, likewise. */
function Passing({ className, children }: { className: string; children: ReactNode }) {
	return (
		<dd ref={useLeadToHeading()} className={className}>
			{children}
		</dd>
	);
}

interface LineProps {
	label: string;
	note?: string | false | undefined;
	/** What the button puts on the clipboard; without it there is none. */
	copied?: string | false | undefined;
	copyName?: string | undefined;
	children: ReactNode;
}

function Line({ label, note, copied, copyName, children }: LineProps) {
	const { t } = useTranslation('wallet');
	return (
		<div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2.5 max-[15rem]:grid-cols-[minmax(0,1fr)]">
			<dt className="text-sm text-ink-muted">{label}</dt>
			<dd className="col-start-1 font-bold break-words">
				{children}
				{note && <span className="block text-sm font-normal text-ink-muted">{note}</span>}
			</dd>
			{copied && copyName && (
				<Passing className="min-[15rem]:col-start-2 min-[15rem]:row-span-2 min-[15rem]:row-start-1 -mr-3 max-[15rem]:-ml-3">
					<CopyButton text={copied} label={copyName} doneLabel={t('copied')} failedLabel={t('copyFailed')}>
						{t('copy')}
					</CopyButton>
				</Passing>
			)}
		</div>
	);
}
