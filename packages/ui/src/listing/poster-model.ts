/** Somebody who has public listings. */
export interface Poster {
	person: {
		id: string;
		name: string;
		/** Address of the picture. */
		avatar: string | null;
		/** E.164; null when it is not shown to whoever looks. */
		phone: string | null;
		/** Null when it is not shown to whoever looks. */
		email: string | null;
		description: string | null;
		/** ISO 8601. */
		createdAt: string;
	};
	listingCount: number;
}
