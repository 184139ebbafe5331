import { languages as allLanguages, type Language, type Locale } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../primitives/button/index.ts';
import { Menu, MenuItem } from '../../primitives/menu/index.ts';

export interface LocaleSwitchProps {
	/** What can be chosen. @default every language that has its files */
	languages?: readonly Language[];
	onChange: (locale: Locale) => void;
}

/** Changes the language of the page: between two at once, among more by a menu. */
export function LocaleSwitch({ languages = allLanguages, onChange }: LocaleSwitchProps) {
	const { t } = useTranslation('shell');
	const current = useLocale();
	const others = languages.filter(({ code }) => code !== current);
	const [other] = others;
	if (!other) return null;
	const nameOf = ({ icon, label }: Language) => t('changeLanguage', { icon, language: label });

	if (others.length === 1)
		return (
			<Button variant="quiet" size="sm" aria-label={nameOf(other)} onClick={() => onChange(other.code)}>
				{other.icon}
			</Button>
		);
	const here = languages.find(({ code }) => code === current);
	return (
		<Menu label={t('languageMenu', { icon: here?.icon, language: here?.label })} trigger={here?.icon}>
			{others.map(({ code, label, tag }) => (
				<MenuItem key={code} onSelect={() => onChange(code)}>
					<span lang={tag}>{label}</span>
				</MenuItem>
			))}
		</Menu>
	);
}
