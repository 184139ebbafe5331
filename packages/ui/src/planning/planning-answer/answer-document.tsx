import { writeCheckCode } from '@ancu/forms/planning';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import { CopyButton } from '../../primitives/copy-button/index.ts';
import { DownloadIcon, PaperIcon, RenewIcon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import { useLeadToHeading } from '../../translation/use-lead-to-heading.ts';
import type { PlanningAnswer } from '../planning-answer-model.ts';

export interface AnswerDocumentProps {
	answer: Pick<PlanningAnswer, 'fileLinks' | 'documentUrl' | 'checkCode'>;
	/** Where anybody verifies it. */
	verifyHref: string;
	/** Looks again whether the document is made; left out, it is looked for by itself alone. */
	onLook?: (() => void) | undefined;
}

/** Goes once the document is there, and leads whoever pressed it to the heading above that. */
function LookButton({ onLook }: { onLook: () => void }) {
	const { t } = useTranslation('planning');
	return (
		<Button
			ref={useLeadToHeading()}
			size="sm"
			variant="secondary"
			leadingIcon={<RenewIcon aria-hidden="true" />}
			onClick={onLook}
		>
			{t('answer.document.look')}
		</Button>
	);
}

/** The signed document of an answer, the code that verifies it, and the papers that came with it. */
export function AnswerDocument({ answer, verifyHref, onLook }: AnswerDocumentProps) {
	const { t } = useTranslation('planning');
	const id = useId();
	const { fileLinks, documentUrl, checkCode } = answer;
	const code = writeCheckCode(checkCode);
	return (
		<section
			aria-labelledby={id}
			data-slot="answer-document"
			className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line-strong bg-surface-raised p-4 sm:p-5"
		>
			<h3 id={id} className="text-lg font-bold">
				{t('answer.document.title')}
			</h3>
			<div aria-live="polite">
				{documentUrl ? (
					<LinkButton href={documentUrl} external leadingIcon={<DownloadIcon aria-hidden="true" />}>
						{t('answer.document.open')}
					</LinkButton>
				) : (
					<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
						<span className="flex items-center gap-2">
							<Spinner />
							{t('answer.document.waiting')}
						</span>
						{onLook && <LookButton onLook={onLook} />}
					</div>
				)}
			</div>
			<div className="grid gap-1.5">
				<p className="text-sm text-ink-muted">{t('answer.code.label')}</p>
				<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
					<span className="text-xl font-bold tracking-wide">{code}</span>
					<CopyButton
						text={code}
						label={t('answer.code.copy')}
						doneLabel={t('answer.code.copied')}
						failedLabel={t('answer.code.copyFailed')}
					>
						{t('answer.code.copyShort')}
					</CopyButton>
				</div>
				<p className="text-sm text-ink-muted">
					{t('answer.code.hint')} <Link href={verifyHref}>{t('answer.code.open')}</Link>
				</p>
			</div>
			{fileLinks.length > 0 && (
				<div className="grid gap-1.5">
					<p className="text-sm text-ink-muted">{t('answer.files')}</p>
					<ul className="grid gap-1">
						{fileLinks.map(({ id: fileId, name, url }) => (
							<li key={fileId} className="flex min-w-0 items-start gap-2">
								<PaperIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-muted" />
								<span className="min-w-0 wrap-anywhere">
									<Link href={url} external>
										{name}
									</Link>
								</span>
							</li>
						))}
					</ul>
				</div>
			)}
		</section>
	);
}
