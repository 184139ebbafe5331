import { formatPricePerSquareMeter } from '@ancu/forms/format';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf } from '../../i18n/lang-of.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { perMonth } from '../../translation/per-month.ts';
import type { FieldChange, KeyedPhoto, ReviewedListing } from '../moderation-model.ts';
import { readList, useFieldWords } from '../use-field-words.ts';
import { DocumentChange, readDocuments } from './document-change.tsx';
import { PhotoChange } from './photo-change.tsx';

const SHORT_LENGTH = 40;

export interface ChangeListProps {
	changes: readonly FieldChange[];
	/** Pictures of the new version, by the keys that a change names. */
	photos: readonly KeyedPhoto[];
	/** What the new version offers: a rent is a month's. */
	tradingType: ReviewedListing['tradingType'];
	/** What the new version's price is of. */
	priceUnitId: ReviewedListing['priceUnitId'];
}

/** What is new, each field side by side with what was accepted last; one below the other on a phone. */
export function ChangeList({ changes, photos, tradingType, priceUnitId }: ChangeListProps) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const { nameOf, wordsOf } = useFieldWords();
	const kind = changes.find(({ field }) => field === 'tradingType');
	const unit = changes.find(({ field }) => field === 'priceUnitId');
	const sideOf = (field: string, own: string | null, other: string | null, side: 'before' | 'after') => {
		if (field === 'images')
			return <PhotoChange own={readList(own)} other={readList(other)} photos={photos} side={side} />;
		if (field === 'documents')
			return <DocumentChange own={readDocuments(own)} other={readDocuments(other)} side={side} />;
		if (field === 'price' && own) {
			const isOfPart = (unit?.[side] ?? priceUnitId) === 'PER_M2';
			const price = isOfPart ? formatPricePerSquareMeter(Number(own), locale) : wordsOf(field, own);
			return perMonth(t, price, kind?.[side] ?? tradingType);
		}
		return own && wordsOf(field, own);
	};
	if (changes.length === 0) return <p className="text-ink-muted">{t('moderation.noChanges')}</p>;

	return (
		<div data-slot="change-list" className="grid grid-cols-[minmax(0,1fr)] gap-1">
			{/* Seen once where rows are wide; each row says it to those who do not see. */}
			<div aria-hidden="true" className="hidden text-xs text-ink-muted lg:grid lg:grid-cols-[9rem_minmax(0,1fr)]">
				<div className="col-start-2 grid grid-cols-2 gap-px *:px-3">
					<span>{t('moderation.before')}</span>
					<span>{t('moderation.after')}</span>
				</div>
			</div>
			<ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
				{changes.map(({ field, before, after }) => (
					<li
						key={field}
						className="overflow-hidden rounded-card border border-line bg-surface-raised lg:grid lg:grid-cols-[9rem_minmax(0,1fr)]"
					>
						<h4 className="border-b border-line bg-surface-sunken px-3 py-1.5 text-sm font-bold lg:border-r lg:border-b-0 lg:py-3">
							{nameOf(field)}
						</h4>
						<dl
							className={`grid gap-px bg-line sm:grid-cols-2 ${isShort(before, after) ? 'grid-cols-2 max-[15rem]:grid-cols-[minmax(0,1fr)]' : 'grid-cols-[minmax(0,1fr)]'}`}
						>
							<Side name={t('moderation.before')} empty={isNone(before)} muted>
								{sideOf(field, before, after, 'before')}
							</Side>
							<Side name={t('moderation.after')} empty={isNone(after)}>
								{sideOf(field, after, before, 'after')}
							</Side>
						</dl>
					</li>
				))}
			</ul>
		</div>
	);
}

function isNone(value: string | null): boolean {
	return !value || value === '[]';
}

/** Both fit beside each other on a phone. */
function isShort(...values: readonly (string | null)[]): boolean {
	return values.every((value) => (value ?? '').length <= SHORT_LENGTH);
}

function Side({
	name,
	empty,
	muted = false,
	children,
}: {
	name: string;
	empty: boolean;
	muted?: boolean;
	children: ReactNode;
}) {
	const { t } = useTranslation('listing');
	return (
		<div className="min-w-0 bg-surface-raised p-3">
			<dt className="text-xs text-ink-muted lg:sr-only">{name}</dt>
			<dd
				lang={typeof children === 'string' ? langOf(children) : undefined}
				className={`whitespace-pre-line wrap-anywhere ${muted ? 'text-ink-muted' : ''}`}
			>
				{empty ? <span className="text-ink-muted">{t('moderation.nothing')}</span> : children}
			</dd>
		</div>
	);
}
