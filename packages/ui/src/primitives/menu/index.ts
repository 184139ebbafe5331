export { Menu, type MenuProps } from './menu.tsx';
export { MenuItem, type MenuItemProps, MenuLink, type MenuLinkProps, MenuSeparator } from './menu-entry.tsx';
