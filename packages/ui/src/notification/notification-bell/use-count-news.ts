import { formatNumber } from '@ancu/forms/format';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';

/** What is to be read out about a count of unseen notifications: nothing until it changes. Being asked for again is no change. */
export function useCountNews(unseen: number | undefined): string {
	const { t } = useTranslation('notification');
	const locale = useLocale();
	const known = useRef<number>(undefined);
	const [news, setNews] = useState('');
	useEffect(() => {
		if (unseen === undefined || unseen === known.current) return;
		const isFirst = known.current === undefined;
		known.current = unseen;
		if (isFirst) return;
		setNews(
			unseen === 0 ? t('bell.none') : t('bell.changed', { count: unseen, formatted: formatNumber(unseen, locale) }),
		);
	}, [unseen, t, locale]);
	return news;
}
