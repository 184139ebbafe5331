export { type TabLink, TabLinks, type TabLinksProps } from './tab-links.tsx';
