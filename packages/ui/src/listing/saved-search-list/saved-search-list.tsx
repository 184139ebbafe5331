import { type SubmitFailure, useAct } from '@ancu/forms/form';
import { formatNumber } from '@ancu/forms/format';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { IconButton, LinkButton } from '../../primitives/button/index.ts';
import { RemoveIcon, SearchIcon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { ActDialog } from '../../translation/act-dialog/act-dialog.tsx';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { ListBody } from '../../translation/list-body/list-body.tsx';
import { useLedFocus } from '../../translation/use-led-focus.ts';
import { type AlertFrequency, alertFrequencies, type SavedSearch } from '../saved-search-model.ts';

/** New listings above this are known only as "more than". */
const KNOWN_NEW = 1_000;

export interface SavedSearchListProps {
	/** Undefined while they load. */
	searches: readonly SavedSearch[] | undefined;
	/** They could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** Where a search begins. */
	browseHref: string;
	/** Its results are opened: what was new in it is seen. Nobody waits for it. */
	onOpen: (id: string) => void;
	/** Changes how often, and has it changed in `searches` by the time it answers. */
	onChangeFrequency: (id: string, frequency: AlertFrequency) => Promise<SubmitFailure | undefined>;
	/** Deletes a search, and has it gone from `searches` by the time it answers. */
	onDelete: (id: string) => Promise<SubmitFailure | undefined>;
}

/** Searches that somebody keeps: what is new in each, how often to be told, and the way to be rid of one. */
export function SavedSearchList({
	searches,
	browseHref,
	onOpen,
	onChangeFrequency,
	onDelete,
	...list
}: SavedSearchListProps) {
	const { t } = useTranslation('listing');
	const heading = useLedFocus();
	return (
		<section
			aria-labelledby="saved-searches"
			data-slot="saved-search-list"
			className="grid grid-cols-[minmax(0,1fr)] gap-4"
		>
			<h2 ref={heading.ref} id="saved-searches" tabIndex={-1} className="sr-only">
				{t('saved.search.list')}
			</h2>
			<ListBody
				{...list}
				rows={searches}
				error={t('list.error')}
				empty={
					<StateMessage
						title={t('saved.search.empty')}
						icon={<SearchIcon />}
						actions={<LinkButton href={browseHref}>{t('saved.browse')}</LinkButton>}
					>
						{t('saved.search.emptyText')}
					</StateMessage>
				}
			>
				{(rows) => (
					<ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
						{rows.map((search) => (
							<Row
								key={search.id}
								search={search}
								onOpen={onOpen}
								onChangeFrequency={onChangeFrequency}
								onDelete={onDelete}
								onDeleted={heading.lead}
							/>
						))}
					</ul>
				)}
			</ListBody>
		</section>
	);
}

function Row({
	search: { id, name, address, frequency, newCount },
	onOpen,
	onChangeFrequency,
	onDelete,
	onDeleted,
}: Pick<SavedSearchListProps, 'onOpen' | 'onChangeFrequency' | 'onDelete'> & {
	search: SavedSearch;
	onDeleted: () => void;
}) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const toast = useToast();
	const changing = useAct();
	const [chosen, setChosen] = useState<AlertFrequency>();
	const [asking, setAsking] = useState(false);
	const isMore = newCount > KNOWN_NEW;
	const news = t(isMore ? 'saved.search.newMore' : 'saved.search.new', {
		count: newCount,
		formatted: formatNumber(isMore ? KNOWN_NEW : newCount, locale),
	});

	return (
		<li className="rounded-card border border-line bg-surface-raised p-3 sm:p-4">
			<FormFailure message={changing.failure} />
			<div className="flex flex-wrap items-center gap-x-4 gap-y-3">
				<div className="min-w-0 grow basis-56">
					<h3 className="font-bold wrap-anywhere">
						<Link href={address} variant="plain" onClick={() => onOpen(id)}>
							{name}
						</Link>
					</h3>
					<p className="pt-1 text-sm">
						{newCount > 0 ? (
							<Tag tone="ink">{news}</Tag>
						) : (
							<span className="text-ink-muted">{t('saved.search.noNew')}</span>
						)}
					</p>
				</div>
				<div className="flex min-w-0 grow items-end gap-2 sm:grow-0">
					<div className="w-44 min-w-0 grow">
						<span aria-hidden="true" className="mb-1 block text-xs text-ink-muted">
							{t('saved.search.frequency')}
						</span>
						<Select
							aria-label={t('saved.search.frequencyOf', { name })}
							options={alertFrequencies.map((value) => ({ value, label: t(`saved.search.${value}`) }))}
							// What was chosen stands while it is sent, and falls back when it is refused.
							value={changing.pending ? (chosen ?? frequency) : frequency}
							aria-busy={changing.pending || undefined}
							onChange={async (event) => {
								const value = event.currentTarget.value as AlertFrequency;
								setChosen(value);
								if (await changing.run(() => onChangeFrequency(id, value)))
									toast({ kind: 'success', message: t('saved.search.changed') });
							}}
						/>
					</div>
					<IconButton
						variant="secondary"
						aria-label={t('saved.search.deleteNamed', { name })}
						title={t('saved.search.delete')}
						aria-haspopup="dialog"
						icon={<RemoveIcon aria-hidden="true" />}
						onClick={() => setAsking(true)}
					/>
				</div>
			</div>
			<ActDialog
				open={asking}
				onClose={() => setAsking(false)}
				title={t('saved.search.deleteTitle')}
				submitLabel={t('saved.search.delete')}
				onSubmit={() => onDelete(id)}
				onDone={() => {
					toast({ kind: 'success', message: t('saved.search.deleted') });
					onDeleted();
				}}
			>
				{() => <p className="wrap-anywhere">{t('saved.search.deleteText', { name })}</p>}
			</ActDialog>
		</li>
	);
}
