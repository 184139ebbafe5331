import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** What every link of the library renders through: an `<a>`, or the router's link. */
export interface LinkElementProps {
	href: string;
	className?: string | undefined;
	lang?: string | undefined;
	children?: ReactNode;
	'aria-current'?: 'page' | 'true' | undefined;
	'aria-label'?: string | undefined;
	title?: string | undefined;
	'aria-describedby'?: string | undefined;
	'data-slot'?: string | undefined;
	rel?: string | undefined;
	target?: string | undefined;
	role?: 'menuitem' | undefined;
	tabIndex?: -1 | undefined;
	itemProp?: string | undefined;
	onMouseEnter?: (() => void) | undefined;
	onMouseLeave?: (() => void) | undefined;
	onFocus?: (() => void) | undefined;
	onBlur?: (() => void) | undefined;
	onClick?: (() => void) | undefined;
}

function Anchor(props: LinkElementProps) {
	return <a {...props} />;
}

const LinkContext = createContext<ComponentType<LinkElementProps>>(Anchor);

export interface LinkProviderProps {
	/** Renders every link below; takes `href`. @default a plain `<a>` */
	component: ComponentType<LinkElementProps>;
	/** The app. */
	children: ReactNode;
}

/** Gives the library's links to the app's router, so that they change the page without loading it again. */
export function LinkProvider({ component, children }: LinkProviderProps) {
	return <LinkContext value={component}>{children}</LinkContext>;
}

/** The component that links render through. */
export function useLinkElement(): ComponentType<LinkElementProps> {
	return useContext(LinkContext);
}
