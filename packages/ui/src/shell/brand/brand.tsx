import { useTranslation } from 'react-i18next';
import { useLinkElement } from '../../primitives/link/index.ts';

/** The name and its mark: a plot with its boundary stakes and a house on it. Leads home. */
export function Brand() {
	const { t } = useTranslation(['shell', 'translation']);
	const Element = useLinkElement();
	return (
		<Element
			href="/"
			aria-label={`${t('brand')}, ${t('translation:home')}`}
			className="inline-flex min-h-11 items-center gap-2 rounded-tag text-xl font-bold whitespace-nowrap"
		>
			<svg
				viewBox="0 0 28 28"
				aria-hidden="true"
				className="size-7 shrink-0"
				fill="none"
				stroke="currentColor"
				strokeWidth="1.6"
			>
				<path d="M3.5 5.5 24 3l1.5 20L5 25.5Z" />
				<path d="M9 20v-7.5l5.4-4.6 5.4 4v7.3" className="text-seal" stroke="currentColor" strokeWidth="2" />
				<path d="M3.5 5.5h.01M24 3h.01M25.5 23h.01M5 25.5h.01" strokeWidth="4" strokeLinecap="round" />
			</svg>
			{/* With large letters on a phone its mark alone leaves the menu its place. */}
			<span className="max-[14rem]:hidden">{t('brand')}</span>
		</Element>
	);
}
