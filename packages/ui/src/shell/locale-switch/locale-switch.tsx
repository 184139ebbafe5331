import { languages as allLanguages, type Language, type Locale } from '@ancu/forms/format';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../primitives/button/index.ts';
import { Menu, MenuItem } from '../../primitives/menu/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';

export interface LocaleSwitchProps {
	/** What can be chosen. @default every language that has its files */
	languages?: readonly Language[] | undefined;
	/** Told the language that was chosen. What it hands back is waited for: until then the switch is busy. */
	onChange: (locale: Locale) => unknown;
	/** `list` has all of them lie open, as in the menu of a phone. @default 'menu' */
	layout?: 'menu' | 'list' | undefined;
}

/** Changes the language of the page: between two at once, among more by a menu. */
export function LocaleSwitch({ languages = allLanguages, onChange, layout = 'menu' }: LocaleSwitchProps) {
	const { t } = useTranslation('shell');
	const current = useLocale();
	const [coming, setComing] = useState<Locale>();
	const others = languages.filter(({ code }) => code !== current);
	if (others.length === 0) return null;
	const nameOf = ({ icon, label }: Language) => t('changeLanguage', { icon, language: label });
	async function choose(locale: Locale): Promise<void> {
		setComing(locale);
		try {
			await onChange(locale);
		} finally {
			setComing(undefined);
		}
	}

	if (others.length === 1 || layout === 'list')
		return (
			<div className="flex flex-wrap">
				{others.map((language, at) => (
					<Button
						// biome-ignore lint/suspicious/noArrayIndexKey: a place stays, and with it the focus, when another language stands there.
						key={at}
						variant="quiet"
						size="sm"
						aria-label={nameOf(language)}
						loading={coming === language.code}
						onClick={() => choose(language.code)}
					>
						{coming === language.code ? null : language.icon}
					</Button>
				))}
			</div>
		);
	const here = languages.find(({ code }) => code === current);
	return (
		<Menu
			label={t('languageMenu', { icon: here?.icon, language: here?.label })}
			trigger={coming ? <Spinner /> : here?.icon}
		>
			{others.map(({ code, label, tag }) => (
				<MenuItem key={code} onSelect={() => choose(code)}>
					<span lang={tag}>{label}</span>
				</MenuItem>
			))}
		</Menu>
	);
}
