const hosts: readonly string[] = ['127.0.0.1', '[::1]', 'localhost'];

/** Whether an address is of this machine itself, as the sandbox's are. */
export function isLoopback({ hostname }: Pick<URL, 'hostname'>): boolean {
	return hosts.includes(hostname);
}

/** Whether nobody on the way can read or answer what is sent to an address: it begins with `https://`, or in development is of this machine. */
export function isGuarded(address: string, mode: 'development' | 'production' | 'test'): boolean {
	return address.startsWith('https://') || (mode !== 'production' && isLoopback(new URL(address)));
}
