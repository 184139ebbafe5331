import type { Role } from '../graphql/schema.generated.ts';

/** Who asks. */
export interface Viewer {
	id: string;
	role: Role;
	/** SHA-256 of the token that the request came with. */
	tokenHash: Buffer;
}
