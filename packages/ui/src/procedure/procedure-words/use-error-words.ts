import { useTranslation } from 'react-i18next';

/** Words for what is wrong with a field of a procedure. A code that this version of the form does not know still says something. */
export function useErrorWords<Field extends string>(
	errorOf: (field: Field) => string | undefined,
): (field: Field) => string | undefined {
	const { t, i18n } = useTranslation('procedure');
	return (field) => {
		const code = errorOf(field);
		if (!code) return undefined;
		return i18n.exists(`error.${field}.${code}`, { ns: 'procedure' })
			? t(`error.${field}.${code}` as 'error.name.required')
			: t('start.refused');
	};
}
