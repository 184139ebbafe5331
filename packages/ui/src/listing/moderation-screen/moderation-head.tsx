import { formatNumber } from '@ancu/forms/format';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../primitives/button/index.ts';
import { KeyboardIcon } from '../../primitives/icon/index.ts';

export interface ModerationHeadProps {
	/** Set to the title. */
	heading: RefObject<HTMLHeadingElement | null>;
	/** How many wait; undefined while they load. */
	total: number | undefined;
	/** It counts those that were searched for. */
	isSearched: boolean;
	/** Single keys work. */
	keysOn: boolean;
	/** Opens the help with them. */
	onHelp: () => void;
}

/** The title of the queue of listings, how long it is, and the way to its keys. */
export function ModerationHead({ heading, total, isSearched, keysOn, onHelp }: ModerationHeadProps) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
			<div className="flex flex-wrap items-baseline gap-x-4">
				<h1 ref={heading} id="moderation" tabIndex={-1} className="text-2xl font-bold outline-none">
					{t('moderation.title')}
				</h1>
				<p role="status" className="text-ink-muted">
					{total !== undefined &&
						t(isSearched ? 'moderation.found' : 'moderation.total', {
							count: total,
							formatted: formatNumber(total, locale),
						})}
				</p>
			</div>
			<Button
				variant="quiet"
				size="sm"
				aria-haspopup="dialog"
				aria-keyshortcuts={keysOn ? '?' : undefined}
				leadingIcon={<KeyboardIcon aria-hidden="true" />}
				onClick={onHelp}
			>
				{t('moderation.keys.open')}
			</Button>
		</div>
	);
}
