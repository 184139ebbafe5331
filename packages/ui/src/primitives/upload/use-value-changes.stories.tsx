import type { Meta, StoryObj } from '@storybook/react-vite';
import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { useValueChanges } from './use-value-changes.ts';

type Letters = readonly string[];
type Add = (letter: string) => void;

const ROWS = 20;
const ROW_MS = 4;

/** Adds a letter for each key, as uploads tell that they ended: from outside of React. */
function LetterField({
	value,
	onChange,
	onReady,
}: {
	value: Letters;
	onChange: (value: Letters) => void;
	onReady: (add: Add) => void;
}) {
	const add = useValueChanges(value, onChange, (before: Letters, letter: string) => [...before, letter]);
	const tell = useEffectEvent(onReady);
	useEffect(() => tell(add), [add]);
	return <output>{value.join()}</output>;
}

/** Takes a while to draw, so that React draws it in parts; tells when it is half done. */
function SlowRow({ onDrawn }: { onDrawn: (() => void) | undefined }) {
	const end = performance.now() + ROW_MS;
	while (performance.now() < end);
	onDrawn?.();
	return null;
}

/** Holds the letters, and draws them into a new list each time, as an owner does that knows more of each. */
function Owner({ isMapped }: { isMapped: boolean }) {
	const [letters, setLetters] = useState<Letters>([]);
	const [isNext, setNext] = useState(false);
	const [add, setAdd] = useState<Add>(() => () => undefined);
	const isBegun = useRef(false);
	// Half of the next step is drawn, maybe for the first of several times.
	const begin = () => {
		if (!isBegun.current) queueMicrotask(() => add('a'));
		isBegun.current = true;
	};
	useLayoutEffect(() => {
		if (isNext) queueMicrotask(() => add('b'));
	}, [isNext, add]);
	return (
		<>
			<LetterField
				value={isMapped ? [...letters] : letters}
				onChange={setLetters}
				onReady={(given) => setAdd(() => given)}
			/>
			<button type="button" onClick={() => startTransition(() => setNext(true))}>
				next
			</button>
			{isNext &&
				Array.from({ length: ROWS }, (_, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: nothing but its place tells one from another.
					<SlowRow key={index} onDrawn={index === ROWS / 2 ? begin : undefined} />
				))}
		</>
	);
}

const meta = {
	component: Owner,
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button'));
		await expect(await canvas.findByText(/b/)).toHaveTextContent(/^a,b$/);
	},
} satisfies Meta<typeof Owner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** While React draws the next step in parts, it draws no change from outside before that is done: none is lost. */
export const ChangedWhileANextStepIsDrawn: Story = { args: { isMapped: false } };
export const ChangedByAnOwnerThatDrawsANewList: Story = { args: { isMapped: true } };
