import type { Role } from '@ancu/forms/access';
import { greenCheckItems } from '@ancu/forms/verification';
import { useTranslation } from 'react-i18next';

/** Names roles: `Nhân viên kiểm tra`; nobody is the clock. */
export function useRoleName(): (role: Role | null) => string {
	const { t } = useTranslation('verification');
	return (role) => t(`role.${role ?? 'clock'}`);
}

/** Names fields of a listing, each once: `giá, diện tích`. One that this version does not know is called something else. */
export function useFieldNames(): (fields: readonly string[]) => string {
	const { t, i18n } = useTranslation('verification');
	return (fields) => {
		const names = fields.map((field) =>
			i18n.exists(`field.${field}`, { ns: 'verification' }) ? t(`field.${field as 'price'}`) : t('otherField'),
		);
		return [...new Set(names)].join(', ');
	};
}

/** Words for what is wrong in the findings. A code that this version does not know still says something. */
export function useErrorWords(): (path: string, code: string) => string {
	const { t, i18n } = useTranslation('verification');
	return (path, code) => {
		const key = `error.${path.replace(/\.\d+/, '')}.${code}`;
		return i18n.exists(key, { ns: 'verification' }) ? t(key as 'error.items.required') : t('work.refused');
	};
}

/** Names the item that a path of GreenCheckInput is about: `items.1.note` is `Giấy tờ`. Nothing where it is about none. */
export function useItemOf(): (path: string) => string | undefined {
	const { t } = useTranslation('verification');
	return (path) => {
		const name = greenCheckItems[Number(/^items\.(\d+)/.exec(path)?.[1] ?? -1)];
		return name && t(`item.${name}`);
	};
}
