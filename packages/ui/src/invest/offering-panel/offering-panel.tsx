import { refuseWords, type SubmitFailure } from '@ancu/forms/form';
import { formatNumber } from '@ancu/forms/format';
import { OFFERING_UPDATE_MAX } from '@ancu/forms/invest';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../primitives/button/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { Notice } from '../../primitives/notice/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { ActDialog } from '../../translation/act-dialog/act-dialog.tsx';
import { LoadError } from '../../translation/load-error/load-error.tsx';
import { RowsLoading } from '../../translation/rows-loading/rows-loading.tsx';
import { WordsField } from '../../translation/words-field.tsx';
import type { OfferingFactsModel, OfferingUpdate } from '../invest-model.ts';
import { OfferingFacts } from '../offering-facts/offering-facts.tsx';
import { UpdateList } from '../update-list/update-list.tsx';

export interface OfferingPanelProps {
	/** Its terms, and what it told those who have shares; undefined while it loads. */
	offering: (OfferingFactsModel & { updates: readonly OfferingUpdate[] }) | undefined;
	/** It could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** Where one's orders are. */
	ordersHref: string;
	/** Where a visitor signs in to open the documents; left out for those who are. */
	signInHref?: string | undefined;
	/** Buys shares: `InvestForm`; null while the listing is not shown to everybody, when nobody can. */
	form: ReactNode;
	/** Tells those who have shares how it goes; left out for all but the poster. */
	onUpdate?: ((text: string) => Promise<SubmitFailure | undefined>) | undefined;
	/** What was typed as an update before and not sent. */
	draft?: string | undefined;
	/** Told what is typed as an update; keeping it is the caller's, and forgetting what was sent. */
	onDraftChange?: ((text: string) => void) | undefined;
}

/** Shares of a listing, on its page: buying them, on which terms, and how it goes. */
export function OfferingPanel({
	offering,
	failed = false,
	onRetry,
	ordersHref,
	signInHref,
	form,
	onUpdate,
	draft,
	onDraftChange,
}: OfferingPanelProps) {
	const { t } = useTranslation('invest');
	const locale = useLocale();
	if (!offering && failed) return <LoadError title={t('panel.error')} onRetry={onRetry} />;
	if (!offering) return <RowsLoading picture="none" />;
	return (
		<div data-slot="offering-panel" className="grid grid-cols-[minmax(0,1fr)] gap-8">
			{offering.myHeldShare > 0 && (
				<p className="flex flex-wrap items-baseline gap-x-3 rounded-card border border-line-strong px-4 py-2">
					{t('panel.held', { count: offering.myHeldShare, formatted: formatNumber(offering.myHeldShare, locale) })}
					<Link href={ordersHref} alone>
						{t('panel.toOrders')}
					</Link>
				</p>
			)}
			{form ?? <Notice tone="waiting">{t('panel.notShown')}</Notice>}
			{(offering.updates.length > 0 || onUpdate) && (
				<Updates updates={offering.updates} onUpdate={onUpdate} draft={draft} onDraftChange={onDraftChange} />
			)}
			<OfferingFacts offering={offering} signInHref={signInHref} />
		</div>
	);
}

interface UpdatesProps extends Pick<OfferingPanelProps, 'onUpdate' | 'draft' | 'onDraftChange'> {
	updates: readonly OfferingUpdate[];
}

function Updates({ updates, onUpdate, draft = '', onDraftChange }: UpdatesProps) {
	const { t } = useTranslation('invest');
	const id = useId();
	const toast = useToast();
	const [writing, setWriting] = useState(false);
	// Kept here: the dialog's fields go with the dialog, and an update may be closed by mistake.
	const [text, setText] = useState(draft);
	return (
		<section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
			<h3 id={id} className="font-bold">
				{t('holdings.updates')}
			</h3>
			{updates.length > 0 ? (
				<UpdateList updates={updates} labelledBy={id} />
			) : (
				<p className="text-ink-muted">{t('update.none')}</p>
			)}
			{onUpdate && (
				<>
					<Button variant="secondary" aria-haspopup="dialog" onClick={() => setWriting(true)}>
						{t('update.open')}
					</Button>
					<ActDialog
						open={writing}
						onClose={() => setWriting(false)}
						title={t('update.open')}
						submitLabel={t('update.submit')}
						onSubmit={async () => {
							const refused = refuseWords('text', text.trim(), { max: OFFERING_UPDATE_MAX });
							if (refused) return refused;
							const failure = await onUpdate(text.trim());
							// What was typed meanwhile is not sent.
							if (!failure) setText((now) => (now === text ? '' : now));
							return failure;
						}}
						onDone={() => toast({ kind: 'success', message: t('update.done') })}
					>
						{(errorOf) => (
							<WordsField
								required
								label={t('update.text')}
								hint={t('update.textHint')}
								name="text"
								rows={6}
								max={OFFERING_UPDATE_MAX}
								code={errorOf('text')}
								missing={t('update.required')}
								value={text}
								onChange={({ target }) => {
									setText(target.value);
									onDraftChange?.(target.value);
								}}
							/>
						)}
					</ActDialog>
				</>
			)}
		</section>
	);
}
