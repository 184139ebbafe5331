import React, { type ReactNode, useState } from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, useChannel, useParameter, useStorybookApi } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import sizes from '../../packages/sizes.json';
import { COST, type Cost, entryPoint } from '../cost.ts';

/** What the open story takes of people's time and devices, and which tests watch over it. */
export function CostPanel() {
	const api = useStorybookApi();
	const story = api.getCurrentStoryData();
	const { entry, size } = useSize();
	const [cost, setCost] = useState<Cost | undefined>(() => addons.getChannel().last(COST)?.[0]);
	useChannel({ [COST]: setCost });
	const axe = useParameter<{ test?: string; disable?: boolean }>('a11y');
	const isMeasured = cost?.storyId === story?.id;
	const isTested = story?.tags?.includes('test') ?? false;
	return (
		<AddonPanel active>
			<Facts>
				<Fact name="Script to load">
					{size === undefined
						? 'no entry point of its own'
						: `${size} KB gzipped is all of ${entry}, of which bundlers take what is used`}
				</Fact>
				<Fact name="DOM nodes">{isMeasured ? cost?.nodes : '…'}</Fact>
				<Fact name="First drawing">{isMeasured ? `${cost?.milliseconds.toFixed(1)} ms on this device` : '…'}</Fact>
				<Fact name="axe">
					{!isTested || axe?.disable || axe?.test === 'off'
						? 'not run'
						: axe?.test === 'error'
							? 'run in every check; what it finds fails it'
							: 'run in every check; what it finds is told'}
				</Fact>
				<Fact name="Interaction">
					{isTested && story?.tags?.includes('play-fn') ? 'played in every check' : 'none: it is drawn in every check'}
				</Fact>
			</Facts>
		</AddonPanel>
	);
}

function useSize(): { entry?: string | undefined; size?: number | undefined } {
	const story = useStorybookApi().getCurrentStoryData();
	const entry = story && 'importPath' in story ? entryPoint(String(story.importPath), sizes) : undefined;
	return { entry, size: entry ? (sizes as Record<string, number>)[entry] : undefined };
}

const Facts = styled.dl(({ theme }) => ({
	display: 'grid',
	gridTemplateColumns: 'max-content 1fr',
	gap: '8px 24px',
	margin: 16,
	color: theme.color.defaultText,
	fontSize: theme.typography.size.s2,
	dt: { color: theme.textMutedColor },
	dd: { margin: 0 },
}));

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<>
			<dt>{name}</dt>
			<dd>{children}</dd>
		</>
	);
}
