import { formatNumber } from '@ancu/forms/format';
import { KNOWN_TOTAL } from '@ancu/forms/list';
import type { ListingFilter } from '@ancu/forms/listing';
import { type Ref, useCallback, useDeferredValue, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { useLateComponent } from '../../primitives/late-component/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import { RetryButton } from '../../translation/load-error/retry-button.tsx';
import { useUnsavedWindow } from '../../translation/use-unsaved-window.ts';
import type { ListingFilterFormProps } from '../listing-filter-form/listing-filter-form.tsx';

/** How many listings the choice so far would find. */
export interface DraftTotal {
	/** 1,001 stands for more than a thousand; undefined while nothing is known, or when it could not be counted. */
	total: number | undefined;
	/** It is being counted; what stands there is of the choice before. @default false */
	counting?: boolean | undefined;
}

export interface ListingFilterDialogProps extends Omit<ListingFilterFormProps, 'id'> {
	open: boolean;
	onClose: () => void;
	/** How many there are of what is chosen so far. */
	found: DraftTotal;
}

const loadForm = async () => (await import('../listing-filter-form/listing-filter-form.tsx')).ListingFilterForm;

/** Every condition of a search, in a window of its own whose button says how many listings it leads to. A stray key or touch leads there too. */
export function ListingFilterDialog({ open, onClose, found, onChange, ...form }: ListingFilterDialogProps) {
	const { t } = useTranslation(['listing', 'translation']);
	const formId = useId();
	const { way, onStrayClose, isWarned, onTyped } = useUnsavedWindow(open);
	// The same function all the while: the form is not drawn again for every count.
	const change = useCallback(
		(chosen: ListingFilter) => {
			onTyped();
			onChange?.(chosen);
		},
		[onTyped, onChange],
	);

	// The window is seen at once, its form, which is long, as soon as it is drawn.
	const isDrawn = useDeferredValue(open);

	// Nobody who only looks at the list waits for the form.
	const { component: ListingFilterForm, failed, retry } = useLateComponent(loadForm, isDrawn);
	// The buttons are the form's: pressed before it is there, they would do nothing and not say so.
	const isReady = isDrawn && ListingFilterForm !== undefined;
	return (
		<Dialog
			open={open}
			onClose={onClose}
			onStrayClose={onStrayClose}
			title={t('filter.title')}
			closeLabel={t('translation:close')}
			placement="side"
			footer={
				<>
					<p aria-live="polite" className="w-full text-sm empty:sr-only">
						{isWarned && t('filter.held')}
					</p>
					<Button type="reset" form={formId} variant="secondary" disabled={!isReady}>
						{t('filter.reset')}
					</Button>
					<div className="grid grow">
						<ApplyButton ref={way} formId={formId} found={found} disabled={!isReady} />
					</div>
				</>
			}
		>
			{ListingFilterForm ? (
				isDrawn && <ListingFilterForm {...form} id={formId} onChange={change} />
			) : (
				<div role="status" className="flex flex-wrap items-center justify-center gap-3 py-12 text-ink-muted">
					{failed ? (
						<>
							{t('filter.loadFailed')}
							<RetryButton size="sm" onRetry={retry} />
						</>
					) : (
						<>
							<Spinner />
							{t('translation:loading')}
						</>
					)}
				</div>
			)}
		</Dialog>
	);
}

// It may be pressed while the count is on its way, and when it never comes.
function ApplyButton({
	ref,
	formId,
	found: { total, counting = false },
	disabled,
}: {
	ref: Ref<HTMLButtonElement>;
	formId: string;
	found: DraftTotal;
	disabled: boolean;
}) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const words = () => {
		if (total === undefined) return t('filter.apply');
		if (total === 0) return t('filter.applyNone');
		if (total > KNOWN_TOTAL) return t('filter.applyMore', { formatted: formatNumber(KNOWN_TOTAL, locale) });
		return t('filter.applyCount', { count: total, formatted: formatNumber(total, locale) });
	};
	return (
		<>
			<Button
				ref={ref}
				type="submit"
				form={formId}
				width="full"
				leadingIcon={counting && <Spinner />}
				disabled={disabled}
			>
				{words()}
			</Button>
			<span role="status" className="sr-only">
				{counting ? '' : total !== undefined && words()}
			</span>
		</>
	);
}
