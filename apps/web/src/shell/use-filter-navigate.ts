import { useNavigate } from 'react-router';
import { useIsPassing } from './use-is-passing.ts';

/** Leads to the address of a list with another filter, and stays where one is on the page. */
export function useFilterNavigate(): (href: string) => void {
	const navigate = useNavigate();
	const passing = useIsPassing();
	return (href) => void navigate(href, { replace: passing(href), preventScrollReset: true });
}
