const WITH_PORT = /^\s*(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)\s*$/;

/** The addresses of `x-forwarded-for` without the ports that some balancers write, as `203.0.113.7:50412`: each connection has another one. */
export function withoutPorts(addresses: string): string {
	return addresses
		.split(',')
		.map((address) => {
			const [, v6, v4] = WITH_PORT.exec(address) ?? [];
			return v6 ?? v4 ?? address;
		})
		.join(',');
}
