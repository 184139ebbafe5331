import { formatNumber } from '@ancu/forms/format';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use-locale.ts';

export interface CountedHintProps {
	/** What is typed. */
	text: string;
	/** Characters that there may be. */
	max: number;
	/** The hint. */
	children: ReactNode;
}

/** The hint of a field of words, and beside it how much is typed of what there may be. */
export function CountedHint({ text, max, children }: CountedHintProps) {
	const { t } = useTranslation('translation');
	const locale = useLocale();
	return (
		<span className="flex flex-wrap justify-between gap-x-4">
			{children}
			<span>{t('counter', { used: formatNumber(text.trim().length, locale), max: formatNumber(max, locale) })}</span>
		</span>
	);
}
