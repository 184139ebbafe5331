export { type TabLink, TabLinks, type TabLinksProps } from './tab-links.tsx';
export { useCurrentInSight } from './use-current-in-sight.ts';
