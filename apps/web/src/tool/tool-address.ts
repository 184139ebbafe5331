import type { Locale } from '@ancu/forms/format';
import type { FeeDraft } from '@ancu/forms/procedure/form';
import { feesFields, readToolDraft, type Tool, tools, writeToolDraft } from '@ancu/forms/tool';

/** The tool that an address names; the first where it names none. */
export function readTool(params: URLSearchParams): Tool {
	return tools.find((tool) => tool === params.get('tool')) ?? 'loan';
}

/** Where a tool is, with what stands in its form. */
export function toolHref(tool: Tool, fields?: URLSearchParams): string {
	return `/tool?${new URLSearchParams([['tool', tool], ...(fields ?? [])])}`;
}

/** What fees are calculated from, as it stands in an address. */
export function readFees(params: URLSearchParams, locale: Locale): FeeDraft {
	const { family, onlyHome, ...draft } = readToolDraft(feesFields, params, locale);
	return { ...draft, isCloseFamily: family === '1', isOnlyHome: onlyHome === '1' };
}

/** The reverse of `readFees`. */
export function writeFees({ isCloseFamily, isOnlyHome, ...draft }: FeeDraft, locale: Locale): URLSearchParams {
	const family = isCloseFamily ? '1' : '';
	return writeToolDraft(feesFields, { ...draft, family, onlyHome: isOnlyHome ? '1' : '' }, locale);
}
