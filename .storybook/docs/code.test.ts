import { createElement, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { PinIcon, SignOutIcon } from '../../packages/ui/src/primitives/icon/index.ts';
import { codeOf, jsx, transform } from './code.ts';

const List = Object.assign(() => null, { displayName: 'List' });
const Input = Object.assign(() => null, { displayName: 'TextInput' });
const story = { component: List, title: 'Domains/list', args: {}, originalStoryFn: () => null };
const fieldImport =
	"import { Field } from '@ancu/ui/primitives/field';\nimport { TextInput } from '@ancu/ui/primitives/text-input';\n\n";
const iconImport = fieldImport.replace('\n\n', "\nimport { PinIcon } from '@ancu/ui/primitives/icon';\n\n");
const own = jsx.displayName(createElement(() => null));

it('calls icons what the package calls them', () => {
	expect(jsx.displayName(createElement(SignOutIcon))).toBe('SignOutIcon');
	expect(jsx.displayName(createElement(List))).toBe('List');
	expect(jsx.displayName(createElement('p'))).toBe('p');
});

it('writes no function, whose text a build shortens', () => expect(jsx.functionValue()).toBe('() => {}'));

it('has the component in place of what a story draws around it', () => {
	expect(transform(`<${own} rows={[]} />`, story)).toBe('<List rows={[]} />');
	expect(transform(`<div>\n  <${own}>\n    a\n  </${own}>\n</div>`, story)).toBe(
		'<div>\n  <List>\n    a\n  </List>\n</div>',
	);
	expect(transform(`<List map={<${own} />} />`, story)).toBe(`<List map={<${own} />} />`);
});

it('writes what it met before', () => {
	const photo = { url: '/a.jpg' };
	const rows = [
		{ cover: photo, id: '1' },
		{ id: '2', current: true, cover: photo },
	];
	const code =
		"<List rows={[{ cover: { url: '/a.jpg' }, id: '1' }, { cover: '[Circular]', current: '[Circular]', id: '2' }]} />";
	expect(transform(code, { ...story, args: { rows } })).toBe(
		"<List rows={[{ cover: { url: '/a.jpg' }, id: '1' }, { cover: {\"url\":\"/a.jpg\"}, current: true, id: '2' }]} />",
	);
	expect(transform(code, story)).toBe(code);
});

it('gives a field its control', () => {
	const field = (props: object) =>
		createElement('div', {}, ((control: object) => createElement(Input, { ...control, ...props })) as never);
	const codeOf = (code: string, props: object) =>
		transform(code, { ...story, args: props, originalStoryFn: (args): ReactElement => field(args) });
	expect(codeOf('<Field label="Giá" />', { disabled: true, defaultValue: '12', hidden: undefined })).toBe(
		`${fieldImport}<Field label="Giá">\n  {(control) => <TextInput {...control} disabled defaultValue="12" />}\n</Field>`,
	);
	expect(
		codeOf('<Field\n  compact\n  label="Giá"\n/>', {
			leadingIcon: createElement(PinIcon),
			placeholder: 'ô "giá"',
			rows: 3,
			onChange: () => undefined,
		}),
	).toBe(
		[
			`${iconImport}<Field\n  compact\n  label="Giá"\n>\n  {(control) => <TextInput {...control}`,
			'leadingIcon={<PinIcon />}',
			'placeholder={"ô \\"giá\\""}',
			'rows={3}',
			'onChange={() => {}} />}\n</Field>',
		].join(' '),
	);
});

it('imports what it draws, that of the domain first, and calls every function by its type', () => {
	const ListingCard = Object.assign(() => null, {
		__docgenInfo: { displayName: 'ListingCard', props: { onSubmit: { sample: 'async () => undefined' }, onRetry: {} } },
	});
	expect(
		transform('<ListingCard action={<Button onClick={() => {}} />} onRetry={() => {}}\n  onSubmit={() => {}} />', {
			...story,
			component: ListingCard,
		}),
	).toBe(
		[
			"import { ListingCard } from '@ancu/ui/listing';",
			"import { Button } from '@ancu/ui/primitives/button';",
			'',
			'<ListingCard action={<Button onClick={() => {}} />} onRetry={() => {}}',
			'  onSubmit={async () => undefined} />',
		].join('\n'),
	);
});

it('writes imports once', () => {
	const code = transform('<Button>Gửi</Button>', story);
	expect(code).toBe("import { Button } from '@ancu/ui/primitives/button';\n\n<Button>Gửi</Button>");
	expect(transform(code, story)).toBe(code);
});

it('writes what another window draws', () => {
	const args = {
		open: true,
		title: 'Bộ lọc',
		onClose: () => undefined,
		rows: [{ id: '1', at: new Date('2026-01-02T00:00:00Z'), cover: null, 'aria-label': "it's" }],
		footer: createElement(Input, { disabled: true }),
		children: createElement('p', {}, 'Chọn khu vực'),
	};
	expect(codeOf({ ...story, args, originalStoryFn: () => createElement(() => null, args) })).toBe(
		[
			"import { TextInput } from '@ancu/ui/primitives/text-input';",
			'',
			'<List',
			'  footer={<TextInput disabled />}',
			'  onClose={() => {}}',
			'  open',
			'  rows={[',
			'    {',
			"      id: '1',",
			"      at: new Date('2026-01-02T00:00:00.000Z'),",
			'      cover: null,',
			"      'aria-label': 'it\\'s'",
			'    }',
			'  ]}',
			'  title="Bộ lọc"',
			'>',
			'  <p>',
			'    Chọn khu vực',
			'  </p>',
			'</List>',
		].join('\n'),
	);
});
