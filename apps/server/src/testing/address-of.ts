interface Connection {
	host: string;
	port: number;
	user: string;
	password?: string;
}

/** Address of a database, as DATABASE_URL takes it; the host may be the folder of a socket. */
export function addressOf({ host, port, user, password = '' }: Connection, name: string): string {
	const [who, secret] = [user, password].map(encodeURIComponent);
	return `postgresql://${who}${secret && `:${secret}`}@${encodeURIComponent(host)}:${port}/${name}`;
}
