/** Id of the part of a listing's page where its shares are bought. */
export const SHARES = 'invest';
