import path from 'node:path';
import type { Node } from 'typescript/unstable/ast';
import { API, type Checker, SignatureKind, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync';
import { commonProps } from './common-props.ts';
import { withoutUndefined } from './prop-types.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** What components take from elsewhere, as all that an `<input>` takes, is documented elsewhere. */
const ours = /\/packages\/(forms|ui)\/src\//;

/** A prop as Storybook's tables and controls take it. */
export interface Prop {
	description: string;
	required: boolean;
	tsType: PropType;
	/** By its `@default`. */
	defaultValue?: { value: string };
	/** Of a function, the shortest one that compiles in its place. */
	sample?: string | undefined;
}

interface PropType {
	name: string;
	/** As the code has it. */
	raw: string;
	type?: 'function';
	elements?: readonly PropType[];
	value?: string;
}

type Declared = Awaited<ReturnType<Checker['getPropertiesOfType']>>[number];

/** Reads components as the compiler understands them: what they extend, pick and omit, and from which package. */
export class PropReader {
	readonly #api = new API({ cwd: root });
	#snapshot = this.#api.updateSnapshot({ openProjects: [path.join(root, 'tsconfig.packages.json')] });

	/** Returns the props of every component that a file exports, by its name. */
	read(file: string): Record<string, Record<string, Prop>> {
		const project = this.#snapshot.getProjects()[0];
		const source = project?.program.getSourceFile(file);
		const module = source && project?.checker.getSymbolAtLocation(source);
		if (!project || !module) return {};
		const { checker } = project;
		const components = checker.getExportsOfModule(module).flatMap((symbol) => {
			// What a file only passes on has no name in it.
			const isOwn = !(symbol.flags & SymbolFlags.Alias);
			const type = isOwn && /^[A-Z]/.test(symbol.name) && checker.getTypeOfSymbol(symbol);
			const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
			const [parameter] = signature?.getParameters() ?? [];
			const taken = parameter && checker.getTypeOfSymbol(parameter);
			return taken ? [[symbol.name, propsOf(taken, checker)] as const] : [];
		});
		return Object.fromEntries(components);
	}

	/** Takes a file as it is now. */
	update(file: string): void {
		this.#snapshot = this.#api.updateSnapshot({ fileChanges: { changed: [file] } });
	}

	close(): void {
		this.#api.close();
	}
}

function propsOf(taken: Type, checker: Checker): Record<string, Prop> {
	const ways = waysOf(taken);
	const declared = ways.map((way) =>
		checker.getPropertiesOfType(way).filter(({ declarations }) => declarations.some((each) => ours.test(each.path))),
	);
	const names = new Set(declared.flatMap((props) => props.map(({ name }) => name)));
	return Object.fromEntries(
		[...names].map((name) => {
			const all = declared.flatMap((props) => props.filter((prop) => prop.name === name));
			const required = all.length === ways.length && all.every((prop) => !(prop.flags & SymbolFlags.Optional));
			return [name, propOf(name, all, required, checker)];
		}),
	);
}

function propOf(name: string, declared: readonly Declared[], required: boolean, checker: Checker): Prop {
	const types = declared.map((prop) => typeOf(prop, checker)).filter(({ name }) => name !== 'undefined');
	const [first = { name: 'undefined', raw: 'undefined' }, ...others] = types.filter(
		({ raw }, index) => types.findIndex((type) => type.raw === raw) === index,
	);
	const said = declared.map((prop) => prop.getDocumentationComment(checker)).find((text) => text !== '');
	const byTag = declared.flatMap((prop) => prop.getJsDocTags(checker)).find((tag) => tag.name === 'default');
	return {
		description: said ?? commonProps[name] ?? '',
		required,
		tsType:
			others.length === 0
				? first
				: { name: 'union', raw: [first, ...others].map(({ raw }) => raw).join(' | '), elements: [first, ...others] },
		...(byTag?.text && { defaultValue: { value: byTag.text } }),
		...(first.name === 'signature' && { sample: declared.map((prop) => sampleOf(prop, checker)).find(Boolean) }),
	};
}

function typeOf(prop: Declared, checker: Checker): PropType {
	const type = checker.getTypeOfSymbol(prop);
	if (!type) return { name: 'unknown', raw: 'unknown' };
	const parts = waysOf(type).filter(({ flags }) => !(flags & TypeFlags.Undefined));
	const raw = withoutUndefined(declaredText(prop) ?? checker.typeToString(type));
	const [only] = parts;
	if (!only) return { name: 'undefined', raw };
	if (parts.every(({ flags }) => flags & TypeFlags.BooleanLike)) return { name: 'boolean', raw };
	if (parts.length > 1 && parts.every((part) => part.isLiteralType() || part.flags & TypeFlags.Null))
		return {
			name: 'union',
			raw,
			elements: inOrder(
				parts.map((part) => checker.typeToString(part)),
				raw,
			).map(literal),
		};
	if (parts.length > 1) return { name: raw, raw };
	if (checker.getSignaturesOfType(only, SignatureKind.Call).length > 0)
		return { name: 'signature', type: 'function', raw };
	if (only.flags & TypeFlags.String) return { name: 'string', raw };
	if (only.flags & TypeFlags.Number) return { name: 'number', raw };
	if (checker.isArrayType(only)) return { name: 'Array', raw, elements: [] };
	return { name: raw, raw };
}

function sampleOf(prop: Declared, checker: Checker): string | undefined {
	const type = checker.getTypeOfSymbol(prop);
	const [signature] = (type ? waysOf(type) : []).flatMap((way) => checker.getSignaturesOfType(way, SignatureKind.Call));
	const answer = signature && checker.getReturnTypeOfSignature(signature);
	return answer && functionText(answer, checker);
}

function functionText(answer: Type, checker: Checker, word = ''): string {
	const ways = waysOf(answer);
	// A `ReactNode` may be a promise too.
	const isNode = ways.some(({ flags }) => flags & TypeFlags.Null);
	const promise = isNode ? undefined : ways.find((way) => way.getSymbol()?.name === 'Promise');
	if (promise?.isTypeReference())
		return functionText(checker.getTypeArguments(promise)[0] ?? checker.getVoidType(), checker, 'async ');
	if (ways.some(({ flags }) => flags & TypeFlags.Void)) return `${word}() => {}`;
	const value = valueText(answer, checker);
	return `${word}() => ${value?.startsWith('{') ? `(${value})` : (value ?? `({}) as ${checker.typeToString(answer)}`)}`;
}

/** The shortest value of a type; undefined for one that is not short. */
function valueText(type: Type, checker: Checker): string | undefined {
	const ways = waysOf(type);
	const has = (flag: TypeFlags) => ways.some(({ flags }) => flags & flag);
	if (has(TypeFlags.Null)) return 'null';
	if (has(TypeFlags.Undefined | TypeFlags.Unknown)) return 'undefined';
	if (has(TypeFlags.BooleanLike)) return 'false';
	const literal = ways.find((way) => way.isLiteralType());
	if (literal) return checker.typeToString(literal).replaceAll('"', "'");
	if (has(TypeFlags.StringLike)) return "'…'";
	if (has(TypeFlags.NumberLike)) return '0';
	if (ways.some((way) => checker.isArrayType(way))) return '[]';
	const objects = ways.map((way) => objectText(way, checker)).filter((text) => text !== undefined);
	return objects.sort((one, other) => one.length - other.length)[0];
}

function objectText(type: Type, checker: Checker): string | undefined {
	const required = checker.getPropertiesOfType(type).filter(({ flags }) => !(flags & SymbolFlags.Optional));
	if (required.length > 2) return undefined;
	const parts = required.map((prop) => {
		const value = checker.getTypeOfSymbol(prop);
		const text = value && (value.isObjectType() ? undefined : valueText(value, checker));
		return text && `${prop.name}: ${text}`;
	});
	return parts.includes(undefined) ? undefined : parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

const waysOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type]);

/** A type as it was written, which names what it consists of; undefined where it depends on another. */
function declaredText(prop: Declared): string | undefined {
	const node = prop.declarations[0]?.resolve() as
		| (Node & { type?: Node; parent: { typeParameters?: unknown } })
		| undefined;
	if (!node?.type || node.parent.typeParameters) return undefined;
	const { text } = node.getSourceFile();
	return node.kind === prop.declarations[0]?.kind && !text.slice(node.pos, node.type.pos).includes('(')
		? text.slice(node.type.pos, node.type.end).replaceAll(/\s+/g, ' ').trim()
		: undefined;
}

const literal = (value: string): PropType =>
	value === 'null' ? { name: 'null', raw: value } : { name: 'literal', raw: value, value };

/** In the order in which they were written, where they were. */
function inOrder(values: readonly string[], raw: string): string[] {
	const placeOf = (value: string) => raw.indexOf(value.replaceAll('"', "'"));
	return [...values].sort((one, other) => placeOf(one) - placeOf(other));
}
