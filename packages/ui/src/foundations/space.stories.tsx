import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Foundations/Space', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const steps = [1, 2, 3, 4, 6, 8, 12, 16] as const;

export const Grid: Story = {
	render: () => (
		<ul className="grid gap-3 bg-surface p-4 text-ink">
			{steps.map((step) => (
				<li key={step} className="flex items-center gap-4">
					<code className="w-24 shrink-0 text-sm text-ink-muted">
						{step} · {step * 4} px
					</code>
					<span className="hatch h-6 border border-ink" style={{ width: `calc(var(--spacing) * ${step})` }} />
				</li>
			))}
		</ul>
	),
};

export const Shapes: Story = {
	render: () => (
		<div className="grid max-w-2xl gap-4 bg-surface p-4 text-sm text-ink sm:grid-cols-3">
			<div className="rounded-card border border-line bg-surface-raised p-4">
				Card: radius 8, one-pixel line, no shadow
			</div>
			<div className="rounded-tag border border-line-strong bg-surface-raised p-4">Tag: radius 4</div>
			<div className="rounded-card bg-surface-raised p-4 shadow-float">A shadow only on what floats</div>
			<div className="hatch rounded-card border border-line bg-surface-raised p-4">
				Hatching: empty, planned, not sold
			</div>
			<div className="cadastre rounded-card border border-line bg-surface-sunken p-4">
				Cadastre: the ground of a hero
			</div>
			<div className="rounded-card bg-surface-sunken p-4">Sunken paper: what lies behind</div>
		</div>
	),
};
