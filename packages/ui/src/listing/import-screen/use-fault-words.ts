import { useTranslation } from 'react-i18next';
import type { ImportFault } from '../import-model.ts';

/** Why a row was refused, as people say it: `Giá: chưa rõ là bao nhiêu`. What is not known is said as it is. */
export function useFaultWords(): (fault: ImportFault) => string {
	const { t, i18n } = useTranslation('listing');
	const has = (key: string) => i18n.exists(key, { ns: 'listing' });
	return ({ path, code }) => {
		const field = has(`import.field.${path}`) ? t(`import.field.${path}` as 'import.field.price') : path;
		const reason = has(`import.reason.${code}`) ? t(`import.reason.${code}` as 'import.reason.unclear') : code;
		return t('import.fault', { field, reason });
	};
}
