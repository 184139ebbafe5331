import { type ReactNode, useEffect, useRef } from 'react';

/** Buttons over a map, one under the other; side by side where the frame around (`@container`) is wide. */
export const mapToolbarStyle =
	'pointer-events-auto flex w-fit flex-col divide-y divide-line rounded-card border border-line-strong bg-surface-raised @4xl:flex-row @4xl:divide-x @4xl:divide-y-0';

export interface MapToolProps {
	/** The picture, hidden from screen readers. */
	icon: ReactNode;
	/** What it is called; stands on it where there is room. */
	name: string;
	/** For one that stays on until it is pressed again. */
	pressed?: boolean | undefined;
	/** For one that opens something beside it. */
	expanded?: boolean | undefined;
	/** It was pressed. */
	onPress: () => void;
}

/** A button of the tools over a map: a picture, with its words beside it where the map is wide. What it opened gives the focus back to it. */
export function MapTool({ icon, name, pressed, expanded, onPress }: MapToolProps) {
	const button = useRef<HTMLButtonElement>(null);
	const isOn = Boolean(pressed || expanded);
	const wasOn = useRef(isOn);
	useEffect(() => {
		// What was pressed last is gone with the panel that it stood in.
		if (wasOn.current && !isOn && document.activeElement === document.body) button.current?.focus();
		wasOn.current = isOn;
	}, [isOn]);

	return (
		<button
			ref={button}
			type="button"
			aria-label={name}
			title={name}
			aria-pressed={pressed}
			aria-expanded={expanded}
			data-slot="map-tool"
			onClick={onPress}
			className="flex min-h-11 min-w-11 items-center justify-center gap-2 text-sm font-bold first:rounded-t-card last:rounded-b-card hover:bg-surface-sunken aria-expanded:bg-ink aria-expanded:text-ink-on aria-pressed:bg-ink aria-pressed:text-ink-on forced-colors:aria-pressed:system-selected forced-colors:aria-expanded:system-selected @4xl:px-3 @4xl:first:rounded-l-card @4xl:first:rounded-tr-none @4xl:last:rounded-r-card @4xl:last:rounded-bl-none [&_svg]:size-5 [&_svg]:shrink-0"
		>
			{icon}
			<span className="hidden @4xl:inline">{name}</span>
		</button>
	);
}
