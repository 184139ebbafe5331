import { isValidElement, type ReactElement, type ReactNode } from 'react';

/** How names and functions are written. */
export interface JsxWords {
	displayName: (element: ReactElement) => string;
	functionValue: () => string;
}

const WIDTH = 80;
const INDENT = '  ';

/** Returns the code that draws an element, as Storybook writes it of stories that stand in its page. */
export function jsxText(node: ReactNode, words: JsxWords, indent = ''): string {
	if (Array.isArray(node)) return node.map((each) => jsxText(each, words, indent)).join(`\n${indent}`);
	if (!isValidElement<{ children?: ReactNode }>(node)) return typeof node === 'string' ? node : `{${String(node)}}`;
	const { children, ...props } = node.props;
	const name = words.displayName(node);
	const attributes = Object.entries(props)
		.filter(([, value]) => value !== undefined)
		.sort(([one], [other]) => (one < other ? -1 : 1))
		.map(([key, value]) => attribute(key, value, words, indent + INDENT));
	const line = [`<${name}`, ...attributes].join(' ');
	const isLong = indent.length + line.length > WIDTH || line.includes('\n');
	const open = isLong ? [`<${name}`, ...attributes].join(`\n${indent}${INDENT}`) : line;
	const end = isLong ? `\n${indent}` : '';
	if (isNothing(children)) return `${open}${isLong ? end : ' '}/>`;
	const inner =
		typeof children === 'function'
			? `{${words.functionValue()}}`
			: jsxText(
					Array.isArray(children) ? children.filter((child) => !isNothing(child)) : children,
					words,
					indent + INDENT,
				);
	return `${open}${end}>\n${indent}${INDENT}${inner}\n${indent}</${name}>`;
}

const isNothing = (node: unknown) => node === undefined || node === null || typeof node === 'boolean';

function attribute(key: string, value: unknown, words: JsxWords, indent: string): string {
	if (value === true) return key;
	if (typeof value === 'string' && !/["\n]/.test(value)) return `${key}="${value}"`;
	return `${key}={${valueText(value, words, indent)}}`;
}

function valueText(value: unknown, words: JsxWords, indent: string): string {
	if (typeof value === 'string')
		return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
	if (typeof value === 'function') return words.functionValue();
	if (value instanceof Date) return `new Date('${value.toISOString()}')`;
	if (value instanceof Set) return `new Set(${valueText([...value], words, indent)})`;
	if (typeof value !== 'object' || value === null) return String(value);
	if (isValidElement(value)) return jsxText(value, words, indent);
	if (Array.isArray(value))
		return list(
			'[',
			']',
			value.map((part) => valueText(part, words, indent + INDENT)),
			indent,
		);
	const parts = Object.entries(value)
		.filter(([, part]) => part !== undefined)
		.map(([key, part]) => `${/^[\w$]+$/.test(key) ? key : `'${key}'`}: ${valueText(part, words, indent + INDENT)}`);
	return list('{', '}', parts, indent);
}

function list(open: string, close: string, parts: readonly string[], indent: string): string {
	if (parts.length === 0) return open + close;
	const line = parts.join(', ');
	const blank = open === '{' ? ' ' : '';
	if (indent.length + line.length <= WIDTH && !line.includes('\n')) return `${open}${blank}${line}${blank}${close}`;
	return `${open}\n${indent}${INDENT}${parts.join(`,\n${indent}${INDENT}`)}\n${indent}${close}`;
}
