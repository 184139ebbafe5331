import type { Plugin } from 'vite';
import { PropReader } from './docs/read-props.ts';

/**
 * Gives every component its props by their types. Storybook's own reader follows no import into another package, and no `Pick`, `Omit`
 * or `Partial`; what it says of a component as a whole and of defaults in its code stays.
 */
export function typeProps(): Plugin {
	let reader: PropReader | undefined;
	return {
		name: 'ancu-type-props',
		enforce: 'pre',
		transform: {
			filter: { id: { include: /\/packages\/ui\/src\/.*\.tsx$/, exclude: /\.stories\.tsx$|\/foundations\// } },
			handler: (code, id) => {
				reader ??= new PropReader();
				return { code: withProps(code, reader.read(id)), map: null };
			},
		},
		handleHotUpdate: ({ file }) => reader?.update(file),
		buildEnd: () => {
			reader?.close();
			reader = undefined;
		},
	};
}

/** Returns a module whose components say of themselves what tables show of them. */
export function withProps(code: string, components: ReturnType<PropReader['read']>): string {
	const added = Object.entries(components).map(
		([name, props]) =>
			`;{const docs=(${name}.__docgenInfo??={displayName:${JSON.stringify(name)}}),props=${JSON.stringify(props)};` +
			'for(const name in props)props[name].defaultValue=docs.props?.[name]?.defaultValue??props[name].defaultValue;' +
			'docs.props=props;}',
	);
	return code + added.join('');
}
