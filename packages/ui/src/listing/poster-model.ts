/** Somebody who has public listings. */
export interface Poster {
	person: {
		id: string;
		name: string;
		/** Address of the picture. */
		avatar: string | null;
		description: string | null;
		/** ISO 8601. */
		createdAt: string;
	};
	listingCount: number;
}
