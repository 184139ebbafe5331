import { useState } from 'react';

/** Keeps the form of something new where it is while its address becomes that of what was saved: who writes it goes on. */
export function useBegun(id: string | undefined): {
	/** The form's key. */
	key: string | undefined;
	/** To be told the id of something as it is saved first. */
	onBegun: (next: string) => void;
} {
	const [begun, setBegun] = useState<{ from: string | undefined; id: string }>();
	const key = id === begun?.id ? begun?.from : id;
	return { key, onBegun: (next) => setBegun({ from: key, id: next }) };
}
