import { COMPARE_MAX } from '@ancu/forms/listing';

/** Numbers of listings that an address names for being compared; each once, no more than are compared. */
export function readCompared(params: URLSearchParams, name: string): number[] {
	const ids = (params.get(name) ?? '').split(',').map(Number);
	return [...new Set(ids)].filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31).slice(0, COMPARE_MAX);
}

/** Where listings are compared, by their numbers. */
export function compareHref(sequenceIds: readonly number[]): string {
	return `/compare?ids=${sequenceIds.join(',')}`;
}
