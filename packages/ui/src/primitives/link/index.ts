export { Link, type LinkProps } from './link.tsx';
export { type LinkElementProps, LinkProvider, type LinkProviderProps, useLinkElement } from './link-context.tsx';
