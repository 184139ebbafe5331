import { useTranslation } from 'react-i18next';

/** Words for what is wrong with a field, from the code that its rule speaks. Takes a form's `errorOf`. */
export function useErrorWords<Path extends string>(
	errorOf: (path: Path) => string | undefined,
): (path: Path) => string | undefined {
	const { t } = useTranslation('account');
	return (path) => {
		const code = errorOf(path);
		return code && t(`error.${path}.${code}` as 'error.username.required');
	};
}
