import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { withProps } from '../type-props.ts';
import { PropReader } from './read-props.ts';

const root = path.resolve(import.meta.dirname, '../..');
const reader = new PropReader();
afterAll(() => reader.close());

const propsOf = (file: string, name: string) => reader.read(path.join(root, 'packages/ui/src', file))[name] ?? {};

/** The components that stories document, with their files. */
const documented = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root }).flatMap((stories) => {
	if (stories.includes('/foundations/')) return [];
	const code = readFileSync(path.join(root, stories), 'utf8');
	const [, component] = /^\tcomponent: (\w+),/m.exec(code) ?? [];
	const [, from] = new RegExp(`import \\{[^}]*\\b${component}\\b[^}]*\\} from '(\\..*)';`).exec(code) ?? [];
	return component && from ? [{ component, file: path.resolve(root, path.dirname(stories), from) }] : [];
});

describe('props by the compiler', () => {
	it('has what a component takes from another package', () => {
		expect(propsOf('account/sign-in-form/sign-in-form.tsx', 'SignInForm')).toMatchObject({
			defaultValues: { required: false, description: expect.stringMatching(/^What stands in the form at first/) },
			onSubmit: {
				required: true,
				tsType: { name: 'signature', raw: 'Submit<SignInValues>' },
				sample: 'async () => {}',
			},
		});
	});

	it('has what a component picks, omits and makes partial', () => {
		expect(propsOf('listing/listing-form/listing-form.tsx', 'ListingForm')).toMatchObject({
			places: { required: true },
			photos: { required: true },
			median: { required: false },
			offeringPapers: { required: false },
			onSubmit: { required: true },
		});
		const map = propsOf('primitives/map/map-view.tsx', 'MapView');
		expect(map).toMatchObject({ box: { required: true }, zoneOpacity: { defaultValue: { value: '0.6' } } });
		expect(map).not.toHaveProperty('scalePlace');
	});

	it('has nothing that every element takes', () => {
		const button = propsOf('primitives/button/button.tsx', 'Button');
		expect(button).not.toHaveProperty('onClick');
		expect(button.size?.tsType.elements?.map(({ value }) => value)).toEqual(['"sm"', '"md"', '"lg"']);
	});

	it('writes functions that compile', () => {
		expect(propsOf('wallet/wallet-receipt/wallet-receipt.tsx', 'WalletReceipt').orderHref?.sample).toBe("() => '…'");
		expect(propsOf('listing/photo-field/photo-field.tsx', 'PhotoField').upload?.sample).toBe(
			"async () => ({ message: '…' })",
		);
	});
});

it('shows every prop of every documented component', () => {
	expect(documented.length).toBeGreaterThan(230);
	const without = documented.filter(({ component, file }) => {
		const takes = new RegExp(`function ${component}\\b(<[^(]*>)?\\(\\s*[^)\\s]`).test(readFileSync(file, 'utf8'));
		return takes && Object.keys(reader.read(file)[component] ?? {}).length === 0;
	});
	// What a `<textarea>` takes, and no more.
	expect(without.map(({ component }) => component)).toEqual(['TextArea']);
});

it('says of every prop what it is', () => {
	const silent = documented.flatMap(({ component, file }) =>
		Object.entries(reader.read(file)[component] ?? {}).flatMap(([name, { description }]) =>
			description ? [] : [`${component}.${name}`],
		),
	);
	expect(silent).toEqual([]);
});

it('keeps what is said of a component, and of the defaults in its code', () => {
	const code =
		"function Tag(){};Tag.__docgenInfo={description:'Small.',props:{tone:{defaultValue:{value:\"'ink'\"}}}};";
	const prop = { description: 'Its colour.', required: false, tsType: { name: 'string', raw: 'Tone' } };
	const read = new Function(
		`${withProps(code, { Tag: { tone: prop }, Other: {} }).replace('};{', '};function Other(){};{')};return [Tag, Other]`,
	);
	expect(read().map((each: { __docgenInfo: object }) => each.__docgenInfo)).toEqual([
		{ description: 'Small.', props: { tone: { ...prop, defaultValue: { value: "'ink'" } } } },
		{ displayName: 'Other', props: {} },
	]);
});
