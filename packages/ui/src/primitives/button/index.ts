export { Button, type ButtonProps } from './button.tsx';
export { IconButton, type IconButtonProps } from './icon-button.tsx';
export { IconLink, type IconLinkProps } from './icon-link.tsx';
export { LinkButton, type LinkButtonProps } from './link-button.tsx';
