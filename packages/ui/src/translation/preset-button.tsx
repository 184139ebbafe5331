import type { ReactNode } from 'react';

export interface PresetButtonProps {
	/** It is what is set. */
	pressed: boolean;
	onPress: () => void;
	/** What it sets: figures. */
	children: ReactNode;
}

/** A usual value a press away, which stays pressed while it is what is set. */
export function PresetButton({ pressed, onPress, children }: PresetButtonProps) {
	return (
		<button
			type="button"
			aria-pressed={pressed}
			data-slot="preset"
			onClick={onPress}
			className="min-h-9 rounded-card border border-line-strong bg-surface-raised px-2.5 text-sm whitespace-nowrap hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-ink-on forced-colors:aria-pressed:system-selected pointer-coarse:min-h-11"
		>
			{children}
		</button>
	);
}
