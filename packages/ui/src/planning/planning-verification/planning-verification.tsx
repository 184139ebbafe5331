import { formatDateTime, formatNumber } from '@ancu/forms/format';
import { SIGNATURE_PRINTED, writeCheckCode } from '@ancu/forms/planning';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Disclosure } from '../../primitives/disclosure/index.ts';
import { SuccessIcon, WarningIcon } from '../../primitives/icon/index.ts';
import { Sheet } from '../../primitives/sheet/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { LoadError } from '../../translation/load-error/load-error.tsx';
import { AnswerFact, AnswerFactList } from '../planning-answer/answer-fact-list.tsx';
import { AnswerPart, AnswerVerdict } from '../planning-answer/answer-part.tsx';
import type { VerifiedAnswer } from '../planning-answer-model.ts';
import { ZoneTable } from '../zone-table/zone-table.tsx';
import { CheckCodeForm, type CheckCodeFormProps } from './check-code-form.tsx';

export interface PlanningVerificationProps extends CheckCodeFormProps {
	/** The answer of the code; null when we gave none, undefined while it loads or nothing is asked. */
	answer: VerifiedAnswer | null | undefined;
	/** It could not be looked up. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
}

/** Whether a planning document is ours and still stands, for anybody who holds one: what to compare with the paper. */
export function PlanningVerification({ answer, failed = false, onRetry, ...form }: PlanningVerificationProps) {
	const { t } = useTranslation('planning');
	const isAsked = form.code !== '';
	return (
		<div
			data-slot="planning-verification"
			className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 py-6 lg:py-10"
		>
			<div className="grid gap-1">
				<h1 className="text-2xl font-bold">{t('verify.title')}</h1>
				<p className="max-w-prose text-ink-muted">{t('verify.lead')}</p>
			</div>
			<CheckCodeForm {...form} />
			<div aria-live="polite" className="empty:sr-only">
				{isAsked && failed && !answer ? (
					<LoadError title={t('verify.error')} onRetry={onRetry}>
						{t('verify.errorText')}
					</LoadError>
				) : answer === null ? (
					<StateMessage title={t('verify.unknown', { code: form.code })} icon={<WarningIcon />}>
						{t('verify.unknownText')}
					</StateMessage>
				) : answer ? (
					<Verified answer={answer} />
				) : (
					isAsked && <Loading />
				)}
			</div>
		</div>
	);
}

function Verified({ answer }: { answer: VerifiedAnswer }) {
	const { t } = useTranslation('planning');
	const locale = useLocale();
	const id = useId();
	const { isSuperseded, checkCode, plot, version, issuedAt, documentHash, signature } = answer;
	const kind = isSuperseded ? 'superseded' : 'standing';
	return (
		<article aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-5">
			<div
				className={`flex items-start gap-3 rounded-card border-2 bg-surface-raised p-4 sm:p-5 ${isSuperseded ? 'border-danger' : 'border-ink'}`}
			>
				{isSuperseded ? (
					<WarningIcon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-danger" />
				) : (
					<SuccessIcon aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
				)}
				<div className="grid min-w-0 gap-1">
					<h2 id={id} className="text-lg font-bold">
						{t(`verify.${kind}`)}
					</h2>
					<p className="max-w-prose">{t(`verify.${kind}Text`)}</p>
				</div>
			</div>
			<Sheet title={t('verify.compare')} lead={t('verify.compareLead')}>
				<div className="@container grid grid-cols-[minmax(0,1fr)] gap-8">
					<dl className="grid grid-cols-[minmax(0,1fr)] border-t border-line">
						<AnswerFact name={t('answer.code.label')}>
							<span className="font-bold tracking-wide">{writeCheckCode(checkCode)}</span>
						</AnswerFact>
						<AnswerFact name={t('verify.plot')}>{plot}</AnswerFact>
						<AnswerFact name={t('verify.version')}>{formatNumber(version, locale)}</AnswerFact>
						<AnswerFact name={t('verify.issuedAt')}>{formatDateTime(issuedAt, locale)}</AnswerFact>
						<AnswerFact name={t('verify.signature')}>
							<code className="font-sans font-bold tracking-wide">{signature.slice(0, SIGNATURE_PRINTED)}</code>
							<span className="block text-sm text-ink-muted">{t('verify.signatureText')}</span>
						</AnswerFact>
					</dl>
					<AnswerVerdict>{answer.content}</AnswerVerdict>
					<AnswerPart title={t('answer.zones')}>
						<ZoneTable zones={answer.zones} />
					</AnswerPart>
					<AnswerPart title={t('answer.facts')}>
						<AnswerFactList answer={answer} />
					</AnswerPart>
				</div>
			</Sheet>
			<Disclosure title={t('verify.file')}>
				<div className="grid gap-2 text-sm">
					<p className="max-w-prose">{t('verify.fileText')}</p>
					{documentHash ? (
						<p className="break-all">
							<span className="text-ink-muted">SHA-256: </span>
							{documentHash}
						</p>
					) : (
						<p className="text-ink-muted">{t('verify.noFile')}</p>
					)}
				</div>
			</Disclosure>
			<p className="text-sm text-ink-muted">{t('answer.reference')}</p>
		</article>
	);
}

function Loading() {
	const { t } = useTranslation('translation');
	return (
		<div role="status" aria-busy="true" aria-label={t('loading')} className="grid gap-5">
			<div className="h-24">
				<Skeleton shape="box" />
			</div>
			<div className="h-80">
				<Skeleton shape="box" />
			</div>
		</div>
	);
}
