import { type FieldRefs, get } from 'react-hook-form';

/** Of some fields the one that stands first in the page, as people read it, in whatever order they were registered. */
export function firstOf(fields: FieldRefs, names: readonly string[]): HTMLElement | undefined {
	const inputs = names.map((name) => inputOf(fields, name)).filter((input) => input?.isConnected);
	return (inputs as HTMLElement[]).reduce<HTMLElement | undefined>(
		(first, input) =>
			first && first.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING ? first : input,
		undefined,
	);
}

/** Of boxes and choices that share a name the first. */
function inputOf(fields: FieldRefs, name: string): HTMLElement | undefined {
	const field = (get(fields, name) as { _f?: { ref: unknown; refs?: readonly HTMLElement[] } } | undefined)?._f;
	const input = field?.refs?.[0] ?? field?.ref;
	return input instanceof HTMLElement ? input : undefined;
}
