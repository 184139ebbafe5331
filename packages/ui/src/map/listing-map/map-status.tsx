import { formatNumber } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import { RetryButton } from '../../translation/load-error/retry-button.tsx';
import { toKnownDigits } from '../known-digits.ts';

interface MapStatusProps {
	/** Listings in sight. */
	total: number | undefined;
	isApproximate: boolean;
	loading: boolean;
	failed: boolean;
	onRetry: (() => void) | undefined;
}

/** How many listings are in sight, said after every move. */
export function MapStatus({ total, isApproximate, loading, failed, onRetry }: MapStatusProps) {
	const { t } = useTranslation('map');
	const locale = useLocale();
	return (
		<div className="pointer-events-none absolute inset-x-16 top-3 z-10 flex justify-center">
			<div
				role="status"
				// Try again leads here, and not out of the map.
				tabIndex={-1}
				className="pointer-events-auto flex min-h-9 items-center gap-x-3 max-[15rem]:flex-wrap rounded-card border border-line bg-surface-raised px-3 py-1.5 text-sm shadow-float empty:sr-only"
			>
				{/* What was said before stays: nobody wants to hear of every request. */}
				{loading && !failed && <Spinner />}
				{failed ? (
					<>
						{t('error')}
						{onRetry && <RetryButton size="sm" onRetry={onRetry} />}
					</>
				) : (
					total !== undefined && words(total)
				)}
			</div>
		</div>
	);

	function words(count: number): string {
		if (count === 0) return t('inViewNone');
		const formatted = formatNumber(isApproximate ? toKnownDigits(count) : count, locale, 0);
		return t(isApproximate ? 'inViewAbout' : 'inView', { count, formatted });
	}
}
