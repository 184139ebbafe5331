import { procedureTypes } from '@ancu/forms/procedure';
import type { FeeInput } from '@ancu/forms/procedure/form';
import { type Tool, tools } from '@ancu/forms/tool';

/** The tool that an address names; the first where it names none. */
export function readTool(params: URLSearchParams): Tool {
	return tools.find((tool) => tool === params.get('tool')) ?? 'loan';
}

/** Where a tool is, with what stands in its form. */
export function toolHref(tool: Tool, fields?: URLSearchParams): string {
	return `/tool?${new URLSearchParams([['tool', tool], ...(fields ?? [])])}`;
}

/** What fees are reckoned from. What makes no sense is left out. */
export function readFees(params: URLSearchParams): FeeInput {
	return {
		type: procedureTypes.find((type) => type === params.get('type')) ?? 'BUY',
		price: readDong(params.get('price')),
		statePrice: readDong(params.get('statePrice')),
		isCloseFamily: params.get('family') === '1',
		isOnlyHome: params.get('onlyHome') === '1',
	};
}

/** The reverse of `readFees`. */
export function writeFees({ type, price, statePrice, isCloseFamily, isOnlyHome }: FeeInput): URLSearchParams {
	const params = new URLSearchParams();
	if (type !== 'BUY') params.set('type', type);
	if (price !== undefined) params.set('price', String(price));
	if (statePrice !== undefined) params.set('statePrice', String(statePrice));
	if (isCloseFamily) params.set('family', '1');
	if (isOnlyHome) params.set('onlyHome', '1');
	return params;
}

function readDong(written: string | null): number | undefined {
	return written && /^[1-9]\d{0,14}$/.test(written) ? Number(written) : undefined;
}
