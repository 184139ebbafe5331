export {
	Menu,
	MenuItem,
	type MenuItemProps,
	MenuLink,
	type MenuLinkProps,
	type MenuProps,
	MenuSeparator,
} from './menu.tsx';
