/** Whose wallet money is about to be moved of, as staff see it. */
export interface WalletOwner {
	/** Of the account. */
	id: string;
	name: string;
	phone: string;
	/** What can be spent, in đồng. */
	balance: number;
}
