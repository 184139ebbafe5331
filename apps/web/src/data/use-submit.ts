import { ApiError } from '@ancu/api/client';
import type { SubmitFailure } from '@ancu/forms/form';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { saysAtFields } from './query-client.ts';

/** How a refusal is said by a form. */
export interface Refusals {
	/** What the form calls a field that the server calls otherwise. */
	fields?: Readonly<Record<string, string>>;
	/** Refusals of the whole that one field explains: its path and code, by the server's code. */
	codes?: Readonly<Record<string, { path: string; code: string }>>;
	/** Given the server's code: whether the page tells this refusal by itself, so that no toast does. */
	tells?: (code: string) => boolean;
}

type Submit = (run: () => Promise<unknown>, refusals?: Refusals) => Promise<SubmitFailure | undefined>;

/** Runs requests for forms: what the server refuses becomes the form's failure, anything else is thrown. */
export function useSubmit(): Submit {
	const { t } = useTranslation('error');
	return useCallback<Submit>(
		async (run, { fields: names = {}, codes = {}, tells } = {}) => {
			try {
				await run();
				return undefined;
			} catch (error) {
				if (!(error instanceof ApiError)) throw error;
				const own = codes[error.code];
				const fields = own ? [own] : error.fields.map((field) => ({ ...field, path: names[field.path] ?? field.path }));
				if (fields.length > 0) {
					saysAtFields(error);
					return { fields };
				}
				if (tells?.(error.code)) saysAtFields(error);
				return { message: error.code === 'NETWORK' ? t('NETWORK') : error.message };
			}
		},
		[t],
	);
}
