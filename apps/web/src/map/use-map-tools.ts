import { type ComponentType, useEffect, useState } from 'react';
import { needNamespaces } from '../i18n/browser.ts';
import type { MapToolsProps } from './map-tools.tsx';

/**
 * The tools of a map, once their code and their texts have come: who looks at no map needs neither. A connection that breaks costs
 * the tools alone, and they are asked for again with the next map.
 */
export function useMapTools(wanted: boolean): ComponentType<MapToolsProps> | undefined {
	const [tools, setTools] = useState<{ component: ComponentType<MapToolsProps> }>();
	useEffect(() => {
		if (!wanted) return;
		Promise.all([import('./map-tools.tsx'), needNamespaces(['planning'])]).then(
			([{ MapTools }]) => setTools({ component: MapTools }),
			() => undefined,
		);
	}, [wanted]);
	return tools?.component;
}
