/** From none to all. */
export const alertFrequencies = ['NEVER', 'INSTANT', 'DAILY', 'WEEKLY'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** A search that somebody keeps, to be told of what is new. */
export interface SavedSearch {
	id: string;
	name: string;
	/** Path and query of the list screen. */
	address: string;
	frequency: AlertFrequency;
	/** 1,001 stands for more than a thousand. */
	newCount: number;
}
