import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { InTurns, type InTurnsProps } from './in-turns.tsx';

const names = ['Đầu trang', 'Danh sách', 'Bản đồ', 'Chân trang'];

interface PartProps {
	name: string;
	onPress: (name: string) => void;
	onTaken: (name: string) => void;
}

function Part({ name, onPress, onTaken }: PartProps) {
	useEffect(() => onTaken(name), [name, onTaken]);
	return (
		<Button variant="secondary" onClick={() => onPress(name)}>
			{name}
		</Button>
	);
}

type DemoProps = Omit<PartProps, 'name'> & Pick<InTurnsProps, 'each'>;

/** Four parts of a page, each with something to press. */
function Demo({ each, ...rest }: DemoProps) {
	return (
		<div className="grid justify-start gap-3">
			<InTurns each={each}>
				{names.map((name) => (
					<Part key={name} name={name} {...rest} />
				))}
			</InTurns>
		</div>
	);
}

const meta = {
	component: InTurns,
	args: { each: 1, children: [], onPress: fn<(name: string) => void>(), onTaken: fn<(name: string) => void>() },
	argTypes: { children: { control: false } },
	render: ({ children: _, ...args }) => <Demo {...args} />,
} satisfies Meta<InTurnsProps & DemoProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
	},
};

export const TwoInATurn: Story = { args: { each: 2 }, tags: ['!test'] };

/** A list that loses its first part. */
function Shrinking(props: Omit<PartProps, 'name'>) {
	const [left, setLeft] = useState(names);
	return (
		<div className="grid justify-start gap-3">
			<InTurns each={2}>
				{left.map((name) => (
					<Part key={name} name={name} {...props} />
				))}
			</InTurns>
			<Button onClick={() => setLeft((before) => before.slice(1))}>Bớt phần đầu</Button>
		</div>
	);
}

export const KeepsItsPartsWhereOneGoes: Story = {
	render: ({ children: _, each: _each, ...args }) => <Shrinking {...args} />,
	play: async ({ canvas, args }) => {
		const third = canvas.getByRole('button', { name: 'Bản đồ' });
		third.focus();
		canvas.getByRole('button', { name: 'Bớt phần đầu' }).click();
		await waitFor(() => expect(canvas.queryByRole('button', { name: 'Đầu trang' })).not.toBeInTheDocument());
		await expect(third).toHaveFocus();
		await expect(args.onTaken).toHaveBeenCalledTimes(names.length);
	},
};

/** A page of a server, which React begins to take over. */
export const AnswersBeforeItsTurn: Story = {
	render: () => <div data-slot="served" />,
	play: async ({ canvas, canvasElement, args: { children: _, ...args } }) => {
		const served = serve(canvasElement, <Demo {...args} />);
		const buttons = canvas.getAllByRole('button');
		const root = flushSync(() => hydrateRoot(served, <Demo {...args} />));
		const before = args.onTaken.mock.calls.flat();
		buttons.at(-1)?.click();
		await expect(before).toEqual(['Đầu trang']);
		await expect(args.onPress.mock.calls).toEqual([['Chân trang']]);
		await expect(canvas.getAllByRole('button')).toEqual(buttons);
		root.unmount();
	},
};

export const TakesAllOverByItself: Story = {
	render: () => <div data-slot="served" />,
	play: async ({ canvas, canvasElement, args: { children: _, ...args } }) => {
		const served = serve(canvasElement, <Demo {...args} />);
		const buttons = canvas.getAllByRole('button');
		const root = hydrateRoot(served, <Demo {...args} />);
		await waitFor(() => expect(args.onTaken.mock.calls.flat()).toEqual(names));
		await expect(canvas.getAllByRole('button')).toEqual(buttons);
		root.unmount();
	},
};

/** Draws a page as a server does, into the story. */
function serve(canvasElement: HTMLElement, page: ReactNode): Element {
	const served = canvasElement.querySelector('[data-slot=served]');
	if (!served) throw new Error('Nothing to render into.');
	served.innerHTML = renderToString(page);
	return served;
}
