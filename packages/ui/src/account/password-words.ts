import type { TFunction } from 'i18next';

/** Words for what is wrong with the password that somebody has, from the code that its rule speaks. */
export function passwordWords(t: TFunction<'account'>, code: string | undefined): string | undefined {
	return code && t(`error.oldPassword.${code}` as 'error.oldPassword.required');
}
