import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, fn } from 'storybook/test';
import { Settled } from './settled.tsx';

const meta = {
	title: 'Settled',
	component: Settled,
	tags: ['!autodocs', '!dev', 'no-visual'],
	args: { children: null },
} satisfies Meta<typeof Settled>;

export default meta;
type Story = StoryObj<typeof meta>;

interface PartProps {
	onDrawn: () => void;
	onEffect: () => void;
}

function Part({ onDrawn, onEffect }: PartProps) {
	useLayoutEffect(onDrawn, [onDrawn]);
	useEffect(onEffect, [onEffect]);
	return null;
}

export const EffectsAreDoneOnceItIsDrawn: Story = {
	play: async () => {
		const onEffect = fn();
		// As a build draws: tests wait for effects by themselves.
		const tests = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined };
		const wasTested = tests.IS_REACT_ACT_ENVIRONMENT;
		tests.IS_REACT_ACT_ENVIRONMENT = false;
		const root = createRoot(document.createElement('div'));
		await new Promise<void>((resolve) =>
			root.render(
				<Settled>
					<Part onDrawn={resolve} onEffect={onEffect} />
				</Settled>,
			),
		);
		tests.IS_REACT_ACT_ENVIRONMENT = wasTested;
		await expect(onEffect).toHaveBeenCalledOnce();
		root.unmount();
	},
};
