import { createContext, type ReactNode, useContext } from 'react';
import type { ListingSummary } from '../listing-model.ts';

type RenderAction = (listing: ListingSummary) => ReactNode;

const ActionContext = createContext<RenderAction>(() => null);

export interface ListingActionProviderProps {
	/** Draws the button on a card's photo, as the saved mark. */
	render: RenderAction;
	children: ReactNode;
}

/** Gives every card below the same button: what it does is the app's. */
export function ListingActionProvider({ render, children }: ListingActionProviderProps) {
	return <ActionContext value={render}>{children}</ActionContext>;
}

/** What draws the button of a card. */
export function useListingAction(): RenderAction {
	return useContext(ActionContext);
}
