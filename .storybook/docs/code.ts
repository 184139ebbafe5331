import { isValidElement, type ReactElement, type ReactNode } from 'react';
import * as icons from '../../packages/ui/src/primitives/icon/index.ts';
import { importsOf } from './entries.ts';
import { jsxText } from './jsx-text.ts';
import { type Documented, nameOf } from './name-of.ts';

/** What a story draws in place of its component, as one that keeps what is chosen. Nobody else has it. */
const OWN = 'OwnOfTheStory';
const FUNCTION = '() => {}';
const CIRCLE = "'[Circular]'";
const iconNames: ReadonlyMap<unknown, string> = new Map(Object.entries(icons).map(([name, icon]) => [icon, name]));

/** How the code below a story is written: by the names that packages export, which a build shortens and of which lucide has others. */
export const jsx = {
	displayName: ({ type }: ReactElement) => nameOfType(type),
	functionValue: () => FUNCTION,
};

interface StoryOfCode {
	component?: unknown;
	title: string;
	args: object;
	originalStoryFn: (args: never, context: never) => unknown;
}

/** Makes the code of a story one that can be copied and compiles. */
export function transform(code: string, story: StoryOfCode): string {
	// Storybook brings what was written once more.
	if (code.startsWith('import ')) return code;
	const drawn = withSamples(asOurs(code, story), story.component);
	const imports = importsOf(drawn);
	return imports ? `${imports}\n\n${drawn}` : drawn;
}

/** The code of a story that is not drawn in its page, as Storybook would have written it. */
export function codeOf(story: StoryOfCode): string {
	const element = story.originalStoryFn(story.args as never, story as never) as ReactNode;
	return transform(jsxText(element, jsx), story);
}

/** A function of each prop answers what its type asks for. */
function withSamples(code: string, component: unknown): string {
	const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
	return code.replaceAll(/(?<=\s)([\w-]+)=\{\(\) => \{\}\}/g, (attribute, name: string) => {
		const sample = props[name]?.sample;
		return sample ? `${name}={${sample}}` : attribute;
	});
}

/** Its component in the place of what the story draws around it, and fields with their control. */
function asOurs(code: string, story: StoryOfCode): string {
	const name = nameOf(story.component, story.title);
	const whole = withRepeated(code, story.args);
	const named = whole.includes(`<${name}`) ? whole : whole.replaceAll(OWN, name);
	// A function between tags is left out.
	const [, field] = /^(<Field\b.*?)\s*\/>$/s.exec(named) ?? [];
	if (field === undefined) return named;
	const { props } = story.originalStoryFn(story.args as never, story as never) as ReactElement<{
		children: (control: object) => ReactElement<object>;
	}>;
	return `${field}${field.includes('\n') ? '\n' : ''}>\n  {(control) => ${write(props.children({}), ' {...control}')}}\n</Field>`;
}

/** Storybook writes whatever it meets a second time, as the photo of two listings, and all that is called `current` as a circle. */
function withRepeated(code: string, args: object): string {
	const values = inOrder(args).flatMap(([, value]) => repeatedIn(value, new Set()));
	return code.split(CIRCLE).length - 1 === values.length
		? code.replaceAll(CIRCLE, () => JSON.stringify(values.shift()))
		: code;
}

/** In the order in which it is written. */
function repeatedIn(value: unknown, seen: Set<unknown>): unknown[] {
	if (typeof value !== 'object' || value === null || value instanceof Date || isValidElement(value)) return [];
	seen.add(value);
	if (Array.isArray(value)) return value.flatMap((part) => repeatedIn(part, seen));
	return inOrder(value).flatMap(([key, part]) =>
		key === 'current' || seen.has(part) ? [part] : repeatedIn(part, seen),
	);
}

function inOrder(object: object): [string, unknown][] {
	return Object.entries(object).sort(([one], [other]) => (one < other ? -1 : 1));
}

function nameOfType(type: ReactElement['type']): string {
	if (typeof type === 'string') return type;
	const { displayName, __docgenInfo: docgen } = type as Documented;
	return iconNames.get(type) ?? displayName ?? docgen?.displayName ?? OWN;
}

/** An element without children. */
function write({ type, props }: ReactElement<object>, before = ''): string {
	const attributes = Object.entries(props)
		.filter(([, value]) => value !== undefined)
		.map(([name, value]) => (value === true ? ` ${name}` : ` ${name}=${writeValue(value)}`));
	return `<${nameOfType(type)}${before}${attributes.join('')} />`;
}

function writeValue(value: ReactNode | object): string {
	if (typeof value === 'string' && !value.includes('"')) return `"${value}"`;
	if (typeof value === 'function') return `{${FUNCTION}}`;
	return `{${isValidElement<object>(value) ? write(value) : JSON.stringify(value)}}`;
}
