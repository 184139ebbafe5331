import { createContext, type ReactNode, useContext } from 'react';

/** Pictures of the ground from a tile server, over the built-in ground. */
export interface MapTiles {
	/** As `https://tiles.example/{z}/{x}/{y}.png`. */
	url: string;
	/** Who made them, as plain text. */
	attribution: string;
}

const TilesContext = createContext<MapTiles | undefined>(undefined);

export interface MapTilesProviderProps {
	/** Left out, maps show the built-in ground alone. */
	tiles: MapTiles | undefined;
	/** The app. */
	children: ReactNode;
}

/** Gives every map inside its tiles. */
export function MapTilesProvider({ tiles, children }: MapTilesProviderProps) {
	return <TilesContext value={tiles}>{children}</TilesContext>;
}

/** The tiles that maps here are to show. */
export function useMapTiles(): MapTiles | undefined {
	return useContext(TilesContext);
}
